import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { EVERY, TRIES, asker } from "../../../widgets/mjwidgets/static/lib/ask.mjs";

function harness() {
  const sent = [];
  const seen = { answered: 0, waiting: false, silent: 0 };
  const port = asker({
    answered: () => seen.answered,
    send: (message) => {
      if (seen.closed) throw new Error("the comm is closed");
      sent.push(message);
    },
    waiting: (yes) => (seen.waiting = yes),
    silent: (gone) => (seen.silent += 1, seen.gone = gone),
  });
  return { port, sent, seen };
}

test("a message is repeated under one number until it is answered", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { port, sent, seen } = harness();
  port.ask({ action: "check" });
  mock.timers.tick(EVERY);
  assert.deepEqual(sent.map((message) => message.id), [1, 1]);
  seen.answered = 1;
  port.heard();
  mock.timers.tick(10 * EVERY);
  assert.equal(sent.length, 2);
  assert.equal(seen.waiting, false);
  mock.timers.reset();
});

test("silence is said after the last try", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { port, sent, seen } = harness();
  port.ask({ action: "check" });
  for (let turn = 0; turn <= TRIES; turn++) mock.timers.tick(EVERY);
  assert.equal(sent.length, TRIES);
  assert.deepEqual([seen.silent, seen.gone], [1, false]);
  mock.timers.reset();
});

test("where nobody can hear, it is said at once and not tried again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { port, seen } = harness();
  seen.closed = true;
  port.ask({ action: "check" });
  assert.deepEqual([seen.silent, seen.gone, seen.waiting], [1, true, false]);
  mock.timers.tick(10 * EVERY);
  assert.equal(seen.silent, 1);
  mock.timers.reset();
});

test("numbers go on from what was answered before the page was opened", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { port, sent, seen } = harness();
  seen.answered = 7;
  port.ask({ action: "hint" });
  assert.equal(sent[0].id, 8);
  port.stop();
  mock.timers.tick(10 * EVERY);
  assert.equal(sent.length, 1);
  mock.timers.reset();
});
