"""What JupyterLab's server is asked by the pages of the course; see ``config`` for how it is found.

A lesson opens where it was left before its kernel runs: the server looks into the record itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    from jupyter_server.base.handlers import APIHandler
    from jupyter_server.utils import url_path_join
    from tornado.ioloop import IOLoop
    from tornado.web import authenticated

    from .kernels import ReadyKernels

    alone = ThreadPoolExecutor(1, "mjteach")  # the record is read by one at a time

    class CourseHandler(APIHandler):
        """The course as its learner left it."""

        @authenticated
        async def get(self) -> None:
            lang = self.get_argument("lang", "en")
            seen = await IOLoop.current().run_in_executor(alone, course, lang)
            self.finish(json.dumps(seen))

    address = url_path_join(server.web_app.settings["base_url"], "mjteach", "course")
    server.web_app.add_handlers(  # type: ignore[no-untyped-call]
        ".*$", [(address, CourseHandler)]
    )
    alone.submit(course, "en")  # what it imports is there when the first page asks
    if isinstance(server.kernel_manager, ReadyKernels):
        first_page = server.config.LabApp.default_url.removeprefix("/lab/tree/")
        folder = unquote(first_page.rpartition("/")[0])
        IOLoop.current().add_callback(server.kernel_manager.keep_one_waiting, folder)


def course(lang: str) -> Mapping[str, Any]:
    """What :func:`mjteach.study.overview.overview` gives now."""
    from mjteach.study.clock import now
    from mjteach.study.overview import overview
    from mjteach.study.this_program import keeper
    from mjteach.text.bundles import languages

    store = keeper()
    try:
        return overview(store, now().astimezone(), lang if lang in languages() else "en")
    finally:
        store.reopen()  # another program may want it for itself
