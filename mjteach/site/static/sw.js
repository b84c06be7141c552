// @ts-nocheck a service worker's globals are none of a page's
/*
 * Keeps one whole version of the site, so that it works without a network. A page is shown with the files of its own
 * version, never with a mixture; a newer version waits until the reader takes it.
 */
const { version, files } = {{site}};
const NAME = `mjteach ${registration.scope} `;

addEventListener("install", (event) => {
  const fetched = files.map((file) => new Request(new URL(file, registration.scope), { cache: file.startsWith("v-") ? "default" : "no-cache" }));
  event.waitUntil(caches.open(NAME + version).then((kept) => kept.addAll(fetched)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(NAME) && name !== NAME + version;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener("message", ({ data }) => data === "take" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const found = caches.open(NAME + version).then((kept) => kept.match(request, { ignoreSearch: true }));
  event.respondWith(found.then((answer) => answer ?? fetch(request)));
});
