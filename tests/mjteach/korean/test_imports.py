"""Korean mahjong stands on core alone: nothing of riichi mahjong is imported."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import mjteach.korean

FOLDER = Path(mjteach.korean.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))


def test_the_package_loads_without_riichi() -> None:
    modules = [
        ".".join(("mjteach.korean", *path.relative_to(FOLDER).with_suffix("").parts))
        for path in FILES
    ]
    code = (
        f"import importlib, sys\nfor name in {modules!r}: importlib.import_module(name)\n"
        "print(*sorted(name for name in sys.modules if name.startswith('mjteach.')))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=environment, text=True
    )
    loaded = done.stdout.split()
    assert "mjteach.korean.counting" in loaded
    packages = {name.split(".")[1] for name in loaded}
    assert packages == {"core", "korean"}


def test_the_source_names_core_and_itself_only() -> None:
    assert len(FILES) > 10
    for path in FILES:
        depth = len(path.relative_to(FOLDER).parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level > depth:
                assert (node.module or "").split(".")[0] == "core", path.name
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names.append(node.module or "")
            assert not [name for name in names if name.startswith("mjteach")], path.name


def test_public_names() -> None:
    assert sorted(mjteach.korean.__all__) == [
        "KoreanContext",
        "KoreanResult",
        "KoreanRules",
        "KoreanWinBy",
        "PRESETS",
        "bulleo",
        "count",
        "eopeo",
        "evaluate",
        "preset",
        "table",
    ]
