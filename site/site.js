/** What a page does: the theme, buttons to copy and run code, the menu on a phone, and the search. */
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

const menu = document.querySelector(".menu");
if (menu instanceof HTMLDetailsElement) {
  const narrow = matchMedia("(max-width: 50rem)");
  const fit = () => {
    menu.open = !narrow.matches;
  };
  narrow.addEventListener("change", fit);
  fit();
  menu.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

for (const block of document.querySelectorAll(".code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 1500);
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

/** @typedef {{ url: string, page: string, heading: string, text: string }} Entry */
/** @type {Promise<Entry[]> | undefined} */
let index;
const box = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
const list = /** @type {HTMLUListElement} */ (document.querySelector("#found"));
let chosen = -1;

box.addEventListener("focus", () => {
  index ??= fetch(`${up}search.json`).then((answer) => answer.json());
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
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return close();
  const entries = await (index ?? Promise.resolve([]));
  const found = entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12);
  chosen = -1;
  list.replaceChildren(...found.map(({ entry }) => itemOf(entry)));
  if (found.length === 0) list.textContent = "Nothing found.";
  list.hidden = false;
  box.setAttribute("aria-expanded", "true");
}

/** Every word has to occur; in a heading it counts more. @param {Entry} entry @param {string[]} words */
function scoreOf(entry, words) {
  const heading = entry.heading.toLowerCase();
  const page = entry.page.toLowerCase();
  const text = entry.text.toLowerCase();
  let score = 0;
  for (const word of words) {
    if (heading === word) score += 40;
    else if (heading.startsWith(word)) score += 20;
    else if (heading.includes(word)) score += 12;
    else if (page.includes(word)) score += 6;
    else if (text.includes(word)) score += 2;
    else return 0;
  }
  return entry.url.startsWith("decisions/") ? score / 2 : score;
}

/** @param {Entry} entry */
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
