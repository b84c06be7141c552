"""What the builder refuses, and what it takes in; a whole site: tests/browser/test_site.py."""

from __future__ import annotations

import json
import re
import struct
import tarfile
import threading
import zipfile
import zlib
from http.client import HTTPConnection
from pathlib import Path

import pytest
import yaml

from mjteach.launch import lessons
from mjteach.site import pack, pyodide, serve
from mjteach.site.build import BESIDE, STATIC, build, replace
from mjteach.site.lesson import true_here
from support.scripts import script

ROOT = Path(__file__).parents[3]
draw_icon = script("draw_icon")


def test_another_file_than_the_published_one_is_refused(tmp_path):
    archive = tmp_path / "pyodide.tgz"
    with tarfile.open(archive, "w:gz"):
        pass
    with pytest.raises(SystemExit, match="is not Pyodide"):
        pyodide.unpack(tmp_path, archive)
    with pytest.raises(SystemExit, match="no file"):
        pyodide.unpack(tmp_path, tmp_path / "missing.tgz")


def test_where_npm_is_missing_the_file_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="--pyodide"):
        pyodide.unpack(tmp_path)


def test_a_folder_with_anything_else_in_it_stays_as_it_is(tmp_path):
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(SystemExit, match="something else"):
        build(tmp_path / "lessons", tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "mine"


def test_what_a_page_imports_is_whole_and_nothing_is_compiled(tmp_path):
    tree = tmp_path / "tree"
    pack.lay(tree)
    there = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert {"mjteach/site/kernel.py", "mjteach/rulebook.md", "mjwidgets/__init__.py"} <= there
    assert {"ipywidgets/__init__.py", "fluent/runtime/__init__.py"} <= there
    wrong = re.compile(r"\.(so|pyc|pyd)$|^mjteach/(launch|jupyter|lessons)/|sqlalchemy|matplotlib/")
    assert [name for name in there if wrong.search(name)] == []
    for name in ("one.zip", "two.zip"):
        pack.pack(tree, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert set(packed.namelist()) == there


def test_the_workflow_can_be_read_and_builds_by_the_command():
    found = yaml.safe_load((ROOT / ".github/workflows/pages.yml").read_text(encoding="utf-8"))
    steps = found["jobs"]["publish"]["steps"]
    run, given = (step["run"] for step in steps if "run" in step), steps[-2]["with"]["path"]
    assert list(run) == [f"python3 -m mjteach site {given}"]
    assert all("uses" in step or "run" in step for step in steps)


ELSEWHERE = re.compile(r"JupyterLab|own folder|one folder|python3|on this computer")


def test_no_text_sends_the_reader_of_a_page_to_a_folder_or_a_command():
    for path in sorted((lessons() / "en").glob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            for there in cell["metadata"].get("mjteach", {}).get("page", {}):
                assert source.count(there) == 1, cell["id"]
            if cell["cell_type"] == "markdown":
                assert ELSEWHERE.search(true_here(cell, source)) is None, (path.stem, cell["id"])


@pytest.mark.parametrize("name", draw_icon.PNGS)
def test_an_icon_is_what_is_drawn_now(name):
    data, (size, corner) = (STATIC / name).read_bytes(), draw_icon.PNGS[name]
    assert struct.unpack(">II", data[16:24]) == (size, size)
    packed = data[data.index(b"IDAT") + 4 : data.index(b"IEND") - 8]
    rows = [b"\0" + row.tobytes() for row in draw_icon.pixels(size, corner)]
    assert zlib.decompress(packed) == b"".join(rows), "run python .ci/draw_icon.py"
    assert draw_icon.svg() == (STATIC / "icon.svg").read_text(encoding="utf-8")


def test_every_icon_that_is_named_is_laid_beside_the_pages():
    named = {icon["src"] for icon in json.loads((STATIC / "site.webmanifest").read_text())["icons"]}
    pages = (STATIC / "page.html").read_text() + (STATIC / "index.html").read_text()
    named |= set(re.findall(r"icon[\w-]*\.(?:svg|png)", pages))
    assert named == {beside for beside in BESIDE if beside.startswith("icon")}


def test_a_browser_that_goes_away_is_no_error_and_anything_else_is(capsys):
    with serve.Server(0) as server:
        for error, is_told in ((ConnectionResetError(), False), (ValueError("odd"), True)):
            try:
                raise error
            except type(error):
                server.handle_error(None, ("127.0.0.1", 1))
            assert ("odd" in capsys.readouterr().err) is is_told


@pytest.fixture
def served(tmp_path, monkeypatch):
    """Serves a folder, and answers what is sent for an address: a status, and where it leads."""
    folder = tmp_path / "site"
    (folder / "v-1").mkdir(parents=True)
    (folder / "index.html").write_text("the course")
    (folder / "v-1" / "page.mjs").write_text("a page")
    (tmp_path / "beside.txt").write_text("nobody's business")
    monkeypatch.setattr(serve, "HERE", folder)
    with serve.Server(0, serve.name_of(folder)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()

        def ask(path, host="127.0.0.1"):
            line = HTTPConnection("127.0.0.1", server.server_port)
            line.request("GET", path, headers={"Host": f"{host}:{server.server_port}"})
            answer = line.getresponse()
            found = answer.status, answer.headers["Location"] or answer.read().decode()
            line.close()
            return *found, answer.headers["Cache-Control"]

        yield server, ask
        server.shutdown()
        thread.join()


def test_each_folder_has_an_address_of_its_own_to_which_every_other_leads(served):
    server, ask = served
    root, port = server.root, server.server_port
    assert re.fullmatch(r"/[0-9a-f]{8}/", root)
    assert server.address == f"http://127.0.0.1:{port}{root}"
    lasting = "public, max-age=31536000, immutable"
    assert ask(root) == (200, "the course", "no-cache")
    assert ask(f"{root}v-1/page.mjs") == (200, "a page", lasting)
    assert ask("/") == (302, root, "no-cache")
    assert ask("/v-1/page.mjs") == (302, root, "no-cache")
    assert ask(root, "localhost") == (302, f"http://127.0.0.1:{port}{root}", "no-cache")
    assert ask(f"{root}../beside.txt")[0] == 404


def test_a_folder_keeps_its_name_and_two_have_two(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
    names = [serve.name_of(folder) for folder in (one, one, other)]
    assert names[0] == names[1] != names[2]
    (one / serve.NAME).write_text("../..")
    assert re.fullmatch(r"[0-9a-f]{8}", serve.name_of(one))
    assert serve.name_of(tmp_path / "none") == ""
    made = tmp_path / "made"
    made.mkdir()
    replace(other, made)
    replace(tmp_path / "new", made)
    assert serve.name_of(other) == names[2]


def test_a_port_that_is_taken_is_told_and_no_other_is(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(serve, "HERE", tmp_path)
    with serve.Server(0) as first:
        called = ["serve.py", "--no-browser", "--port", str(first.server_port)]
        monkeypatch.setattr("sys.argv", called)
        with pytest.raises(SystemExit) as ended:
            serve.main()
    assert f"The course can't use port {first.server_port}." in str(ended.value)
    assert capsys.readouterr().out == ""
