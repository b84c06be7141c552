"""What tests of several widgets need."""

import comm
import pytest
from comm.base_comm import BaseComm

from mjteach.study import this_program


@pytest.fixture(autouse=True)
def _unless_asked_nothing_is_kept(monkeypatch):
    """And nothing is said of it, which a page would be told once in a program."""
    monkeypatch.setenv(this_program.FOLDER, "")
    this_program.keeper.cache_clear()
    yield
    this_program.keeper.cache_clear()


class Recorder(BaseComm):
    """A comm that keeps what would go to the browser."""

    sent: list

    def publish_msg(self, _type, data=None, **_rest):
        type(self).sent.append(data)


@pytest.fixture
def sent(monkeypatch):
    """Everything sent to the front end."""
    Recorder.sent = []
    monkeypatch.setattr(comm, "create_comm", Recorder)
    return Recorder.sent
