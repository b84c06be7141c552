"""What tests of several widgets need."""

import comm
import pytest
from comm.base_comm import BaseComm


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
