"""The course on this computer: ``python3 serve.py`` serves the folder that it lies in.

A browser keeps answers under the address of the pages. So the folder makes up a name when it is
first served, which stands in that address: the answers of two sticks at one computer stay apart.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import secrets
import sys
import webbrowser
from functools import lru_cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".zip", ".gz")
HOST = "127.0.0.1"
NAME = "record.txt"
"""The file with the name of the folder: whoever copies it, too, has the same record."""


@lru_cache(maxsize=256)
def smaller(path: Path, _changed: int) -> bytes:
    """The file as it is sent to whoever can unpack it."""
    return gzip.compress(path.read_bytes(), 6)


def name_of(folder: Path) -> str:
    """The name of a folder, made up where it has none; empty where it cannot be written."""
    file = folder / NAME
    try:
        found = file.read_text(encoding="utf-8", errors="replace").strip() if file.exists() else ""
        if not re.fullmatch("[0-9a-f]{8}", found):
            found = secrets.token_hex(4)
            file.write_text(f"{found}\n", encoding="utf-8")
    except OSError:
        return ""
    return found


class Handler(SimpleHTTPRequestHandler):
    """Files of this folder, of the right types, and kept by the browser as long as they may be."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, directory=str(HERE), **named)

    def log_message(self, *_given: Any) -> None:
        """Nobody reads it."""

    @property
    def _root(self) -> str:
        assert isinstance(self.server, Server)
        return self.server.root

    def _elsewhere(self) -> str:
        """The address that is meant, where another was typed: a browser keeps answers by it."""
        host, _, port = self.headers.get("Host", "").partition(":")
        is_in_folder = self.path.startswith(self._root)
        if is_in_folder and host != "localhost":
            return ""
        begins = f"http://{HOST}:{port}" if host == "localhost" else ""
        return begins + (self.path if is_in_folder else self._root)

    def translate_path(self, path: str) -> str:
        """The file at an address of the folder."""
        return super().translate_path(path.removeprefix(self._root))

    def do_GET(self) -> None:
        """Send a file, smaller where that is understood and not yet done."""
        if to := self._elsewhere():
            self.send_response(302)
            self.send_header("Location", to)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        path = Path(self.translate_path(self.path))
        if path.is_dir() or not path.is_file() or path.suffix in PACKED:
            return super().do_GET()
        changed = path.stat().st_mtime_ns
        tag = f'"{changed:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.send_header("ETag", tag)
            self.end_headers()
            return None
        packs = "gzip" in self.headers.get("Accept-Encoding", "")
        body = smaller(path, changed) if packs else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if packs:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", tag)
        self.end_headers()
        self.wfile.write(body)
        return None

    def end_headers(self) -> None:
        """Say how long it may be kept."""
        # under a name that begins so stands the same for ever
        lasts = self.path.startswith(f"{self._root}v-")
        kept = "public, max-age=31536000, immutable" if lasts else "no-cache"
        self.send_header("Cache-Control", kept)
        super().end_headers()


class Server(ThreadingHTTPServer):
    """A server that says nothing where a browser has gone away before all was sent.

    Raises OSError where another program has the port.
    """

    allow_reuse_address = os.name != "nt"  # on Windows two programs would share a port

    def __init__(self, port: int, name: str = "") -> None:
        super().__init__((HOST, port), Handler)
        self.root = f"/{name}/" if name else "/"

    @property
    def address(self) -> str:
        """Where the course begins."""
        return f"http://{HOST}:{self.server_port}{self.root}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of anything else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


TAKEN = (
    "The course can't use port {port}. Maybe a course is still running there: this one, or one of\n"
    "somebody else. Close its window, or the program that uses the port, and start again. At\n"
    "another port (--port {other}) it works too, but your answers at port {port} aren't there."
)
STAYS = (
    "Your answers stay in the browser you use. For another computer, choose “Save my answers\n"
    "to a file” in the map, and there “Bring in a file”."
)
SHARED = (
    "This folder can't be written. So on one computer, all such folders go on in the same record."
)


def main() -> None:
    """Serve the folder until Ctrl+C."""
    parser = argparse.ArgumentParser(description="The course, on this computer alone.")
    parser.add_argument("--port", type=int, default=8604, help="0 for any that is free")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    given = parser.parse_args()
    name = name_of(HERE)
    try:
        opened = Server(given.port, name)
    except OverflowError:
        parser.error(f"{given.port} is no port: they go up to 65535")
    except OSError:
        sys.exit(TAKEN.format(port=given.port, other=given.port + 1))
    with opened as server:
        print(f"The course is at {server.address} (Ctrl+C stops it)")
        print(STAYS if name else f"{STAYS}\n{SHARED}", flush=True)
        if not given.no_browser:
            webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("Stopped.")


if __name__ == "__main__":
    main()
