// @ts-check
/* Files that a page gives to its reader, and those that a reader gives to it. */

import { element } from "../../jupyter/labextensions/mjteach-lessons/static/dom.mjs";

/** @param {string} name @param {string} text */
export function give(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * The files that a reader chooses; none where they choose none.
 * @returns {Promise<{name: string, text: string}[]>}
 */
export function taken() {
  const box = element("input", { type: "file", multiple: true });
  return new Promise((done) => {
    box.addEventListener("change", async () => done(await Promise.all([...(box.files ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })))));
    box.addEventListener("cancel", () => done([]));
    box.click();
  });
}
