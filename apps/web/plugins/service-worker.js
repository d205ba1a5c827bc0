/*
 * Keeps the whole app in the browser, so that it works without a network after one visit. A version is taken as a whole: a new
 * one is fetched beside the old one and takes over when no page of the old one is open, so no page ever misses a file. The models of
 * languages are two thirds of all bytes, and the texts of the app in other languages half of all files: English comes with the app, the
 * others when they are used, and one language after another when a page says so. VERSION, FILES and LATER (by the code of the
 * language) are filled in by the build.
 */
const DOCUMENTATION = "cubegram-documentation";
const CACHE = `cubegram ${"VERSION"}`;
const FILES = ["FILES"];
const LATER = { xx: ["LATER"] };
const PAGE = "index.html";
/** So that what the page itself asks for meanwhile isn't the last of hundreds. */
const AT_ONCE = 8;

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  for (let first = 0; first < FILES.length; first += AT_ONCE) {
    const some = FILES.slice(first, first + AT_ONCE);
    await cache.addAll(some.map((file) => new Request(file, { cache: "no-cache" })));
  }
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const had = requests.flat().map(({ url }) => url);
  // These never change under their names: what an older version has is not fetched again.
  for (const file of Object.values(LATER).flat()) {
    const kept = await caches.match(file);
    if (kept) await cache.put(file, kept);
  }
  // Whoever had the app in a language has the new one in it, too, before it takes over.
  const isKnown = (language) => had.some((url) => url.endsWith(`/${language}.js`));
  await keep(Object.keys(LATER).filter(isKnown));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("cubegram ") && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

let keeping = Promise.resolve();

/** A page names languages; they are kept one after another, so that nothing else waits for them. */
self.addEventListener("message", (event) => {
  const { languages } = event.data ?? {};
  if (!Array.isArray(languages)) return;
  keeping = keeping.then(() => keep(languages));
  event.waitUntil(keeping);
});

async function keep(languages) {
  const cache = await caches.open(CACHE);
  const named = languages.includes("all") ? [...languages, ...Object.keys(LATER)] : languages;
  for (const language of new Set(named)) {
    const missing = [];
    for (const file of Object.hasOwn(LATER, language) ? LATER[language] : [])
      if (!(await cache.match(file))) missing.push(file);
    // Without a network they are kept another time.
    if (missing.length > 0) await cache.addAll(missing).catch(() => undefined);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, href } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const isDocumentation = href.startsWith(new URL("docs/", self.registration.scope).href);
  event.respondWith(isDocumentation ? answerDocumentation(request) : answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? PAGE : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return isolated(kept);
  const fetched = await fetch(request);
  const isLater = (file) => request.url === new URL(file, self.location).href;
  if (fetched.ok && Object.values(LATER).flat().some(isLater)) await cache.put(request, fetched.clone());
  return fetched;
}

/**
 * The documentation lies beside the app and is not part of it: a page of it is always fetched, and what was visited once is there
 * without a network, too. In place of what was not, the app's help.
 */
async function answerDocumentation(request) {
  const cache = await caches.open(DOCUMENTATION);
  try {
    const fetched = await fetch(request);
    if (fetched.status === 200) await cache.put(request, fetched.clone()).catch(() => undefined);
    return fetched;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    if (request.mode !== "navigate") throw error;
    return Response.redirect(new URL("./#/help", self.registration.scope).href);
  }
}

/** Workers may share memory on a page of its own only, and not every server says that it is one. */
function isolated(response) {
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
