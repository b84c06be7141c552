"""Python for a browser: Pyodide, one version of it, as its makers published it."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

VERSION: Final = "314.0.6"
PYTHON: Final = "3.14"
"""The Python it is."""
SITE: Final = f"/lib/python{PYTHON}/site-packages"
"""Where it looks for packages."""
_SHA512: Final = (
    "BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="
)
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a page needs of it."""
LOCK: Final = "pyodide-lock.json"
LOADED: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "python.zip")
"""What is large of all that a page loads, besides the memory it may begin with."""
SNAPSHOT: Final = "snapshot.bin.gz"
_LOADED: Final = "return Module.HEAP8.set(t),l}"
_GROWN: Final = (
    "if(t.length>HEAP8.length){wasmMemory.grow(Math.ceil((t.length-HEAP8.length)/65536));"
    f"updateMemoryViews()}}{_LOADED}"
)
"""This version loads no memory that is larger than what it begins with, unless told to grow."""


def unpack(into: Path, archive: Path | None = None) -> None:
    """Lay its files into a folder: from the archive that is named, or fetched with npm.

    Raises SystemExit with one sentence where there is none, or where it is not the one we know.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = archive or _fetched(Path(folder))
        if not found.is_file():
            raise SystemExit(f"There is no file {found}.")
        digest = base64.b64encode(hashlib.sha512(found.read_bytes()).digest()).decode()
        if digest != _SHA512:
            raise SystemExit(f"{found.name} is not Pyodide {VERSION} as it was published.")
        with tarfile.open(found) as packed:
            for name in (*FILES, LOCK):
                member = packed.extractfile(f"package/{name}")
                assert member is not None
                (into / name).write_bytes(member.read())
    lock = json.loads((into / LOCK).read_bytes())
    (into / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    loader = (into / "pyodide.asm.mjs").read_text(encoding="utf-8")
    assert loader.count(_LOADED) == 1
    (into / "pyodide.asm.mjs").write_text(loader.replace(_LOADED, _GROWN), encoding="utf-8")


def _fetched(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            f"npm is needed to fetch Pyodide {VERSION}. Install it, or name the file "
            f"pyodide-{VERSION}.tgz with --pyodide."
        )
    called = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
    if subprocess.run(called, cwd=folder, check=False).returncode:
        raise SystemExit(f"npm could not fetch Pyodide {VERSION}.")
    return folder / f"pyodide-{VERSION}.tgz"
