"""How every lesson is built and written; that it runs, its cells and test_fresh_run.py show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from mjteach.puzzles.registry import kind
from mjteach.study.keeping import Keeper
from support.course.lessons import run
from support.kept import kept, lines
from support.study.samples import answered

FOLDER = Path(__file__).parents[2] / "lessons"
LESSONS = sorted(FOLDER.glob("*/*.ipynb"))
IMPORTS = "import mjteach as mj\nimport mjwidgets as mjw"
BANNED = re.compile(
    r"\b(simply|obviously|just|of course|as everyone knows|trivial)\b", re.IGNORECASE
)
MOST_WORDS = 24
LONGEST_LABEL = 26
"""A label of a folded cell that a phone shows without scrolling sideways."""
MOST_STATEMENTS = 6
"""Lines of code below a label: the tiles, the rule, the question, what is drawn, what is told."""
MOST_LINES = 14
"""Lines of the one screen to remember; pictures are measured in a browser."""
LEADS_TEACHERS = re.compile(r" · \[For teachers\]\(for-teachers.ipynb#cell-id=(.+)\)$")
every_lesson = pytest.mark.parametrize(
    "path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


def opening(lang: str) -> str:
    """What the first cell of a lesson runs; in another language than English it says which."""
    return IMPORTS if lang == "en" else f'{IMPORTS}\nmjw.settings(lang="{lang}")'


def of_language(lang: str) -> list[Path]:
    """The lessons of one language: a folder each."""
    return [path for path in LESSONS if path.parent.name == lang]


def cells(path: Path, sort: str) -> list[Any]:
    return [cell for cell in nbformat.read(path, 4).cells if cell.cell_type == sort]


def prose(path: Path) -> str:
    """What is read aloud: without tables, code, links' addresses and names in brackets."""
    text = "\n\n".join(cell.source for cell in cells(path, "markdown"))
    text = re.sub(r"^\|.*$|`[^`]*`|<[^>]+>|\([^)]*\)|[*#\[\]]", " ", text, flags=re.MULTILINE)
    return re.sub(r"^- ", "\n", text, flags=re.MULTILINE)


def test_there_are_lessons() -> None:
    assert of_language("en")[0].stem == "0-1-start"


def test_a_lesson_of_another_language_says_so_first() -> None:
    assert opening("ko") == f'{IMPORTS}\nmjw.settings(lang="ko")'


@every_lesson
def test_it_opens_by_itself_with_the_code_folded(path: Path) -> None:
    """But for code that a learner is invited to change."""
    notebook = nbformat.read(path, 4)
    nbformat.validate(notebook)
    is_walked = path.stem not in ("9-1-practice-room", "today", "table", "for-teachers")
    ours = {"autorun": True} if is_walked else {"autorun": True, "steps": False}
    assert notebook.metadata["mjteach"] == ours
    assert notebook.metadata["kernelspec"]["name"] == "python3"
    for cell in cells(path, "code"):
        is_folded = cell.metadata.get("jupyter") == {"source_hidden": True}
        assert is_folded is ("try" not in cell.metadata.get("tags", ())), cell.id


@every_lesson
def test_sections_are_numbered_without_a_gap(path: Path) -> None:
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    numbers = [int(found) for found in re.findall(r"(?m)^## (\d+) ·", text)]
    assert numbers == list(range(1, len(numbers) + 1))


@every_lesson
def test_code_reads_like_a_sentence(path: Path) -> None:
    """A short comment as its label, few lines, nothing defined, nothing printed."""
    first, *others = cells(path, "code")
    assert first.source.partition("\n")[2] == opening(path.parent.name)
    for cell in (first, *others):
        label, *rest = cell.source.split("\n")
        lines = [line for line in rest if line and line not in IMPORTS]
        assert label.startswith("# "), cell.id
        assert len(label) <= LONGEST_LABEL, cell.id
        assert len(lines) <= MOST_STATEMENTS, cell.id
        assert not re.search(r"^(def|for|while|class|import mjteach\.)|print\(", cell.source), (
            cell.id
        )


