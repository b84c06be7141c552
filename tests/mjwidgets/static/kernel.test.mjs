import assert from "node:assert/strict";
import { test } from "node:test";
import { runAgain, watchKernel } from "../../../widgets/mjwidgets/static/lib/kernel.mjs";

class Signal {
  heard = [];
  connect = (f) => this.heard.push(f);
  disconnect = (f) => (this.heard = this.heard.filter((other) => other !== f));
  emit = (status) => this.heard.forEach((f) => f(null, status));
}

function watched(host) {
  const on = {};
  const model = { ...host, on: (name, f) => (on[name] = f), off: (name) => delete on[name] };
  let told = 0;
  const end = watchKernel(model, () => (told += 1));
  return { on, end, told: () => told };
}

test("each way of losing a kernel is told, an ordinary status is not", () => {
  const statusChanged = new Signal();
  const { told, end } = watched({ widget_manager: { context: { sessionContext: { statusChanged } } } });
  for (const status of ["busy", "idle", "unknown", "connected"]) statusChanged.emit(status);
  assert.equal(told(), 0);
  for (const status of ["restarting", "autorestarting", "starting", "dead", "terminating"]) statusChanged.emit(status);
  assert.equal(told(), 5);
  end();
  statusChanged.emit("dead");
  assert.equal(told(), 5);
});

test("a host that knows no sessions tells by the comm", () => {
  for (const host of [{ widget_manager: {} }, { widget_manager: { context: {} } }]) {
    const { on, told, end } = watched(host);
    on.comm_live_update();
    assert.equal(told(), 1);
    end();
    assert.deepEqual(on, {});
  }
});

test("only a host that takes the wish over starts the lesson again", () => {
  const host = (takes) => ({ dispatchEvent: (event) => (takes && event.preventDefault(), !event.defaultPrevented) });
  assert.equal(runAgain(host(true)), true);
  assert.equal(runAgain(host(false)), false);
});
