"""The course on this computer: ``python3 serve.py`` serves the folder that it lies in."""

from __future__ import annotations

import argparse
import gzip
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


@lru_cache(maxsize=256)
def smaller(path: Path, _changed: int) -> bytes:
    """The file as it is sent to whoever can unpack it."""
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Files of this folder, of the right types, and kept by the browser as long as they may be."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, directory=str(HERE), **named)

    def log_message(self, *_given: Any) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        """Send a file, smaller where that is understood and not yet done."""
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
        lasts = "/v-" in self.path  # under such a name stands the same for ever
        kept = "public, max-age=31536000, immutable" if lasts else "no-cache"
        self.send_header("Cache-Control", kept)
        super().end_headers()


class Server(ThreadingHTTPServer):
    """A server that says nothing where a browser has gone away before all was sent."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of anything else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def main() -> None:
    """Serve the folder until Ctrl+C."""
    parser = argparse.ArgumentParser(description="The course, on this computer alone.")
    parser.add_argument("--port", type=int, default=8604, help="0 for any that is free")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    given = parser.parse_args()
    with Server(("127.0.0.1", given.port), Handler) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        print(f"The course is at {address} (Ctrl+C stops it)", flush=True)
        if not given.no_browser:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("Stopped.")


if __name__ == "__main__":
    main()
