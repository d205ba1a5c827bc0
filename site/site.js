/** What a page does: the look, buttons to copy, the menu on a phone; examples and the search are loaded when they are wanted. */
import { addExamples } from "./examples.js";
import { addSearch } from "./search-box.js";

const root = document.documentElement;

/** The look that follows, and what the button shows of each. */
const LOOKS = /** @type {const} */ ({
  system: { next: "light", sign: "◐" },
  light: { next: "dark", sign: "☀" },
  dark: { next: "system", sign: "☾" },
});
const KEPT = "cubegram-docs-theme";
const theme = document.querySelector("#theme");
/** @returns {keyof typeof LOOKS} */
const look = () =>
  root.dataset.theme === "light" || root.dataset.theme === "dark" ? root.dataset.theme : "system";
function showLook() {
  if (!theme) return;
  theme.textContent = LOOKS[look()].sign;
  theme.setAttribute("aria-label", `Look: ${look()}`);
  theme.setAttribute("title", `Look: ${look()}; press for ${LOOKS[look()].next}`);
}
showLook();
theme?.addEventListener("click", () => {
  root.dataset.theme = LOOKS[look()].next;
  showLook();
  if (look() === "system") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, look());
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
    const word = await copy(
      block.querySelector("textarea")?.value ?? block.querySelector("code")?.textContent ?? "",
    );
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

addExamples();
addSearch();
