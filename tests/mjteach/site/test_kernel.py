"""The kernel of a plain page, in Python: what a cell shows, and what it leaves."""

from __future__ import annotations

import pytest

from mjteach.site.kernel import Kernel


@pytest.fixture
def kernel(tmp_path, monkeypatch) -> Kernel:
    monkeypatch.chdir(tmp_path)
    return Kernel()


class Drawn:
    """Something that draws itself."""

    def _repr_html_(self) -> str:
        return '<p><a href="today.ipynb#cell-id=what-you-know">drawn</a></p>'


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("1 + 1", {"html": "<pre>2</pre>"}),
        ("x = 1", {}),
        ("# nothing", {}),
        ("'<b>'", {"html": "<pre>&#x27;&lt;b&gt;&#x27;</pre>"}),
        ("print('<i>')", {"html": "<pre>&lt;i&gt;\n</pre>"}),
        ("print('a'); 2", {"html": "<pre>a\n</pre><pre>2</pre>"}),
        ("Drawn()", {"html": '<p><a href="today.html#what-you-know">drawn</a></p>'}),
    ],
)
def test_a_cell_shows_what_its_last_line_is_worth(kernel, code, shown):
    kernel.names["Drawn"] = Drawn
    assert kernel.run("cell", code) == shown


def test_names_last_from_cell_to_cell_and_end_with_the_lesson(kernel):
    kernel.run("one", "x = 2")
    assert kernel.run("two", "x") == {"html": "<pre>2</pre>"}
    kernel.open("en/other.ipynb")
    assert kernel.run("three", "x")["html"].endswith("is not defined\n</pre>")


@pytest.mark.parametrize("code", ["1 +", "1 / 0", "raise ValueError('<script>')"])
def test_an_error_is_told_in_text_and_stops_nothing(kernel, code):
    shown = kernel.run("cell", code)
    assert shown["error"]
    assert "<script>" not in shown["html"]
    assert kernel.run("cell", "1") == {"html": "<pre>1</pre>"}


def test_a_file_is_given_once_each_time_it_is_written(kernel):
    assert list(kernel.files()) == []
    kernel.run("cell", "open('a.txt', 'w').write('one')")
    assert list(kernel.files()) == [("a.txt", "one")]
    assert list(kernel.files()) == []


def test_a_widget_that_is_gone_hears_nothing(kernel):
    kernel.receive("nobody", {"method": "custom", "content": {}})
