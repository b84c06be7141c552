"""What an installed package offers: its names, its versions, and every file it needs to run."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mjteach as mj
from mjteach.launch import environment

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"mjteach": ROOT / "mjteach", "mjwidgets": ROOT / "widgets" / "mjwidgets"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# --- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", mj.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(mj, name) is not None
    assert name in dir(mj)


def test_a_name_that_does_not_exist() -> None:
    with pytest.raises(AttributeError, match="no attribute 'hnad'"):
        _ = mj.hnad  # type: ignore[attr-defined]


def test_importing_the_package_loads_only_what_prints_a_message() -> None:
    code = "import sys, mjteach; print([name for name in sys.modules if 'mjteach.' in name])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['mjteach.core', 'mjteach.core.message']"


def test_no_two_classes_share_a_name() -> None:
    """Whoever reads a name knows which one is meant, wherever it stands."""
    places: dict[str, list[str]] = {}
    for package in PACKAGES.values():
        for path in package.rglob("*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


# --- versions ----------------------------------------------------------------------------------


PIN = re.compile(
    r"(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?: ; [\w ().='<>!]+)?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
)


@pytest.mark.parametrize("extras", [(), ("test",)])
def test_pins_are_names_versions_and_hashes_without_addresses(extras: tuple[str, ...]) -> None:
    assert PIN.sub("", environment.requirements(ROOT, extras)).strip() == ""


@pytest.mark.parametrize("extras", [(), ("test",)])
def test_pins_hold_what_the_project_asks_for(extras: tuple[str, ...]) -> None:
    pins = PIN.finditer(environment.requirements(ROOT, extras))
    pinned = {canonicalize_name(pin["name"]): pin["version"] for pin in pins}
    asked = [*PROJECT["dependencies"]]
    asked += [
        line for extra in ("course", *extras) for line in PROJECT["optional-dependencies"][extra]
    ]
    for requirement in map(Requirement, asked):
        version = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), requirement


# --- files -------------------------------------------------------------------------------------


def run_time_files() -> set[str]:
    """Where each file of the packages and the lessons lies once installed."""
    trees = [*PACKAGES.items(), ("mjteach/lessons", ROOT / "lessons")]
    return {
        f"{prefix}/{path.relative_to(tree).as_posix()}"
        for prefix, tree in trees
        for path in tree.rglob("*")
        if path.is_file() and not {"__pycache__", ".ipynb_checkpoints"} & set(path.parts)
    }


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and with the wheel built from that sdist."""
    for tool in ("build", "hatchling"):
        if importlib.util.find_spec(tool) is None:
            pytest.skip(f"{tool} is not installed")
    dist = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return dist


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


def test_the_wheel_holds_every_file_needed_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == run_time_files()
    kinds = {Path(name).suffix for name in names}
    assert {".py", ".typed", ".ftl", ".tsv", ".bin", ".js", ".mjs", ".css", ".json"} <= kinds


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (folder,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        metadata = archive.read(f"{folder}/METADATA").decode()
        scripts = archive.read(f"{folder}/entry_points.txt").decode()
        assert f"{folder}/licenses/LICENSE" in archive.namelist()
    assert f"Version: {mj.__version__}\n" in metadata
    assert "Requires-Python: >=3.11\n" in metadata
    assert "mjteach = mjteach.launch:main" in scripts


def test_the_sdist_holds_what_tests_and_gates_need(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        ".ci/run",
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "constraints.txt",
        "pyproject.toml",
        "tests/mjteach/test_packaging.py",
    } <= names
    assert not any(name.startswith((".venv", "dist/")) or "__pycache__" in name for name in names)


def test_the_installed_package_finds_its_own_lessons(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = "from mjteach.launch import checkout, lessons; print(lessons(), checkout())"
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == f"{tmp_path / 'mjteach' / 'lessons'} None"
    offered = subprocess.run(
        [sys.executable, "-m", "mjteach", "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    for word in ("--folder", "--port", "--no-browser", "mjteach test"):
        assert word in offered.stdout


ALONE = """
import sys
sys.modules |= dict.fromkeys(("jupyterlab", "ipywidgets", "anywidget", "matplotlib", "sqlalchemy"))
import mjteach as mj
print(mj.why(mj.value("234567m22p345s67s", "8s", "tsumo")))
from mjteach.puzzles.generate import code_of, generate
print(code_of(generate("fu_count", level=1, seed="a")))
from mjteach.launch import main
main([])
"""


def test_the_engine_needs_nothing_of_the_course(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = archive.read(name).decode()
    needed = re.findall(r"Requires-Dist: ([\w.-]+)[^;\n]*$", metadata, re.MULTILINE)
    assert needed == ["fluent-runtime"]
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    worked, code = done.stdout.strip().rsplit("\n", 1)
    assert "tsumo" in worked
    assert code.startswith("fu_count")
    assert done.stderr.strip() == (
        "The course itself is not installed: run pip install 'mjteach[course]', then mjteach again."
    )
