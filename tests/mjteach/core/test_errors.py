"""What an error says: one sentence for a person, and the traceback only when asked for."""

import pickle
import subprocess
import sys

import pytest
from IPython.core.interactiveshell import InteractiveShell

import mjteach as mj
from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import MjteachError, NotationError
from mjteach.core.message import Explanation, msg
from mjteach.text import outline, render


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        mj.tiles(text)
    return caught.value


def test_an_error_reads_as_its_sentence() -> None:
    error = error_of("9z")
    assert str(error) == render(error.message)
    assert str(error).startswith("There's no tile 9z")
    assert repr(error) == f"NotationError({str(error)!r})"


def test_a_refused_action_tells_every_reason() -> None:
    state = mj.start_deal("monday")
    with pytest.raises(IllegalActionError) as caught:
        mj.step(state, "B tsumo")
    first, *reasons = str(caught.value).splitlines()
    assert first == render(caught.value.message)
    assert reasons == [render(no.message) for no in caught.value.verdict.failures] != []


def test_an_explanation_reads_as_its_outline() -> None:
    told = mj.why(mj.waits("23m"))
    lines = str(told).splitlines()
    assert [line.strip() for line in lines] == [line.text for line in outline(told)]
    assert lines[1].startswith("  ")
    assert not lines[0].startswith(" ")
    assert len(repr(told).splitlines()) == 1
    assert "waits.tenpai" in repr(Explanation(msg("waits.tenpai")))


@pytest.fixture
def notebook(capsys: pytest.CaptureFixture[str]) -> InteractiveShell:
    shell = InteractiveShell()
    shell.run_line_magic("colors", "nocolor")
    shell.run_cell("import mjteach as mj")
    capsys.readouterr()
    return shell


def test_a_notebook_shows_the_sentence_and_the_traceback_on_request(
    notebook: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    notebook.run_cell("mj.tiles('9z')")
    said = capsys.readouterr().out
    assert said.strip() == str(error_of("9z"))
    notebook.run_cell("%tb")
    traced = capsys.readouterr().out
    assert "Traceback" in traced
    assert "parse_tiles" in traced
    notebook.run_cell("mj.tiles('8z')")
    assert "Traceback" not in capsys.readouterr().out


def test_the_engine_runs_without_the_words() -> None:
    code = (
        "import sys; sys.modules['mjteach.text'] = None\n"
        "from mjteach.core.errors import HandError\n"
        "print(HandError('flower', tile=3))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert "error.hand.flower" in done.stdout


def test_an_error_survives_copying() -> None:
    error: MjteachError = pickle.loads(pickle.dumps(error_of("9z")))
    assert error.message == error_of("9z").message
