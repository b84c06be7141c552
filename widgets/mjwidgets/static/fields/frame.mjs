/* What all answer fields share: a named box, a sign beside the name, a note for the reader. */
import { make } from "../lib/dom.mjs";

/** A field set with its legend; `sign` shows how the part was graded. */
export function fieldset(spec, words, ...children) {
  const sign = make("span", { className: "mj-sign" });
  const optional = spec.optional && spec.type !== "flag" ? make("span", { className: "mj-muted" }, words.optional) : null;
  const element = make(
    "fieldset",
    { className: "mj-field" },
    make("legend", { className: "mj-legend" }, spec.label, " ", optional, sign),
    ...children,
  );
  element.dataset.type = spec.type;
  return { element, sign };
}

/** Shows the status of a part by sign and word; an empty status takes it away. */
export function showStatus(element, sign, status, words) {
  if (status) element.dataset.status = status;
  else delete element.dataset.status;
  sign.replaceChildren();
  if (!status) return;
  sign.append(
    make("span", { "aria-hidden": "true" }, words.signs[status] ?? ""),
    make("span", { className: "mj-sign-word" }, ` ${words.parts[status]}`),
  );
}

/** Marks the button "there is none" when that was the answer and something else was given. */
export function showNone(button, part, words) {
  if (part?.none) button.dataset.mark = "missed";
  else delete button.dataset.mark;
  button.title = part?.none ? words.marks.missed : "";
}
