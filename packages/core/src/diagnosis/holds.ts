/**
 * How a cube may have been held while its stickers were entered: sides turned in their plane, the whole cube held in
 * another way, or two colors taken for each other. A hold says which entered sticker belongs where.
 */

import { cubeGeometry, FACES, isFixedCenter, ROTATION_COUNT, turnedSources } from "../geometry/index.ts";
import { checkType } from "../result.ts";
import { type Coloring, checkColoring } from "../state/index.ts";

/**
 * A way in which a cube may have been held while its stickers were entered. Where it is not sides, `quarters` turns sides
 * back first that were turned since.
 */
export type Hold =
  /** quarters[face]: by how many clockwise quarters the entered side must be turned to lie as the net shows it. */
  | { readonly kind: "sides"; readonly quarters: readonly number[] }
  /** The rotation from the usual way of holding the cube to the one in which it was entered; odd n. */
  | { readonly kind: "cube"; readonly rotation: number; readonly quarters?: readonly number[] }
  /** Two colors, 0 … 5, entered for each other. */
  | {
      readonly kind: "colors";
      readonly pair: readonly [number, number];
      readonly quarters?: readonly number[];
    };

const UNTURNED: readonly number[] = [0, 0, 0, 0, 0, 0];

export function turnedCount(hold: Hold): number {
  return hold.kind === "sides" ? hold.quarters.filter((quarters) => quarters > 0).length : 1;
}

/** sources[facelet]: the entered sticker that belongs there. Fixed centers were not entered, so they stay. */
export function sourcesOf(size: number, hold: Hold): Uint16Array {
  const { faceletCount, faceletImage } = cubeGeometry(size);
  const area = size * size;
  const { quarters = UNTURNED } = hold;
  const turned = turnedSources(size);
  const sources = new Uint16Array(faceletCount);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const source = hold.kind === "cube" ? faceletImage[facelet * ROTATION_COUNT + hold.rotation] : facelet;
    sources[facelet] = isFixedCenter(size, facelet)
      ? facelet
      : turned[quarters[Math.floor(source / area)]][source];
  }
  return sources;
}

/** The color that is meant by an entered one, and the other way around. */
export function meantColor(hold: Hold, color: number): number {
  if (hold.kind !== "colors") return color;
  const [a, b] = hold.pair;
  return color === a ? b : color === b ? a : color;
}

/**
 * The stickers as they really lie, if the cube was held in that way while they were entered.
 *
 * @throws TypeError for anything but a coloring and a hold.
 * @example
 * const { value } = parseColoring("URFDLB".replace(/./g, (face) => face.repeat(9)));
 * heldBack(value, { kind: "colors", pair: [0, 1] }).colors[0]; // → 1
 */
export function heldBack(coloring: Coloring, hold: Hold): Coloring {
  checkColoring(coloring);
  checkType(hold?.kind, "string", "hold.kind");
  const { size, colors } = coloring;
  const sources = sourcesOf(size, hold);
  return {
    size,
    colors: colors.map((_, facelet) => {
      const color = colors[sources[facelet]];
      return isFixedCenter(size, facelet) ? color : meantColor(hold, color);
    }),
  };
}

/** All holds with exactly that many sides turned. */
export function turnedSides(sides: number): (Hold & { readonly kind: "sides" })[] {
  const found: (Hold & { readonly kind: "sides" })[] = [];
  const quarters = [0, 0, 0, 0, 0, 0];
  function turn(from: number, left: number): void {
    if (left === 0) found.push({ kind: "sides", quarters: [...quarters] });
    else
      for (let face = from; face < 6; face++) {
        for (const by of [1, 2, 3]) {
          quarters[face] = by;
          turn(face + 1, left - 1);
        }
        quarters[face] = 0;
      }
  }
  turn(0, sides);
  return found;
}

/** All ways of holding the whole cube but the usual one; none for even n, where no center says how it is held. */
export function turnedCubes(size: number): Hold[] {
  if (size % 2 === 0) return [];
  return Array.from({ length: ROTATION_COUNT }, (_, rotation): Hold => ({ kind: "cube", rotation })).filter(
    (hold) => sourcesOf(size, hold).some((source, facelet) => source !== facelet),
  );
}

export function exchangedColors(): Hold[] {
  return FACES.flatMap((_, a) =>
    FACES.flatMap((_, b): Hold[] => (a < b ? [{ kind: "colors", pair: [a, b] }] : [])),
  );
}
