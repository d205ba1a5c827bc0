/**
 * Cubes whose six colors are arranged differently: mirrored (red and orange exchanged), or with other pairs opposite
 * (the Japanese scheme). There are 30 arrangements up to rotation. Fixed centers tell which one it is; on even cubes
 * the corners do. Reading such a cube as a standard one would blame nearly every piece, so it is renamed first.
 */
import { oppositeFace, ROTATION_COUNT } from "../geometry/index.ts";
import { centerRotation, codeAt, countPlaces, type PieceTables } from "./piece-orbits.ts";

/** map[color]: the face whose color it should be called; map[6] = 6 keeps unknown stickers unknown. */
export type Renaming = Uint8Array;

export interface Scheme {
  readonly code: "scheme-mirrored" | "scheme-other";
  /** The renamings to the standard scheme that change the fewest colors; several are equally good for a mirrored cube. */
  readonly renamings: readonly Renaming[];
}

/** This many more pieces must make sense when renamed; two misread stickers cannot cause that. */
const CLEARLY_MORE = 3;

/** The scheme of the cube, if it clearly is not the standard one. */
export function unusualScheme(tables: PieceTables, colors: Uint8Array): Scheme | undefined {
  if (centerRotation(tables, colors) >= 0) return undefined;
  const standard = sensiblePieces(tables, colors);
  let best: Renaming | undefined;
  let most = -1;
  for (const renaming of tables.fixedCenters ? byCenters(tables, colors) : arrangements()) {
    const sensible = sensiblePieces(tables, renamed(colors, renaming));
    if (sensible <= most) continue;
    best = renaming;
    most = sensible;
  }
  if (!best) return undefined;
  const mirrored = [0, 1, 2].every((color) => best[color + 3] === oppositeFace(best[color]));
  const clear = most >= standard + CLEARLY_MORE && 3 * most > 2 * countPlaces(tables.core, () => true);
  const isBlank = tables.core.every(({ facelets }) => facelets.every((facelet) => colors[facelet] === 6));
  const onlyCenters = mirrored && tables.fixedCenters && isBlank;
  if (!clear && !onlyCenters) return undefined;
  return { code: mirrored ? "scheme-mirrored" : "scheme-other", renamings: smallestRenamings(tables, best) };
}

export function renamed(colors: Uint8Array, renaming: Renaming): Uint8Array {
  return colors.map((color) => renaming[color]);
}

/** Six different centers that no rotation explains tell what each color should be called. */
function byCenters({ fixedCenters }: PieceTables, colors: Uint8Array): Renaming[] {
  const renaming = new Uint8Array(7).fill(6);
  fixedCenters!.forEach((facelet, face) => {
    renaming[colors[facelet]] = face;
  });
  renaming[6] = 6;
  return renaming.slice(0, 6).includes(6) ? [] : [renaming];
}

/** One renaming for each of the 30 arrangements: U stays, and R, or if it goes to D then F, goes to R. */
function arrangements(): Renaming[] {
  const found: Renaming[] = [];
  const extend = (chosen: number[]): void => {
    if (chosen.length === 6) found.push(Uint8Array.from([...chosen, 6]));
    for (let face = 1; face < 6 && chosen.length < 6; face++) {
      const fixedHere = chosen.length === 1 && face !== 1 && face !== 3;
      const fixedNext = chosen.length === 2 && chosen[1] === 3 && face !== 1;
      if (!chosen.includes(face) && !fixedHere && !fixedNext) extend([...chosen, face]);
    }
  };
  extend([0]);
  return found;
}

function sensiblePieces({ core }: PieceTables, colors: Uint8Array): number {
  return countPlaces(core, (piece, place) => codeAt(piece, place, colors) >= 0);
}

function smallestRenamings({ faceImage }: PieceTables, renaming: Renaming): Renaming[] {
  const turned = Array.from({ length: ROTATION_COUNT }, (_, rotation) =>
    renaming.map((face) => (face < 6 ? faceImage[rotation * 6 + face] : face)),
  );
  const changes = turned.map((map) => map.filter((face, color) => face !== color).length);
  const least = Math.min(...changes);
  const found = turned.filter((_, i) => changes[i] === least);
  // Red and orange are confused most often, so the exchange of R and L comes first.
  return found.sort((a, b) => Number(b[1] === 4) - Number(a[1] === 4));
}
