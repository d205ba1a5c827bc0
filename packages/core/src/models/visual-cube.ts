/**
 * VisualCube's pictures as cubes: an address or its query alone. `fd` and `fc` give stickers (by faces, by colors), `alg`
 * and `case` moves. Views, arrows and stages say how the picture looks, not what the cube is, and are ignored.
 */
import { cubeGeometry } from "../geometry/index.ts";
import { invertAlg, parseAlg, printAlg } from "../notation/index.ts";
import { checkType, err, ok, type Problem, type Result } from "../result.ts";
import { queryOf } from "./foreign-text.ts";

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
    return err(problem(`"pzl" expected 2 … ${MAX_PICTURE_SIZE}, got "${puzzle.slice(0, 20)}"`));
  for (const name of ["fd", "fc"] as const) {
    const given = query.get(name);
    if (given) return readStickers(name, given.toLowerCase(), size);
  }
  const solving = query.get("case");
  const moves = solving ?? query.get("alg");
  if (moves === undefined)
    return err(problem('expected stickers ("fd", "fc") or moves ("alg", "case"), got neither'));
  const read = parseAlg(moves);
  if (!read.ok) return err(problem(read.error.message));
  const alg = solving === undefined ? read.value : invertAlg(read.value);
  return ok({ kind: "alg", size, alg: printAlg(alg) });
}

/** Stickers may be omitted at the end: `fd=uuuuuuuuu` is a picture of the top. */
function readStickers(name: "fd" | "fc", given: string, size: number): Result<LinkedCube> {
  const { faceletCount } = cubeGeometry(size);
  const letters = given.replace(COLORLESS[name], "?");
  const strange = (name === "fd" ? /[^urfdlb?]/u : /[^wrgyob?]/u).exec(letters);
  if (strange) return err(problem(`"${name}" has "${strange[0]}", which is not a sticker`));
  if (letters.length > faceletCount)
    return err(problem(`"${name}" expected at most ${faceletCount} stickers, got ${letters.length}`));
  return ok({ kind: "stickers", size, stickers: letters.toUpperCase().padEnd(faceletCount, "?") });
}

function problem(message: string): Problem {
  return { code: "visualcube", message };
}
