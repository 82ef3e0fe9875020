// Stores the client on the device, so that it opens without a network, and keeps one version until the user accepts the next. The
// build fills in the constants. What the server says about games and players is never stored.
const VERSION = "__VERSION__";
const FILES = __FILES__;
// The printed rules: the server makes them, and the stored ones are shown only if it does not answer.
const RULEBOOK = __RULEBOOK__;

const PREFIX = "hexad-";
const NAME = PREFIX + VERSION;
// Over a network that does not answer, the stored page opens after this many milliseconds.
const PATIENCE = 4_000;
// Not /embed either: a frame of another site never gets the stored page.
const SERVER_PATHS = ["/api/", "/embed", "/health/", "/metrics", "/previews/", "/socket", "/static/"];

// The server limits the requests of an address: the page itself needs some meanwhile. Files at a time, milliseconds between.
const AT_ONCE = 8;
const PAUSE = 250;
const ATTEMPTS = 6;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then(storeAll));
});

async function storeAll(cache) {
  const missing = [];
  for (const file of [...FILES, ...RULEBOOK]) if (!(await isKept(cache, file))) missing.push(file);
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await Promise.all(missing.slice(at, at + AT_ONCE).map((file) => store(cache, file)));
    await pause(PAUSE);
  }
}

/** Whether a file is stored already. Names of assets contain a hash: those of earlier versions need not be fetched again. */
async function isKept(cache, file) {
  const kept = file.startsWith("/assets/") ? await caches.match(file) : undefined;
  if (kept) await cache.put(file, kept);
  return Boolean(kept);
}

async function store(cache, file, attempt = 1) {
  const answer = await fetch(new Request(file, { cache: "no-cache" })).catch((error) => error);
  if (answer.ok) return cache.put(file, answer);
  if (attempt === ATTEMPTS) throw new Error(`${file} could not be stored`);
  await pause(attempt * 1_000);
  return store(cache, file, attempt + 1);
}

// The user has accepted this version; before, it waits until no page uses another one.
addEventListener("message", ({ data }) => {
  if (data === "accept") skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => clients.claim()));
});

/** Remove old versions but the last one: other pages may still show it, and load parts of it later. */
async function removeOld() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!SERVER_PATHS.some((path) => pathname.startsWith(path))) event.respondWith(page(request, pathname));
  } else if (RULEBOOK.includes(pathname)) {
    event.respondWith(fetch(request).catch(async (error) => (await caches.match(pathname)) ?? Promise.reject(error)));
  } else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  }
});

/** A page from the server or, if it does not answer, the stored one. */
async function page(request, pathname) {
  const name = RULEBOOK.includes(pathname) ? pathname : "/";
  const stored = () => caches.open(NAME).then((cache) => cache.match(name));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(stored);
  // A proxy before a server that is down answers with these.
  const fresh = fetch(request).then(async (answer) => ([502, 503, 504].includes(answer.status) && (await stored())) || answer);
  return Promise.race([fresh, late.then((kept) => kept ?? fresh)]).catch(async (error) => {
    const kept = await stored();
    if (kept) return kept;
    throw error;
  });
}

// A notification leads to its game in a page that is open, or else in a new one.
addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then(async ([page]) => {
      if (!page) return clients.openWindow(path);
      page.postMessage({ open: path });
      return page.focus();
    }),
  );
});
