/** The contents of the shadow root: the stage, the controls, the list of moves, and the live region. */
import type { PlayerState } from "../model/player-state.ts";
import type { PlayerProblem } from "../model/setup.ts";
import { glPainter, readyStage } from "../paint/gl-painter.ts";
import { onContextChange } from "../paint/gl-stage.ts";
import type { Painter } from "../paint/painter.ts";
import { svgPainter } from "../paint/svg-painter.ts";
import type { Scene } from "../scene/scene.ts";
import { type ControlActions, make, makeControls } from "./controls.ts";
import type { ReadyDetail } from "./events.ts";
import { STYLES } from "./styles.ts";
import type { Words } from "./words.ts";

interface ShellActions extends ControlActions {
  /** The picture no longer fits: the size, the theme, the painter. */
  invalidate(): void;
  /** Draw at once. */
  draw(): void;
}

/** The element, as far as its shell needs to know it. */
interface ShellHost extends HTMLElement {
  readonly words: Words;
  readonly controls: "none" | "bar" | "full";
  readonly locked: boolean;
}

export interface Shell {
  readonly stage: HTMLElement;
  /** Whether animation is unwanted. */
  isStill(): boolean;
  /** `unread`: why the moves cannot be shown. */
  show(
    state: PlayerState,
    scene: Scene,
    onShown: () => void,
    unread?: PlayerProblem,
  ): ReadyDetail["renderer"] | undefined;
  /** What draws at present. */
  renderer(): ReadyDetail["renderer"] | undefined;
  say(text: string): void;
  connect(): void;
  disconnect(): void;
}

let sheet: CSSStyleSheet | undefined;

/** One sheet for all players; a constructed sheet needs no inline style, which a Content-Security-Policy may forbid. */
function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  return sheet;
}

export function makeShell(host: ShellHost, actions: ShellActions): Shell {
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [styleSheet()];
  const stage = make("div", { class: "stage", part: "stage", role: "application", tabindex: "0" });
  const keys = make("p", { id: "keys", hidden: "" });
  stage.setAttribute("aria-describedby", "keys");
  const live = make("p", { class: "unseen", "aria-live": "polite" });
  const controls = makeControls(actions);
  const problem = make("p", { class: "problem", part: "problem", role: "status", hidden: "" });
  const chooseControls = () => {
    controls.bar.hidden = host.controls === "none";
    controls.moves.hidden = host.controls !== "full";
  };
  // Before the first drawing, too, which waits for a frame; only then have they names, and something to act on.
  chooseControls();
  controls.bar.inert = true;
  root.append(stage, problem, controls.bar, controls.moves, keys, live);

  let isPrinting = false;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // The plastic has the stage's color, which the page's theme may change at any time; a transition event tells.
  stage.addEventListener("transitionend", actions.invalidate);
  const picture = makeStage(stage, () => isPrinting || calm.matches, actions.invalidate);
  const print = (begins: boolean) => () => {
    isPrinting = begins;
    actions.draw();
  };
  const [before, after] = [print(true), print(false)];
  const observer = new ResizeObserver(actions.invalidate);
  return {
    stage,
    isStill: () => calm.matches,
    renderer: () => picture.renderer(),
    show(state, scene, onShown, unread) {
      const { words } = host;
      problem.hidden = !unread;
      const said = (unread && words.problem?.(unread)) ?? "";
      if (problem.textContent !== said) problem.textContent = said;
      stage.ariaLabel = words.cube(state.size);
      keys.textContent = (host.locked && words.lockedKeys) || words.keys;
      chooseControls();
      controls.show(state, words);
      controls.bar.inert = false;
      return picture.draw(scene, onShown);
    },
    say(text) {
      live.textContent = text;
    },
    connect() {
      observer.observe(stage);
      calm.addEventListener("change", actions.invalidate);
      addEventListener("beforeprint", before);
      addEventListener("afterprint", after);
    },
    disconnect() {
      observer.disconnect();
      calm.removeEventListener("change", actions.invalidate);
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
      picture.dispose();
    },
  };
}

/** The picture: chooses a painter, keeps it fitting, draws when asked. */
interface Stage {
  /** Draws the scene, and calls `onShown` when it is seen; returns what draws it, or undefined while there is no room for a picture. */
  draw(scene: Scene, onShown: () => void): Painter["kind"] | undefined;
  renderer(): Painter["kind"] | undefined;
  dispose(): void;
}

/** More device pixels than this on a side cost time and show nothing. */
const MAX_PIXELS = 1600;

/** `invalidate` is called when the picture must be redrawn, `wantsSvg` at every drawing. */
function makeStage(element: HTMLElement, wantsSvg: () => boolean, invalidate: () => void): Stage {
  let painter: Painter | undefined;
  const take = (made: Painter | undefined) => {
    painter?.dispose?.();
    painter = made;
  };
  return {
    draw(scene, onShown) {
      const side = Math.min(element.clientWidth, element.clientHeight);
      if (side === 0) {
        onShown();
        return undefined;
      }
      const pixels = Math.min(Math.round(side * devicePixelRatio), MAX_PIXELS);
      const plastic = getComputedStyle(element).color;
      onContextChange.add(invalidate);
      // The first picture is SVG, shown while WebGL warms up.
      const wanted = scene.isFlat || wantsSvg() || !readyStage() ? "svg" : "webgl2";
      if (painter?.kind !== wanted) take(wanted === "svg" ? svgPainter() : glPainter());
      painter?.draw(scene, pixels, plastic, () => {
        // What was there before is seen until the first picture of its successor.
        if (painter && !painter.element.parentNode) element.replaceChildren(painter.element);
        onShown();
      });
      return painter?.kind;
    },
    renderer: () => painter?.kind,
    dispose() {
      take(undefined);
      element.replaceChildren();
      onContextChange.delete(invalidate);
    },
  };
}