@every_lesson
def test_every_cell_runs_alone_and_answers_nothing(
    path: Path, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart a learner may run any cell first; it has all it needs.

    What it asks the engine answers, and the record of whoever reads it stays as it was.
    """
    monkeypatch.setenv("MJTEACH_SELFCHECK", "1")
    keeper.take_in((answered(1), answered(2)))
    before = keeper.answers()
    for cell in cells(path, "code"):
        run(cell.source, {})
    assert keeper.answers() == before


@every_lesson
def test_every_picture_has_words(path: Path) -> None:
    for cell in cells(path, "code"):
        for output in cell.outputs:
            data = output.get("data", {})
            assert not [kind for kind in data if kind.startswith("image/")], cell.id
            for image in re.findall(r"<img[^>]*>", data.get("text/html", "")):
                assert re.search(r'alt="', image), cell.id


@every_lesson
def test_every_column_of_a_table_has_a_name(path: Path) -> None:
    """A screen reader says it before each cell."""
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    heads = re.findall(r"^\|(.*)\|\n\|[ :|-]+\|$", text, flags=re.MULTILINE)
    assert [head for head in heads if not all(map(str.strip, head.split("|")))] == []


WITH_A_SCREEN = [path for path in of_language("en")[1:] if path.stem not in ("today", "table")]
"""The start page, which is the map, and the page of the day have nothing to keep."""


@pytest.mark.parametrize("path", WITH_A_SCREEN, ids=lambda path: path.stem)
def test_it_ends_with_one_screen_to_keep(path: Path) -> None:
    """Its size is measured in a browser."""
    assert kept(path)
    assert len(lines(path)) <= MOST_LINES


@every_lesson
def test_links_lead_somewhere(path: Path) -> None:
    text = "".join(cell.source for cell in cells(path, "markdown"))
    links = re.findall(r"\]\(([^)#]+)(?:#cell-id=([^)]+))?\)", text)
    assert links
    for file, cell in links:
        assert (path.parent / file).is_file(), file
        there = [one.id for one in nbformat.read(path.parent / file, 4).cells] if cell else [cell]
        assert cell in there, cell


@pytest.mark.parametrize("lang", sorted({path.parent.name for path in LESSONS}))
def test_the_start_page_is_the_map(lang: str) -> None:
    """It leads to every lesson, in the order that "next" and "back" follow, and to other pages."""
    start, *others = of_language(lang)
    text = "".join(cell.source for cell in cells(start, "markdown"))
    links = dict.fromkeys(re.findall(r"\]\(([^)#]+)[^)]*\)", text))
    assert sorted(links) == [path.name for path in others]
    numbered = [link for link in links if link[0].isdecimal()]
    assert numbered == sorted(numbered)


def test_the_page_for_teachers_has_every_lesson_in_its_order() -> None:
    """Under its title, which leads there; and each lesson leads to what is said of it."""
    start, *others = of_language("en")
    numbered = [path for path in (start, *others) if path.name[0].isdecimal()]
    page = nbformat.read(start.with_name("for-teachers.ipynb"), 4)
    said = {cell.id: cell.source.split("\n")[0] for cell in page.cells if cell.id[:7] == "lesson-"}
    del said["lesson-by-lesson"]
    led = {}
    for path in numbered:
        first, *_, last = cells(path, "markdown")
        title = first.source.split("\n")[0].removeprefix("# ")
        (cell,) = LEADS_TEACHERS.findall(last.source)
        led[cell] = f"### [{title}]({path.name})"
    assert [*led.items()] == [*said.items()]


@pytest.mark.parametrize("path", of_language("en"), ids=lambda path: path.stem)
def test_sentences_are_short_and_kind(path: Path) -> None:
    text = prose(path)
    assert not BANNED.findall(text)
    assert "!" not in text
    for sentence in re.split(r"(?<=[.?:])\s+|\n\s*\n|\n(?=\S)", text):
        words = sentence.split()
        assert len(words) <= MOST_WORDS, " ".join(words)


@every_lesson
def test_questions_belong_to_this_version(path: Path) -> None:
    """Every code written in a lesson opens."""
    from mjteach.puzzles.generate import code_of, open_code

    text = "".join(cell.source for cell in nbformat.read(path, 4).cells)
    for code in set(
        re.findall(r"\b(?:wait_finder|furiten_judge|fu_count)(?:\.\d+)?-\d+b?-\w+", text)
    ):
        assert code_of(open_code(code)) == code


PRACTICE = re.compile(r'mjw\.practice\(\s*"(?P<kind>\w+)", level=(?P<level>\d)(?P<more>[^)]*)\)')


@every_lesson
def test_practice_before_the_end_asks_only_what_was_taught(path: Path) -> None:
    """In a lesson that ends with practice of everything, a set before it names its topics."""
    every = nbformat.read(path, 4).cells
    if not any("## Practice" in cell.source for cell in every):
        return
    for cell in every:
        if cell.cell_type == "markdown" and "## Practice" in cell.source:
            break
        for asked in PRACTICE.finditer(cell.source) if cell.cell_type == "code" else ():
            row, level = kind(asked["kind"]), int(asked["level"])
            has_topics = any(topic.narrows(level) for topic in row.topics.values())
            named = "topics=" in asked["more"]
            assert named or not has_topics, cell.source
