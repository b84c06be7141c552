"""What every widget shares: a frame, one set of pictures, calm words for trouble."""

from __future__ import annotations

import gc
import platform
import threading
import traceback
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Final, TypeAlias, TypeVar, cast
from zlib import crc32

import anywidget
import ipywidgets
import traitlets

import mjteach as mj
from mjteach.core.message import Message
from mjteach.study.outputs import ASKS, HOMEWORK
from mjteach.text import render

from ._base import script, style
from ._cells import belongs_here
from ._faces import pictures
from ._settings import Settings

_WORDS: Final = (
    "continue",
    *("silent", "stopped", "start_again", "starting_again", "start_by_menu"),
    *("details", "copy_details", "copied", "copy_by_hand"),
)

_REPLY: Final = 0.05
"""Within so many seconds an answer is on its way to the page."""

Json: TypeAlias = "str | int | float | bool | list[Any] | dict[str, Any] | None"


class Words(str):
    """Text that a notebook cell shows as it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class Pictures(ipywidgets.Widget):  # type: ignore[misc]
    """The pictures of all tiles; they are sent to the page once, and every widget uses them."""

    pictures = traitlets.Dict(help="SVG texts by key, see mjwidgets._faces.pictures.").tag(
        sync=True
    )


class FrontEnd(ipywidgets.Widget):  # type: ignore[misc]
    """The script and the style of one sort of widget; they, too, are sent once."""

    name = traitlets.Unicode(help="The sort of widget.").tag(sync=True)
    script = traitlets.Unicode(help="A module, see mjwidgets._base.script.").tag(sync=True)
    style = traitlets.Unicode(help="Its style sheet.").tag(sync=True)


_Shared = TypeVar("_Shared", bound=ipywidgets.Widget)
_SHARED: Final[dict[tuple[object, ...], ipywidgets.Widget]] = {}


def shared(create: Callable[..., _Shared], *which: object) -> _Shared:
    """The one model of a sort that a kernel has; created again only if somebody closed it."""
    found = _SHARED.get((create, *which))
    if found is None or found.comm is None:
        found = _SHARED[create, *which] = create(*which)
    return cast("_Shared", found)


def faces_for(settings: Settings) -> Pictures:
    """The pictures that all widgets with these settings share."""
    return shared(_pictures, settings.indices)


def _pictures(index: bool) -> Pictures:
    return Pictures(pictures=pictures(index=index))


def _front_end(name: str, *sheets: str) -> FrontEnd:
    return FrontEnd(name=name, script=script(f"{name}.js"), style=style(*sheets))


def first_turn(stands: str) -> int:
    """The number of what stands there first, the same wherever the same does.

    A page that was drawn beforehand says with it what it answers.
    """
    return crc32(stands.encode(errors="surrogatepass"))


class Frame(anywidget.AnyWidget):
    """The frame around a widget: its words, its settings, and what it says when something fails."""

    _esm = script("widget.js")

    front_end_files: ClassVar[tuple[str, ...]]
    """Its script in ``static``, and the style sheets it has beside that of all."""

    actions: ClassVar[frozenset[str]] = frozenset()
    """What the front end may ask for."""

    is_question: bool = False
    """Whether it is a question: a page that shows one step after another waits for its answer."""

    words = traitlets.Dict(help="The fixed words of the frame.").tag(sync=True)
    settings = traitlets.Dict(help="How it is drawn.").tag(sync=True)
    faces = traitlets.Instance(Pictures, help="The pictures of the tiles.").tag(
        sync=True, **ipywidgets.widget_serialization
    )
    front_end = traitlets.Instance(FrontEnd, help="Its script and its style.").tag(
        sync=True, **ipywidgets.widget_serialization
    )
    trouble = traitlets.Dict(help="What went wrong, if anything: a sentence and details.").tag(
        sync=True
    )
    answered = traitlets.Int(0, help="The number of the last message answered.").tag(sync=True)

    def __init__(self, settings: Settings, words: Mapping[str, Json], **traits: Any) -> None:
        self._set = settings
        super().__init__(
            words={**words, **frame_words(settings.lang)},
            settings={"projector": settings.projector},
            faces=faces_for(settings),
            front_end=shared(_front_end, *self.front_end_files),
            **traits,
        )
        self.on_msg(self._on_message)
        belongs_here(self)

    @abstractmethod
    def _still(self) -> tuple[str, str]:
        """What viewers without a kernel see: HTML, and the same in plain text."""

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        """Do what the front end asks for."""

    def _concerns(self) -> str:
        """What an error report should name: the question, or whatever is shown."""
        return type(self).__name__

    def __repr__(self) -> str:
        return self._still()[1]

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The live widget, and for viewers without a kernel a still page."""
        made = super()._repr_mimebundle_(**options)
        data, metadata = made if isinstance(made, tuple) else (made, {})
        html, text = self._still()
        told = {HOMEWORK: not self._set.answers, ASKS: self.is_question}
        still = {"text/html": html, "text/plain": text}
        return {**(data or {}), **still}, {**metadata, **{key: True for key in told if told[key]}}

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        """Do what the front end asks, once for each number however often it is repeated.

        A message of another shape is passed over.
        """
        asked = content if isinstance(content, Mapping) else {}
        number, action = asked.get("id"), asked.get("action")
        if type(number) is not int or number <= self.answered:
            return
        if not isinstance(action, str) or action not in self.actions:
            return
        with undisturbed(), self.hold_sync():
            with self._calmly():
                self.trouble = {}
                self._answer(action, asked)
            self.answered = number

    @contextmanager
    def _calmly(self) -> Iterator[None]:
        """Keep the page as it is if anything inside fails, and say so in one sentence."""
        try:
            yield
        except Exception as error:
            self.trouble = {
                "text": render(Message("widget.trouble"), self._set.lang),
                "details": report(error, self._concerns()),
            }


def front_ends(sort: type[Frame] = Frame) -> set[tuple[str, ...]]:
    """The files of every sort of widget that has been imported; see ``Frame.front_end_files``."""
    below = (front_ends(one) for one in sort.__subclasses__())
    own = {sort.front_end_files} if hasattr(sort, "front_end_files") else set()
    return own.union(*below)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A context without garbage collection, which may take longer than a click.

    A thread lets it begin again. A loop would do so only while it runs, and not every loop goes on.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        later = threading.Timer(_REPLY, gc.enable)
        try:
            later.start()
        except RuntimeError:  # in a browser there are no threads
            gc.enable()


def report(error: BaseException, concerns: str) -> str:
    """What a developer needs to mend an error: where it happened, the versions, the traceback."""
    told = "".join(traceback.format_exception(error)).rstrip()
    versions = f"mjteach {mj.__version__}, Python {platform.python_version()}"
    return f"{concerns}\n{versions}\n{told}"


def frame_words(lang: str) -> dict[str, str]:
    """The words of the frame itself."""
    return {
        "lang": lang,
        **{name: render(Message(f"widget.{name}"), lang) for name in _WORDS},
    }
