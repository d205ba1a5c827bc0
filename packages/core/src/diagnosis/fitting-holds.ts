/** The holds with which entered stickers are those of a cube, and how likely each is. */
import { turnedSources } from "../geometry/index.ts";
import type { Coloring } from "../state/index.ts";
import { fittingRotations } from "./color-faults.ts";
import { completionsOf } from "./completions.ts";
import { dealsOf } from "./deals.ts";
import { exchangedColors, type Hold, heldBack, turnedCubes, turnedSides } from "./holds.ts";
import { candidatesOf } from "./law-faults.ts";
import { colorKey, type PieceOrbit, type PieceTables, pieceTables } from "./piece-orbits.ts";
import { possibleColors } from "./possible.ts";

/** A hold with which the entered stickers are those of a cube. */
export interface FittingHold {
  readonly hold: Hold;
  /** Its probability among all that fit. */
  readonly probability: number;
  /** The entered stickers as they lie on the cube. */
  readonly coloring: Coloring;
  /** The cubes that show them, 6n² letters each; none if they are more than 24. */
  readonly cubes: readonly string[];
}

/** How likely it is beforehand that nothing was turned, or one side, two, or more, or the whole cube; that colors were exchanged. */
const PRIORS = { asEntered: 0.905, one: 0.07, two: 0.02, more: 0.001, cube: 0.002, colors: 0.002 };

const MAX_CUBES = 24;
/** A hold that is less likely than this is left out, until more stickers are entered: two hundred of them would not matter. */
const UNTHINKABLE = 5e-7;

/**
 * All holds that fit; those with more than two sides turned only if nothing else does. What counts is how the stickers
 * were entered, before the turns that were accepted since. The probabilities are not normed.
 */
export function fittingHolds(coloring: Coloring, turned: readonly number[]): FittingHold[] {
  const { size } = coloring;
  const couldFit = localFit(coloring);
  const among = (prior: number, holds: readonly Hold[]) =>
    holds.flatMap((hold) => (couldFit(hold) ? counted(coloring, hold, prior / holds.length) : []));
  const sides = (count: number) =>
    turnedSides(count).map(
      ({ quarters }): Hold => ({
        kind: "sides",
        quarters: quarters.map((by, face) => (by + 4 - turned[face]) % 4),
      }),
    );
  const back = turned.some((by) => by > 0) && { quarters: turned.map((by) => (4 - by) % 4) };
  const afterTurning = (hold: Hold): Hold => ({ ...hold, ...back });
  const found = fitting([
    ...among(PRIORS.asEntered, sides(0)),
    ...among(PRIORS.one, sides(1)),
    ...among(PRIORS.two, sides(2)),
    ...among(PRIORS.cube, turnedCubes(size).map(afterTurning)),
    ...among(PRIORS.colors, exchangedColors().map(afterTurning)),
  ]);
  return found.length > 0 ? found : fitting(among(PRIORS.more, sides(3)));
}

type CountedHold = Pick<FittingHold, "hold" | "probability" | "coloring"> & { readonly count: number };

function counted(entered: Coloring, hold: Hold, prior: number): CountedHold[] {
  const coloring = heldBack(entered, hold);
  const count = countCore(pieceTables(coloring.size), coloring.colors);
  return count > 0 ? [{ hold, probability: prior * count, coloring, count }] : [];
}

/** In how many ways corners, middle edges and fixed centers can be completed; exact up to 2^53. */
export function countCore(tables: PieceTables, colors: Uint8Array): number {
  const { corners, edges, centerParity } = tables;
  const { ways: inCorners } = dealsOf(corners, candidatesOf(corners, colors));
  // Most holds fail at the corners, which are counted in a tenth of the time.
  if (!edges || inCorners[0] + inCorners[1] === 0) return inCorners[0] + inCorners[1];
  const { ways: inEdges } = dealsOf(edges, candidatesOf(edges, colors));
  const centers = [0, 0];
  for (const rotation of fittingRotations(tables, colors)) centers[centerParity[rotation]]++;
  let total = 0;
  for (const p of [0, 1]) for (const q of [0, 1]) total += inCorners[p] * inEdges[q] * centers[p ^ q];
  return total;
}

/** What takes longer than the count is worked out only for holds that matter. */
function fitting(holds: readonly CountedHold[]): FittingHold[] {
  const all = holds.reduce((sum, { probability }) => sum + probability, 0);
  return holds.flatMap(({ hold, probability, coloring, count }) => {
    if (probability < UNTHINKABLE * all) return [];
    const tables = pieceTables(coloring.size);
    // Only corners, middle edges and fixed centers were counted.
    if (coloring.size > 3 && !possibleColors(coloring)) return [];
    const few = count <= MAX_CUBES ? completionsOf(tables, coloring.colors, MAX_CUBES) : undefined;
    const cubes = few && "facelets" in few && few.count <= MAX_CUBES ? few.facelets : [];
    return [{ hold, probability, coloring, cubes }];
  });
}

/** Whether every place can have a piece by itself; asked for every combination of turns of its sides only once. */
function localFit({ size, colors }: Coloring): (hold: Hold) => boolean {
  const area = size * size;
  const { pieces: orbits } = pieceTables(size);
  const sources = turnedSources(size);
  const known = new Map<number, boolean>();
  const isPiece = (
    { facelets, width, codesShowing }: PieceOrbit,
    place: number,
    quarters: readonly number[],
  ) => {
    const [first, second, third] = Array.from({ length: width }, (_, k) => {
      const facelet = facelets[place * width + k];
      return colors[sources[quarters[Math.floor(facelet / area)]][facelet]];
    });
    return codesShowing[colorKey(first, second, third)].length > 0;
  };
  return (hold) => {
    if (hold.kind !== "sides") return true;
    const { quarters } = hold;
    return orbits.every((piece, orbit) => {
      for (let place = 0; place < piece.count; place++) {
        let key = orbit * 32 + place;
        for (let k = 0; k < piece.width; k++)
          key = key * 4 + quarters[Math.floor(piece.facelets[place * piece.width + k] / area)];
        let fits = known.get(key * 4 + piece.width);
        if (fits === undefined) {
          fits = isPiece(piece, place, quarters);
          known.set(key * 4 + piece.width, fits);
        }
        if (!fits) return false;
      }
      return true;
    });
  };
}

/** Two holds that lead to one cube need not be told apart. */
export function saysTheSame(a: FittingHold, b: FittingHold): boolean {
  return a === b || (a.cubes.length === 1 && b.cubes.length === 1 && a.cubes[0] === b.cubes[0]);
}
