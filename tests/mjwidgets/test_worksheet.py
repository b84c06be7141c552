"""A set on paper: what stands on the sheet is what stands on the screen, and the key is whole."""

import os
import re
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import PuzzleError, SituationError, StudyError
from mjteach.core.message import Message
from mjteach.core.tiles import TILES
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import ALL, kind
from mjteach.text import outline, tile_name
from mjwidgets._class import paper
from mjwidgets._class.answer_words import answer_words
from mjwidgets._puzzle.still import scene_html
from mjwidgets._settings import Settings

KINDS = [row.id for row in ALL]


class Sheet(HTMLParser):
    """What a sheet holds, read back from its HTML."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.boxes: list[str] = []
        self.keys: dict[str, str] = {}
        self.open: list[str] = []
        self.scripts = 0
        self._key = ""
        self.feed(page)
        self.codes = re.findall(r"<code>([^<]+)</code>", page)

    def handle_starttag(self, tag: str, attrs: list) -> None:
        given = dict(attrs)
        self.scripts += tag in ("script", "link", "iframe")
        if "data-field" in given:
            self.boxes.append(given["data-field"])
        if "data-key" in given:
            self._key = given["data-key"]

    def handle_data(self, data: str) -> None:
        if self._key:
            self.keys[self._key] = self.keys.get(self._key, "") + data

    def handle_endtag(self, tag: str) -> None:
        if tag == "li":
            self._key = ""


@pytest.mark.parametrize("id", KINDS)
def test_the_sheet_of_every_kind_agrees_with_the_screen_and_the_engine(id: str) -> None:
    level = kind(id).levels[0]
    page = mjw.worksheet(mjw.practice(id, level=level, n=1, seed="paper")).page
    sheet = Sheet(page)
    assert len(sheet.codes) == 2
    assert len({*sheet.codes}) == 1
    puzzle = open_code(unescape(sheet.codes[0]))
    assert scene_html(puzzle, Settings(), on_paper=True) in page
    asked = [field for field in puzzle.question.fields if field.given is None]
    assert sheet.boxes == [field.id for field in asked]
    key = kind(id).key(puzzle.content, puzzle.rules)
    for field in asked:
        if key.get(field.id) is None or key[field.id] is False:  # a box that stays empty
            assert field.id not in sheet.keys
        else:
            assert sheet.keys[field.id].endswith(answer_words(puzzle, field, key[field.id], "en"))
    told = [line.text for line in outline(kind(id).working(puzzle))]
    assert all(line in unescape(page) for line in told)
    assert not sheet.scripts
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_no_answer_is_on_the_question_pages() -> None:
    page = mjw.worksheet(mjw.practice("fu_count", n=3, seed="paper")).page
    questions, key = page.split('class="mj-key"')
    assert "data-key" not in questions
    assert questions.count("<strong>") == 3
    assert key.count("<strong>") == key.count("data-key") > 15


def test_the_word_is_at_the_head_of_every_page_and_never_html() -> None:
    page = mjw.worksheet(mjw.practice("fu_count", n=1, seed="<b>x</b>")).page
    assert page.count("&lt;b&gt;x&lt;/b&gt; · How many fu") == 2 or "<b>x" not in page
    assert "<b>" not in page
    assert page.count("<thead>") == 2


def test_the_sheet_of_one_question_says_what_is_asked_and_names_no_set() -> None:
    asked = mjw.ask("fu_count", "234m567p22s67s + pon 555z", "8s", tsumo=True)
    for what in (asked, mjw.puzzle("fu_count", seed="81k2")):
        sheet = mjw.worksheet(what)
        first, code = repr(sheet).splitlines()
        assert first == f"Sheet for one question: {Message('puzzle.fu_count.name')}"
        assert code.startswith("1. fu_count.3-1b-")
        heads = re.findall("<thead>.*?</thead>", sheet.page)
        assert len(heads) == 2
        assert not [head for head in heads if "“" in head or "(hand=" in head]
        assert f"<title>{Message('puzzle.fu_count.name')}</title>" in sheet.page


def test_a_sheet_is_saved_as_a_page(tmp_path: Path) -> None:
    sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed="paper"))
    saved = sheet.save(tmp_path / "tuesday.html")
    assert (tmp_path / "tuesday.html").read_text(encoding="utf-8").startswith(sheet.page)
    assert "tuesday.html" in saved.text
    with pytest.raises(StudyError, match="ends in"):
        sheet.save(tmp_path / "tuesday.doc")
    with pytest.raises(StudyError, match="can't be written"):
        sheet.save(tmp_path / "nowhere" / "tuesday.html")


@pytest.mark.parametrize("name", ["thesis.html", "thesis.pdf"])
def test_what_is_no_sheet_stays(name: str, tmp_path: Path) -> None:
    sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed="paper"))
    file = tmp_path / name
    file.write_text("my thesis", encoding="utf-8")
    with pytest.raises(StudyError, match="won't overwrite it"):
        sheet.save(file)
    assert file.read_text(encoding="utf-8") == "my thesis"


def test_a_sheet_is_replaced_by_the_next(tmp_path: Path) -> None:
    for seed in ("paper", "wall"):
        sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed=seed))
        sheet.save(tmp_path / "tuesday.html")
    assert (tmp_path / "tuesday.html").read_text(encoding="utf-8").startswith(sheet.page)


def test_without_a_browser_there_is_no_pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "_USUAL", ())
    monkeypatch.delenv(paper.NAMED, raising=False)
    sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed="paper"))
    with pytest.raises(StudyError, match="Save the sheet as"):
        sheet.save(tmp_path / "tuesday.pdf")


@pytest.mark.parametrize("seed", ["paper", "wall", "tuesday"])
def test_places_that_are_too_many_to_name_are_ringed_in_the_picture(seed: str) -> None:
    page = mjw.worksheet(mjw.practice("wall_click", level=2, n=1, seed=seed)).page
    question = page.split('class="mj-key"')[0]
    assert 'class="mj-tick"' not in question
    assert re.search(r"\(ring (it|them) in the picture\)", question)


NAMES = {tile_name(tile) for tile in TILES}
LONGEST_FIRST = "|".join(map(re.escape, sorted(NAMES, key=len, reverse=True)))
WITH_HANDS = ("fu_count", "wait_finder", "han_count", "score_full", "yaku_mark", "korean_count")


@pytest.mark.parametrize("id", WITH_HANDS)
def test_the_tiles_are_those_of_the_screen(id: str) -> None:
    made = mjw.class_set(id, "tuesday", n=3)
    questions = mjw.worksheet(made).page.split('class="mj-key"')[0].split("<h2>")[1:]
    for code, question in zip(made.begun.plan, questions, strict=True):
        rows = open_code(code).scene.rows
        pictures = re.findall('alt="([^"]+)"', question.split('class="mj-boxes"')[0])
        drawn = re.findall(LONGEST_FIRST, unescape(" ".join(pictures)))
        told = [tile_name(spot.tile) for row in rows for spot in row.spots if not spot.back]
        assert sorted(drawn) == sorted(told)


def test_the_line_that_opens_the_set_is_on_every_page() -> None:
    made = mjw.class_set("wait_finder", "tuesday", n=2, variants=True, pupil=8)
    page = mjw.worksheet(made).page
    assert page.count(escape(made.opens)) == 2
    assert page.count("form B") == 2


def test_the_line_on_the_sheet_opens_the_set() -> None:
    told = {"topics": "pair", "rules": "mleague", "variants": True, "pupil": 3, "mix": "natural"}
    made = mjw.class_set("fu_count", "tu'es", n=2, **told)
    assert eval(made.opens, {"mjw": mjw}).begun == made.begun


def test_no_working_is_on_the_question_pages() -> None:
    made = mjw.class_set("fu_count", "tuesday", n=3)
    questions = mjw.worksheet(made).page.split('class="mj-key"')[0]
    for code in made.begun.plan:
        for line in outline(kind("fu_count").working(open_code(code))):
            assert escape(line.text) not in questions


def test_another_paper_is_named_or_refused(tmp_path: Path) -> None:
    sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed="paper"))
    with pytest.raises(StudyError, match="Letter"):
        sheet.save(tmp_path / "tuesday.pdf", paper="A3")


def test_a_name_that_is_none_for_a_file_is_refused() -> None:
    sheet = mjw.worksheet(mjw.practice("fu_count", n=1, seed="paper"))
    with pytest.raises(StudyError, match="can't be written"):
        sheet.save("a\0b.html")


def test_the_key_can_be_left_out_and_saved_by_itself(tmp_path: Path) -> None:
    made = mjw.class_set("fu_count", "tuesday", n=2)
    both, alone = mjw.worksheet(made), mjw.worksheet(made, key=False)
    assert alone.key is not None
    for sheet, name in ((alone, "pupils.html"), (alone.key, "key.html")):
        sheet.save(tmp_path / name)
    pupils, key = (
        (tmp_path / name).read_text(encoding="utf-8") for name in ("pupils.html", "key.html")
    )
    for code in made.begun.plan:
        puzzle = open_code(code)
        lines = [line.text for line in outline(kind("fu_count").working(puzzle))]
        for shown in (pupils, alone.html, alone.text):
            assert not [line for line in lines if escape(line) in shown]
        assert all(escape(line) in key for line in lines)
    assert "data-key" not in pupils + alone.html
    assert "data-field" not in key
    assert "data-key" in both.page
    assert "data-key" in both.html
    assert alone.key.key is None
    assert both.key == alone.key


def test_a_file_with_the_key_is_read_by_nobody_else(tmp_path: Path) -> None:
    """Pupils may use the same computer; the questions are for them."""
    made, before = mjw.practice("fu_count", n=1, seed="paper"), os.umask(0o022)
    try:
        both, alone = mjw.worksheet(made), mjw.worksheet(made, key=False)
        for sheet, rights in ((both, 0o600), (alone, 0o644), (alone.key, 0o600)):
            file = tmp_path / f"{rights:o}-{sheet is both}.html"
            sheet.save(file)
            assert file.stat().st_mode & 0o777 == rights
        alone.save(file := tmp_path / "again.html")
        both.save(file)
        assert file.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_homework_has_no_key_unless_it_is_asked_for() -> None:
    made = mjw.class_set("fu_count", "tuesday", n=1)
    mjw.settings(answers=False)
    try:
        assert "data-key" not in mjw.worksheet(made).page
        assert "data-key" in mjw.worksheet(made, key=True).page
    finally:
        mjw.settings(answers=True)
    with pytest.raises(SituationError, match="key"):
        mjw.worksheet(made, key="no")


@pytest.mark.parametrize("what", ["tuesday", None, 3])
def test_what_is_no_set(what: object) -> None:
    with pytest.raises(PuzzleError, match="isn't a set of questions"):
        mjw.worksheet(what)
