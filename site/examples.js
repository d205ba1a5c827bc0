/** Examples that run in the page, as they are written or as the reader changes them. */
import { programOf } from "./playground.js";

/** Gives every example that can run its buttons. */
export function addExamples() {
  const doors = (document.body.dataset.doors ?? "").split(" ");
  const core = new URL(`${document.body.dataset.up}core/`, document.baseURI).href;
  for (const block of document.querySelectorAll(".code[data-run]")) addButtons(block, doors, core);
}

/** @param {Element} block @param {readonly string[]} doors @param {string} core */
function addButtons(block, doors, core) {
  const written = /** @type {HTMLElement} */ (block.querySelector("pre"));
  const original = (written.textContent ?? "").trimEnd();
  const output = document.createElement("output");
  output.hidden = true;
  /** @type {HTMLTextAreaElement | undefined} */
  let editor;
  /** @type {Worker | undefined} */
  let worker;

  const run = buttonOf("run", "Run", () => (worker ? rest() : start()));
  const edit = buttonOf("edit", "Edit", () => {
    editor = editorOf(original, () => !worker && start());
    written.replaceWith(editor);
    grow(editor);
    edit.hidden = true;
    reset.hidden = false;
    editor.setSelectionRange(0, 0);
    editor.focus();
  });
  const reset = buttonOf("reset", "Reset", () => {
    rest();
    editor?.replaceWith(written);
    editor = undefined;
    output.hidden = true;
    edit.hidden = false;
    reset.hidden = true;
    edit.focus();
  });
  reset.hidden = true;

  function rest() {
    worker?.terminate();
    worker = undefined;
    run.textContent = "Run";
  }
  /** @param {string} text @param {string} [code] */
  function say(text, code) {
    const line = document.createElement("div");
    line.textContent = code ? `${code.trim()} → ${text}` : text;
    output.append(line);
  }
  function start() {
    output.replaceChildren();
    output.hidden = false;
    const made = programOf(editor?.value ?? original, doors, core);
    if ("problem" in made) return say(made.problem);
    run.textContent = "Stop";
    const address = URL.createObjectURL(new Blob([made.program], { type: "text/javascript" }));
    worker = new Worker(address, { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if (!data.done) say(data.value, data.code);
      if (data.done || data.failed) rest();
    });
    worker.addEventListener("error", ({ message }) => {
      say(message || "This cannot run: the browser does not understand the program.");
      rest();
    });
  }

  const buttons = document.createElement("div");
  buttons.className = "buttons";
  buttons.append(run, edit, reset, ...block.querySelectorAll(".copy"));
  block.append(buttons);
  block.after(output);
}

/** @param {string} kind @param {string} text @param {() => void} act */
function buttonOf(kind, text, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = kind;
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}

/** @param {string} code @param {() => void} run */
function editorOf(code, run) {
  const editor = document.createElement("textarea");
  editor.value = code;
  editor.spellcheck = false;
  editor.autocapitalize = "off";
  editor.setAttribute("autocomplete", "off");
  editor.setAttribute("aria-label", "The example; Ctrl and Enter run it");
  editor.addEventListener("input", () => grow(editor));
  editor.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  });
  return editor;
}

/** As high as its text. @param {HTMLTextAreaElement} editor */
function grow(editor) {
  editor.style.height = "auto";
  editor.style.height = `${editor.scrollHeight + editor.offsetHeight - editor.clientHeight}px`;
}
