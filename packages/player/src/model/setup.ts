/** From a player's inputs to its first record, or the reasons why some are unusable. */
import { cellOfName, cubeGeometry, FACES, faces, type Vector } from "@cubegram/core/geometry";
import { algState, readAlg } from "@cubegram/core/notation";
import { solvedState, UNKNOWN_COLOR } from "@cubegram/core/state";
import { type PlayerState, rotationsAfter, solvedPaint, type ViewAngles } from "./player-state.ts";
import { stepsOf } from "./step.ts";

const MIN_PLAYED_SIZE = 2;
/** Larger cubes have stickers below a pixel in a player of usual width. */
const MAX_PLAYED_SIZE = 33;

/** What a player shows, as texts. */
export interface Setup {
  /** n; default: what `state` has, else 3. */
  readonly size?: number | undefined;
  /** Facelets U R F D L B, 6n² of them, `?` for unknown; default solved. */
  readonly facelets?: string | undefined;
  /** Moves done before the first one that is shown. */
  readonly setup?: string | undefined;
  /** Which stickers show their color: `full`, `cross`, `f2l`, `oll`, `pll`, or names of pieces; default all. */
  readonly stickering?: string | undefined;
  readonly alg?: string | undefined;
  /** Moves of `alg` done at first. */
  readonly at?: number | undefined;
  readonly speed?: number | undefined;
  readonly view?: ViewAngles | undefined;
}

/** Why something is not shown; `attribute` names the input. */
export interface PlayerProblem {
  readonly code: string;
  readonly message: string;
  readonly attribute: "size" | "state" | "setup" | "stickering" | "alg" | "scheme" | "view" | "at" | "speed";
  /** Where in the text. */
  readonly at?: { readonly start: number; readonly end: number };
}

/** White up, green in front; the viewer is to the right and above, as in every picture of core. */
export const USUAL_VIEW: ViewAngles = { yaw: 36, pitch: 29 };

export interface SetUp {
  readonly state: PlayerState;
  /** What was ignored because it could not be read. */
  readonly problems: readonly PlayerProblem[];
}

/** Always returns a record that can be shown; unreadable inputs are ignored and reported. */
export function setUp(setup: Setup): SetUp {
  const problems: PlayerProblem[] = [];
  const given = setup.facelets === undefined ? undefined : setup.facelets.replace(/\s+/g, "");
  const size = readSize(setup.size, given, problems);
  const full = (given !== undefined && readFacelets(given, size, problems)) || solvedPaint(size);
  const paint = readStickering(setup.stickering, full, size, problems);
  const rotations = attempt("setup", problems, () => algState(readAlg(setup.setup ?? ""), size).rotations);
  const steps = attempt("alg", problems, () => stepsOf(readAlg(setup.alg ?? ""), size)) ?? [];
  const at = Math.min(Math.max(Math.round(setup.at ?? 0) || 0, 0), steps.length);
  const done = steps.slice(0, at).map((step) => step.turn);
  const state: PlayerState = {
    size,
    paint,
    rotations: rotationsAfter(rotations ?? solvedState(size).rotations, size, done),
    steps,
    isEdited: false,
    at,
    motion: undefined,
    isPlaying: false,
    speed: setup.speed ?? 1,
    view: setup.view ?? USUAL_VIEW,
  };
  return { state, problems };
}

function readSize(size: number | undefined, facelets: string | undefined, problems: PlayerProblem[]): number {
  const fromFacelets = facelets ? Math.sqrt(facelets.length / 6) : 3;
  const wanted = size ?? (Number.isInteger(fromFacelets) ? fromFacelets : 3);
  if (Number.isInteger(wanted) && wanted >= MIN_PLAYED_SIZE && wanted <= MAX_PLAYED_SIZE) return wanted;
  const range = `${MIN_PLAYED_SIZE} … ${MAX_PLAYED_SIZE}`;
  problems.push({
    code: "size",
    attribute: "size",
    message: `"size" expected an integer in ${range}, got ${wanted}`,
  });
  return 3;
}

function readStickering(
  stickering: string | undefined,
  paint: Uint8Array,
  size: number,
  problems: PlayerProblem[],
): Uint8Array {
  const shown = masked(paint, size, stickering ?? "full");
  if (shown) return shown;
  const expected = `${STICKERINGS.join(", ")} or pieces like “UF UFR”`;
  const message = `"stickering" expected ${expected}, got “${stickering}”`;
  problems.push({ code: "stickering", attribute: "stickering", message });
  return paint;
}

function readFacelets(text: string, size: number, problems: PlayerProblem[]): Uint8Array | undefined {
  const expected = 6 * size * size;
  const wrong = text.search(/[^URFDLB?]/);
  if (text.length === expected && wrong < 0)
    return Uint8Array.from(text, (letter) => (letter === "?" ? UNKNOWN_COLOR : FACES.indexOf(letter as "U")));
  const got = wrong < 0 ? `${text.length}` : `“${text[wrong]}” as number ${wrong + 1}`;
  problems.push({
    code: "facelets",
    attribute: "state",
    message: `"state" expected ${expected} of the letters U R F D L B and ? for a cube of size ${size}, got ${got}`,
  });
  return undefined;
}

/** What core makes of a text; an error (a `CubegramError`) is recorded instead. */
function attempt<T>(attribute: "setup" | "alg", problems: PlayerProblem[], make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const { code, message, at } = error as Error & { code: string; at?: PlayerProblem["at"] };
    problems.push(at ? { code, message, attribute, at } : { code, message, attribute });
    return undefined;
  }
}

/**
 * Masks with a name: which stickers show their color; the others are gray, as in tutorials. Chosen by home, so a mask travels with the
 * pieces. The cross is at the bottom, the last layer on top.
 */
const STICKERINGS = ["full", "cross", "f2l", "oll", "pll"] as const;

/** The paint with every sticker gray that a stickering leaves out; undefined for a stickering that cannot be read. */
function masked(paint: Uint8Array, size: number, stickering: string): Uint8Array | undefined {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const shows = maskOf(stickering, size);
  return (
    shows &&
    paint.map((color, facelet) =>
      shows(cells[cellOfFacelet[facelet]], Math.floor(facelet / size ** 2)) ? color : UNKNOWN_COLOR,
    )
  );
}

type Mask = (cell: Vector, face: number) => boolean;

/** The mask of a name, or of pieces: "UF UFR". */
function maskOf(stickering: string, size: number): Mask | undefined {
  const edge = size - 1;
  const top = faces()[0];
  const sides = (cell: Vector) => cell.filter((coordinate) => Math.abs(coordinate) === edge).length;
  const height = ([, y]: Vector) => y;
  switch (stickering) {
    case "full":
      return () => true;
    case "cross":
      return (cell) => sides(cell) === 1 || (sides(cell) === 2 && height(cell) === -edge);
    case "f2l":
      return (cell) => sides(cell) === 1 || height(cell) < edge;
    case "oll":
      return (cell, face) => sides(cell) === 1 || face === top.index;
    case "pll":
      return (cell) => sides(cell) === 1 || height(cell) === edge;
  }
  const names = stickering.trim().split(/\s+/);
  if (!names.every((name) => new RegExp(`^[${FACES.join("")}]{1,3}$`).test(name))) return undefined;
  const kept = names.map((name) => cellOfName(name, size).join());
  return (cell) => kept.includes(cell.join());
}
