// Keeps the client itself at hand, so that it opens without a network and says what is the matter. The build fills in
// the two constants. Games, positions and all else that the server says is never kept.
const VERSION = "__VERSION__";
const FILES = __FILES__;

const NAME = `hexad-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Fresh if it can be had; the page that was kept otherwise.
    if (!url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
  }
});
