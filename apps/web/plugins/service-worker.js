/*
 * Keeps the whole app in the browser, so that it works without a network after one visit. A version is taken as a whole: a new
 * one is fetched beside the old one and takes over when no page of the old one is open, so no page ever misses a file.
 * VERSION and FILES are filled in by the build.
 */
const CACHE = `cubegram ${"VERSION"}`;
const FILES = ["FILES"];
const PAGE = "index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("cubegram ") && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, href } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The documentation lies beside the app and is not part of it.
  if (href.startsWith(new URL("docs/", self.registration.scope).href)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? PAGE : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  return kept ? isolated(kept) : fetch(request);
}

/** Workers may share memory on a page of its own only, and not every server says that it is one. */
function isolated(response) {
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
