/** The box in the header that searches: its list, its keys. Index and search are loaded once someone wants them. */

const up = document.body.dataset.up ?? "";
const box = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
const list = /** @type {HTMLElement} */ (document.querySelector("#found"));

/** @typedef {(query: string) => import("./search.js").Entry[]} Find */
/** @type {Promise<Find> | undefined} */
let loaded;
let chosen = -1;

/** @returns {Promise<Find>} */
async function load() {
  const [{ find, indexOf }, packed] = await Promise.all([
    import("./search.js"),
    fetch(`${up}search.json`).then((answer) => answer.text()),
  ]);
  const index = indexOf(packed);
  return (query) => find(index, query);
}

export function addSearch() {
  box.addEventListener("focus", () => {
    loaded ??= load();
    // Without a network it is tried again.
    loaded.catch(() => {
      loaded = undefined;
    });
  });
  box.addEventListener("input", show);
  box.addEventListener("keydown", onKey);
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && !event.target.closest(".search")) close();
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.matches("input, textarea, cube-player");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      box.focus();
    }
  });
  // Who reads without a network later can search, too: where the app keeps what was visited, it keeps these.
  if (navigator.serviceWorker?.controller) setTimeout(() => load().catch(() => undefined), 3000);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const links = [...list.querySelectorAll("a")];
  if (event.key === "Escape") close();
  else if (event.key === "Enter") links[Math.max(chosen, 0)]?.click();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    choose((Math.max(chosen, step > 0 ? -1 : 0) + step + links.length) % Math.max(links.length, 1));
  }
}

/** @param {number} place */
function choose(place) {
  chosen = place;
  const links = [...list.querySelectorAll("a")];
  for (const [i, link] of links.entries()) link.setAttribute("aria-selected", String(i === chosen));
  const item = links[chosen];
  if (item) box.setAttribute("aria-activedescendant", item.id);
  else box.removeAttribute("aria-activedescendant");
  item?.scrollIntoView({ block: "nearest" });
}

function close() {
  list.hidden = true;
  box.setAttribute("aria-expanded", "false");
  choose(-1);
}

async function show() {
  const query = box.value;
  if (query.trim() === "") return close();
  const find = await loaded?.catch(() => undefined);
  if (box.value !== query) return;
  const found = find?.(query) ?? [];
  if (found.length > 0) list.replaceChildren(...found.map(itemOf));
  else list.replaceChildren(nothing(find ? "Nothing found." : "The search could not be loaded."));
  list.hidden = false;
  box.setAttribute("aria-expanded", "true");
  choose(-1);
}

/** @param {import("./search.js").Entry} entry @param {number} place */
function itemOf({ url, heading, page, text }, place) {
  const link = document.createElement("a");
  link.setAttribute("role", "option");
  link.id = `found-${place}`;
  link.href = up + url;
  link.tabIndex = -1;
  link.textContent = heading;
  const small = document.createElement("small");
  small.textContent = heading === page ? text : `${page}: ${text.slice(0, 70)}`;
  link.append(small);
  return link;
}

/** @param {string} why */
function nothing(why) {
  const item = document.createElement("div");
  item.setAttribute("role", "option");
  item.setAttribute("aria-disabled", "true");
  item.textContent = why;
  return item;
}
