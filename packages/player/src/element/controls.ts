/** The bar under the cube and the list of moves: a projection of the record, separate from what they ask for. */
import { type PlayerState, positionOf } from "../model/player-state.ts";
import { MAX_GIF_MOVES } from "../model/step.ts";
import type { Words } from "./words.ts";

export interface ControlActions {
  now(): PlayerState;
  toggle(): void;
  step(direction: 1 | -1): void;
  jump(at: number): void;
  setSpeed(speed: number): void;
  /** The moves as a film; never rejects. */
  save(): Promise<void>;
}

export interface Controls {
  readonly bar: HTMLElement;
  readonly moves: HTMLElement;
  show(state: PlayerState, words: Words): void;
}

/** Outlines in a square of 24. */
const ICONS = {
  play: "M8 5v14l11-7z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  stepForward: "M6 5.5v13l8.5-6.5zM15.5 5.5H18v13h-2.5z",
  stepBack: "M18 5.5v13L9.5 12zM6 5.5h2.5v13H6z",
  toStart: "M12.5 6v12L6 12zM19 6v12l-6.5-6zM4 6h2v12H4z",
  toEnd: "M11.5 6v12l6.5-6zM5 6v12l6.5-6zM18 6h2v12h-2z",
  save: "M11 4h2v8h4l-5 5-5-5h4zM5 18h14v2H5z",
};

const SPEEDS = [0.25, 0.5, 1, 1.5, 2, 3, 5, 10];
/** The list shows this many moves before and after the current one. */
const MOVES_SHOWN = 120;

export function makeControls(actions: ControlActions): Controls {
  const bar = make("div", { class: "bar", part: "controls", role: "group", dir: "ltr" });
  const button = (icon: keyof typeof ICONS, act: () => void) => {
    const made = make("button", { type: "button", class: icon, part: `button ${icon}` });
    made.innerHTML = iconOf(icon);
    made.addEventListener("click", act);
    bar.append(made);
    return made;
  };
  const toStart = button("toStart", () => actions.jump(0));
  const back = button("stepBack", () => actions.step(-1));
  const toggle = button("play", () => actions.toggle());
  const forward = button("stepForward", () => actions.step(1));
  const toEnd = button("toEnd", () => actions.jump(actions.now().steps.length));
  const scrubber = make("input", { type: "range", part: "scrubber", min: "0", step: "1" });
  scrubber.addEventListener("input", () => actions.jump(scrubber.valueAsNumber));
  const speed = make("select", { part: "speed" });
  speed.addEventListener("change", () => actions.setSpeed(Number(speed.value)));
  bar.append(scrubber, speed);
  const save = button("save", () => {
    if (save.ariaBusy) return;
    save.ariaBusy = "true";
    void actions.save().then(() => {
      save.ariaBusy = null;
    });
  });
  const moves = make("ol", { part: "moves", dir: "ltr" });
  moves.addEventListener("click", (event) => {
    const index = (event.target as HTMLElement).closest("button")?.dataset.index;
    if (index !== undefined) actions.jump(Number(index) + 1);
  });
  moves.addEventListener("keydown", (event) => {
    const { at, steps } = actions.now();
    const goals: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 1,
      End: steps.length,
    };
    const goal = goals[event.code];
    if (goal === undefined) return;
    event.preventDefault();
    actions.jump(Math.max(goal, 1));
    showMoves(actions.now());
    moves.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const showMoves = movesShower(moves);
  return {
    bar,
    moves,
    show(now, words) {
      const { length } = now.steps;
      name(bar, words.controls);
      name(toStart, words.toStart, now.at === 0 && !now.motion);
      name(back, words.stepBack, now.at === 0 && !now.motion);
      name(toggle, now.isPlaying ? words.pause : words.play, length === 0);
      name(forward, words.stepForward, now.at === length);
      name(toEnd, words.toEnd, now.at === length);
      name(scrubber, words.position, length === 0);
      name(speed, words.speed);
      name(save, words.save, length === 0 || length > MAX_GIF_MOVES || now.view.isFlat === true);
      setIcon(toggle, now.isPlaying ? "pause" : "play");
      scrubber.max = String(length);
      scrubber.value = String(Math.round(positionOf(now)));
      scrubber.style.setProperty("--done", `${length === 0 ? 0 : (100 * positionOf(now)) / length}%`);
      scrubber.setAttribute("aria-valuetext", words.positionOf(now.at, length));
      showSpeeds(speed, now.speed, words);
      name(moves, words.moves);
      showMoves(now);
    },
  };
}

/**
 * The moves as buttons, the current one marked and in view; rebuilt only when the moves change. One of them is a tab stop;
 * from there the arrow keys move on.
 */
function movesShower(list: HTMLElement): (state: PlayerState) => void {
  let shown: PlayerState["steps"] | undefined;
  let from = 0;
  let current = -1;
  return ({ steps, at, motion }) => {
    const now = motion?.direction === 1 ? at : at - 1;
    const start = Math.max(0, Math.min(now - MOVES_SHOWN, steps.length - 2 * MOVES_SHOWN));
    if (steps !== shown || Math.abs(start - from) > MOVES_SHOWN / 2) {
      shown = steps;
      from = start;
      current = -2;
      list.replaceChildren(
        ...steps.slice(start, start + 2 * MOVES_SHOWN).map((step, i) => {
          const button = make("button", { type: "button", part: "move", "data-index": String(start + i) });
          button.textContent = step.text;
          button.tabIndex = -1;
          const item = make("li", {});
          item.append(button);
          return item;
        }),
      );
    }
    if (now === current) return;
    for (const button of list.querySelectorAll<HTMLElement>('[tabindex="0"]')) unmark(button);
    const button = list.children[Math.max(now, 0) - from]?.firstElementChild as HTMLElement | undefined;
    if (button) button.tabIndex = 0;
    if (button && now >= 0) mark(button, list);
    current = now;
  };
}

function unmark(button: HTMLElement): void {
  button.tabIndex = -1;
  button.setAttribute("part", "move");
  button.removeAttribute("aria-current");
}

function mark(button: HTMLElement, list: HTMLElement): void {
  button.setAttribute("part", "move current-move");
  button.setAttribute("aria-current", "step");
  // Only the list itself is scrolled, never the page.
  const { offsetTop, offsetHeight } = button;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop - 4;
  else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = offsetTop + offsetHeight - list.clientHeight + 4;
}

function showSpeeds(select: HTMLSelectElement, speed: number, words: Words): void {
  const speeds = SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].sort((a, b) => a - b);
  const texts = speeds.map(words.speedOf);
  if (texts.join() !== Array.from(select.options, (option) => option.text).join())
    select.replaceChildren(...speeds.map((one, i) => new Option(texts[i], String(one))));
  if (select.value !== String(speed)) select.value = String(speed);
}

function name(element: HTMLElement, text: string, isDisabled?: boolean): void {
  if (element.ariaLabel !== text) element.ariaLabel = text;
  if (element.tagName === "BUTTON") element.title = text;
  if (isDisabled !== undefined) (element as HTMLButtonElement).disabled = isDisabled;
}

function iconOf(icon: keyof typeof ICONS): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[icon]}"/></svg>`;
}

function setIcon(button: HTMLElement, icon: keyof typeof ICONS): void {
  const path = button.querySelector("path")!;
  if (path.getAttribute("d") !== ICONS[icon]) path.setAttribute("d", ICONS[icon]);
}

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
