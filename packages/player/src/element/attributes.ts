/** Reads the element's attributes; one that cannot be read is ignored and reported. */
import type { PlayerState, ViewAngles } from "../model/player-state.ts";
import { type PlayerProblem, type SetUp, setUp, USUAL_VIEW } from "../model/setup.ts";
import { type Look, lettersFor, paletteFor, SCHEMES, viewAngles } from "../scene/scene.ts";

/** The attributes that say what is played. */
export const CONTENT: readonly string[] = ["size", "alg", "setup", "state", "stickering"];
/** The others: how it looks, and what the user may do. */
export const SETTINGS: readonly string[] = [
  "at",
  "speed",
  "view",
  "scheme",
  "letters",
  "hint-stickers",
  "controls",
  "locked",
];

const SLOWEST = 0.05;
const FASTEST = 50;

/** An empty attribute counts as absent: frameworks write one for a value that is not given. */
function given(element: Element, name: string): string | undefined {
  return element.getAttribute(name) || undefined;
}

/** The first record; `before` supplies what the attributes do not say. */
export function readContent(element: Element, before: PlayerState | undefined): SetUp {
  const problems: PlayerProblem[] = [];
  const size = given(element, "size");
  const made = setUp({
    size: size === undefined ? undefined : Number(size),
    facelets: given(element, "state"),
    setup: given(element, "setup"),
    stickering: given(element, "stickering"),
    alg: given(element, "alg"),
    at: Number(given(element, "at") ?? 0),
    speed: before?.speed ?? readSpeed(element, problems),
    view: before?.view ?? readView(element, problems),
  });
  return { state: made.state, problems: [...problems, ...made.problems] };
}

export function readSpeed(element: Element, problems: PlayerProblem[]): number {
  const speed = Number(given(element, "speed") ?? 1);
  if (speed >= SLOWEST && speed <= FASTEST) return speed;
  const range = `${SLOWEST} … ${FASTEST}`;
  const got = element.getAttribute("speed");
  problems.push({ code: "speed", attribute: "speed", message: `"speed" expected ${range}, got ${got}` });
  return 1;
}

export function readView(element: Element, problems: PlayerProblem[]): ViewAngles {
  const text = given(element, "view") ?? "cube";
  const view = viewAngles(text);
  if (view) return view;
  const expected = "cube, back, experimental-last-layer or “yaw pitch” in degrees";
  problems.push({ code: "view", attribute: "view", message: `"view" expected ${expected}, got “${text}”` });
  return USUAL_VIEW;
}

export function readLook(element: Element, problems: PlayerProblem[]): Look {
  const scheme = given(element, "scheme") ?? "wca";
  const palette = paletteFor(scheme);
  if (!palette) {
    const expected = `${SCHEMES.join(", ")} or six colors #rrggbb`;
    const message = `"scheme" expected ${expected}, got “${scheme}”`;
    problems.push({ code: "scheme", attribute: "scheme", message });
  }
  return {
    palette: palette ?? paletteFor("wca")!,
    letters: lettersFor(element.getAttribute("letters")),
    hints: element.hasAttribute("hint-stickers") && element.getAttribute("hint-stickers") !== "none",
  };
}
