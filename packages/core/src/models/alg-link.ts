/**
 * Links that carry an algorithm: alg.cubing.net (`alg setup puzzle type`, with `_` for a blank and `-` for a prime) and
 * Twizzle (`alg setup-alg puzzle setup-anchor`). They become the moves that make the linked cube from a solved one.
 */
import { cubeGeometry, MAX_SIZE, MIN_SIZE } from "../geometry/index.ts";
import { type Alg, invertAlg, parseAlg, printAlg } from "../notation/index.ts";
import { checkType, err, ok, type Problem, type Result } from "../result.ts";
import { queryOf } from "./foreign-text.ts";

export type AlgSite = "alg.cubing.net" | "twizzle";

export function algSiteOf(text: string): AlgSite | undefined {
  // A host ends at the first slash or question mark; if it could end anywhere, long texts would take quadratic time.
  const [, host] = /^(?:https?:\/\/)?([a-z0-9.-]+)(?:\/[^\s?]*)?\?\S*$/i.exec(text.trim()) ?? [];
  if (host === undefined) return undefined;
  if (/^(www\.)?alg\.cubing\.net$/i.test(host)) return "alg.cubing.net";
  return /(^|\.)twizzle\.net$/i.test(host) ? "twizzle" : undefined;
}

/**
 * The cube of a link, as moves from solved: setup and moves; or, if the moves are anchored at their end (they solve the cube),
 * the cube that they start from. Error code `alg-link`: no link, a puzzle that is not a cube, moves that cannot be read.
 *
 * @throws TypeError for anything but a text.
 * @example parseAlgLink("https://alg.cubing.net/?alg=R_U_R-_U-").value.kind; // → alg
 */
export function parseAlgLink(text: string): Result<LinkedCube & { readonly kind: "alg" }> {
  checkType(text, "string", "text");
  const site = algSiteOf(text);
  if (!site) return err(problem("expected a link to alg.cubing.net or Twizzle"));
  const query = queryOf(text);
  const puzzle = query.get("puzzle") ?? "3x3x3";
  const size = sizeOfPuzzle(puzzle);
  if (size === undefined)
    return err(problem(`"puzzle" expected a cube such as 3x3x3, got "${puzzle.slice(0, 30)}"`));
  const moves = readMoves(query, ["alg"], site);
  if (!moves.ok) return moves;
  const setup = readMoves(query, ["setup", "setup-alg", "experimental-setup-alg"], site);
  if (!setup.ok) return setup;
  const ending = /^(alg|reconstruction-end-with-setup)$/.test(query.get("type") ?? "");
  const anchored = (query.get("setup-anchor") ?? query.get("experimental-setup-anchor")) === "end";
  const body = ending || anchored ? invertAlg(moves.value) : moves.value;
  return ok({ kind: "alg", size, alg: printAlg({ nodes: [...setup.value.nodes, ...body.nodes] }) });
}

/** `4x4x4` → 4. */
function sizeOfPuzzle(puzzle: string): number | undefined {
  const [, first] = /^(\d{1,3})x\1x\1$/.exec(puzzle) ?? [];
  const size = Number(first);
  return size >= MIN_SIZE && size <= MAX_SIZE ? size : undefined;
}

function readMoves(query: ReadonlyMap<string, string>, names: readonly string[], site: AlgSite): Result<Alg> {
  const given = names.map((name) => query.get(name)).find((value) => value !== undefined) ?? "";
  const read = parseAlg(site === "twizzle" ? given.replaceAll("_", " ") : plainMoves(given));
  return read.ok ? read : err(problem(read.error.message));
}

/** Undoes alg.cubing.net's own spelling, in which literal signs are written as codes. */
function plainMoves(given: string): string {
  return given
    .replaceAll("_", " ")
    .replaceAll("-", "'")
    .replaceAll("&#45;", "-")
    .replaceAll("&#95;", "_")
    .replaceAll(/&#2b;/gi, "+");
}

function problem(message: string): Problem {
  return { code: "alg-link", message };
}

// VisualCube's pictures as cubes: an address or its query alone. `fd` and `fc` give stickers (by faces, by colors), `alg`
// and `case` moves. Views, arrows and stages say how the picture looks, not what the cube is, and are ignored.

/** What an address says about a cube: its stickers, or the moves that make it from a solved one. */
export type LinkedCube =
  /** 6n² letters: faces `URFDLB` or colors `WRGYOB`, `?` for a sticker that is not shown. */
  | { readonly kind: "stickers"; readonly size: number; readonly stickers: string }
  | { readonly kind: "alg"; readonly size: number; readonly alg: string };

const MAX_PICTURE_SIZE = 10;
/** Letters for stickers that show no color of the cube: blank, oriented, transparent, grays, black … */
const COLORLESS = { fd: /[not]/g, fc: /[ndlsktpm]/g } as const;

/** Whether a text looks like the address of such a picture, or like its query. */
export function isVisualCube(text: string): boolean {
  return /^\S*visualcube\S*$/i.test(text.trim()) || /^\s*\??([a-z]+=[^&\s]*&)*(fd|fc|pzl|case)=/i.test(text);
}

/**
 * Reads such an address. Error code `visualcube`: no cube in it, no such size, letters that are not stickers.
 *
 * @throws TypeError for anything but a text.
 * @example parseVisualCube("https://example.org").error.code; // → visualcube
 */
export function parseVisualCube(text: string): Result<LinkedCube> {
  checkType(text, "string", "text");
  const query = queryOf(text);
  const puzzle = query.get("pzl") ?? "3";
  const size = /^\d{1,2}$/.test(puzzle) ? Number(puzzle) : 0;
  if (size < 2 || size > MAX_PICTURE_SIZE)
    return err(visualCubeProblem(`"pzl" expected 2 … ${MAX_PICTURE_SIZE}, got "${puzzle.slice(0, 20)}"`));
  for (const name of ["fd", "fc"] as const) {
    const given = query.get(name);
    if (given) return readStickers(name, given.toLowerCase(), size);
  }
  const solving = query.get("case");
  const moves = solving ?? query.get("alg");
  if (moves === undefined)
    return err(visualCubeProblem('expected stickers ("fd", "fc") or moves ("alg", "case"), got neither'));
  const read = parseAlg(moves);
  if (!read.ok) return err(visualCubeProblem(read.error.message));
  const alg = solving === undefined ? read.value : invertAlg(read.value);
  return ok({ kind: "alg", size, alg: printAlg(alg) });
}

/** Stickers may be omitted at the end: `fd=uuuuuuuuu` is a picture of the top. */
function readStickers(name: "fd" | "fc", given: string, size: number): Result<LinkedCube> {
  const { faceletCount } = cubeGeometry(size);
  const letters = given.replace(COLORLESS[name], "?");
  const strange = (name === "fd" ? /[^urfdlb?]/u : /[^wrgyob?]/u).exec(letters);
  if (strange) return err(visualCubeProblem(`"${name}" has "${strange[0]}", which is not a sticker`));
  if (letters.length > faceletCount)
    return err(
      visualCubeProblem(`"${name}" expected at most ${faceletCount} stickers, got ${letters.length}`),
    );
  return ok({ kind: "stickers", size, stickers: letters.toUpperCase().padEnd(faceletCount, "?") });
}

function visualCubeProblem(message: string): Problem {
  return { code: "visualcube", message };
}
