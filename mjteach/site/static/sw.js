// @ts-nocheck a service worker's globals are none of a page's
/*
 * Keeps one whole version of the site, so that it works without a network. A page is shown with the files of its own
 * version, never with a mixture; a newer version waits until the reader takes it.
 */
const { version, files } = {{site}};
const NAME = `mjteach ${registration.scope} `;

/** A host may lead from one address to another: what is kept is the answer alone, for a page takes no detour. */
async function keep(kept, file) {
  const address = new URL(file, registration.scope);
  const answer = await fetch(address, { cache: file.startsWith("v-") ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(file);
  await kept.put(address, answer.redirected ? new Response(answer.body, answer) : answer);
}

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME + version).then((kept) => Promise.all(files.map((file) => keep(kept, file)))));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(NAME) && name !== NAME + version;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener("message", ({ data }) => data === "take" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const address = request.url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html"); // who names a folder means that
  const found = caches.open(NAME + version).then(async (kept) => (await kept.match(address)) ?? kept.match(`${address}.html`));
  event.respondWith(found.then((answer) => answer ?? fetch(request)));
});
