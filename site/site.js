/** What a page does: the theme, buttons to copy and run code, the menu on a phone, and the search. */
import { find, indexOf } from "./search.js";

const up = document.body.dataset.up ?? "";
const root = document.documentElement;

const stored = localStorage.getItem("cubegram-docs-theme");
if (stored) root.dataset.theme = stored;
document.querySelector("#theme")?.addEventListener("click", () => {
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  localStorage.setItem("cubegram-docs-theme", root.dataset.theme);
});

// On a phone the menu lies over the page, in a dialog: the browser then holds the focus in it, and Escape closes it.
const menu = /** @type {HTMLElement} */ (document.querySelector("#menu"));
const drawer = /** @type {HTMLDialogElement} */ (document.querySelector("#drawer"));
const columns = menu.parentElement;
const showCurrent = () => menu.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
showCurrent();
document.querySelector("#pages")?.addEventListener("click", () => {
  drawer.append(menu);
  drawer.showModal();
  showCurrent();
});
drawer.addEventListener("close", () => columns?.prepend(menu));
drawer.addEventListener("click", ({ target }) => {
  if (target === drawer || (target instanceof Element && target.closest(".close, a"))) drawer.close();
});
matchMedia("(max-width: 50rem)").addEventListener("change", () => drawer.close());

// What scrolls sideways can be reached with the keyboard; what does not is no stop on the way.
const scrollable = new ResizeObserver((changes) => {
  for (const { target } of changes)
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
});
for (const box of document.querySelectorAll("pre, .table")) scrollable.observe(box);

/** What came of it, in words. Over plain http a browser has no clipboard for pages. @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Copying isn't allowed here";
  }
}

/** Tells a screen reader. @param {string} text */
function say(text) {
  const region = document.querySelector("#said");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

for (const block of document.querySelectorAll(".code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const word = await copy(block.querySelector("code")?.textContent ?? "");
    button.textContent = word;
    button.classList.add("said");
    say(word);
    setTimeout(() => {
      button.textContent = "Copy";
      button.classList.remove("said");
    }, 2000);
  });
  block.append(button);
}

for (const block of document.querySelectorAll(".code[data-run]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "run";
  const output = document.createElement("output");
  output.hidden = true;
  /** @type {Worker | undefined} */
  let worker;
  const rest = () => {
    worker?.terminate();
    worker = undefined;
    button.textContent = "Run";
  };
  rest();
  button.addEventListener("click", () => {
    if (worker) return rest();
    output.replaceChildren();
    output.hidden = false;
    button.textContent = "Stop";
    /** @param {string} text @param {string} [code] */
    const say = (text, code) => {
      const line = document.createElement("div");
      line.textContent = code ? `${code.trim()} → ${text}` : text;
      output.append(line);
    };
    worker = new Worker(block.getAttribute("data-run") ?? "", { type: "module" });
    worker.addEventListener("message", ({ data }) => (data.done ? rest() : say(data.value, data.code)));
    worker.addEventListener("error", (event) => {
      say(event.message ?? "This browser cannot run it.");
      rest();
    });
  });
  block.append(button);
  block.after(output);
}

/** @type {Promise<import("./search.js").Index> | undefined} */
let index;
const box = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
const list = /** @type {HTMLUListElement} */ (document.querySelector("#found"));
let chosen = -1;

box.addEventListener("focus", () => {
  index ??= fetch(`${up}search.json`)
    .then((answer) => answer.json())
    .then(indexOf);
});
box.addEventListener("input", show);
box.addEventListener("keydown", (event) => {
  const links = [...list.querySelectorAll("a")];
  if (event.key === "Escape") close();
  else if (event.key === "Enter") links[Math.max(chosen, 0)]?.click();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    chosen = (chosen + step + links.length) % Math.max(links.length, 1);
    for (const [i, link] of links.entries())
      link.parentElement?.setAttribute("aria-selected", String(i === chosen));
    links[chosen]?.scrollIntoView({ block: "nearest" });
  }
});
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

function close() {
  list.hidden = true;
  box.setAttribute("aria-expanded", "false");
}

async function show() {
  const query = box.value;
  if (query.trim() === "") return close();
  const known = await index;
  if (!known || box.value !== query) return;
  const found = find(known, query);
  chosen = -1;
  list.replaceChildren(...found.map(itemOf));
  if (found.length === 0) list.textContent = "Nothing found.";
  list.hidden = false;
  box.setAttribute("aria-expanded", "true");
}

/** @param {import("./search.js").Entry} entry */
function itemOf(entry) {
  const item = document.createElement("li");
  item.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = up + entry.url;
  link.textContent = entry.heading;
  const small = document.createElement("small");
  small.textContent =
    entry.heading === entry.page ? entry.text.slice(0, 90) : `${entry.page}: ${entry.text.slice(0, 70)}`;
  link.append(small);
  item.append(link);
  return item;
}
