/** A cube that is being colored, as a record: what is kept, and how it is checked. What may be painted is model.ts. */
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import { isIn, isRecord } from "../shell/storage.ts";
import { blankCube } from "./solved.ts";

export { blankCube } from "./solved.ts";

export interface NetEditor {
  readonly size: number;
  /** 6n² letters U R F D L B in the order of the faces, `?` where nothing is painted. */
  readonly painted: string;
  /** The facelet under the keyboard cursor. */
  readonly cursor: number;
  /** What a click paints: a color 0 … 5, or `UNKNOWN_COLOR` to erase. */
  readonly brush: number;
  /** Whether forced stickers fill themselves and impossible colors are refused. Off for cubes that may be broken. */
  readonly guided: boolean;
}

const MIN_EDITED_SIZE = 2;
/** Larger cubes are pasted and looked at, not painted: their stickers would be too small to hit. */
export const MAX_EDITED_SIZE = 7;

/** Nothing painted but the fixed centers, which say how the cube is held: white up, green in front. */
export function newEditor(size = 3, guided = true): NetEditor {
  const painted = blankCube(size);
  return { size, painted, cursor: firstEmpty(painted, 0) ?? 0, brush: 0, guided };
}

/** A record from storage or a link, checked; undefined for anything else. */
export function readEditorRecord(data: unknown): NetEditor | undefined {
  if (!isRecord(data)) return undefined;
  const { size, painted, cursor, brush, guided } = data;
  if (!isIn(size, MIN_EDITED_SIZE, 100) || typeof painted !== "string") return undefined;
  const count = 6 * size * size;
  if (painted.length !== count || !/^[URFDLB?]*$/.test(painted)) return undefined;
  return {
    size,
    painted,
    cursor: isIn(cursor, 0, count - 1) ? cursor : 0,
    brush: isIn(brush, 0, UNKNOWN_COLOR) ? brush : 0,
    guided: guided !== false,
  };
}

export function colorsOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => {
    const color = FACES.indexOf(letter as FaceName);
    return color < 0 ? UNKNOWN_COLOR : color;
  });
}

/** The first empty facelet from `from` on, wrapping around. */
export function firstEmpty(letters: string, from: number): number | undefined {
  const after = letters.indexOf("?", from);
  const at = after >= 0 ? after : letters.indexOf("?");
  return at >= 0 ? at : undefined;
}
