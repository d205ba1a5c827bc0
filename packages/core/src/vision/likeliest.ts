/**
 * The likeliest legal cube, given a log-likelihood of every color for every facelet: exact over pieces, twist, flip and
 * parity. Corners, midges and fixed centers are tied by parity and decided together; each orbit of wings or centers is
 * independent.
 */
import { type PieceOrbit, type PieceTables, pieceTables } from "../diagnosis/index.ts";
import { ROTATION_COUNT } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import { assignCenters } from "./center-assignment.ts";
import { type Deals, dealPieces } from "./deal.ts";
import { COLOR_COUNT } from "./palette.ts";

export interface LikeliestCube {
  /** Log-likelihood of the cube. */
  readonly best: number;
  /** Logarithm of the summed likelihoods of all legal cubes. */
  readonly total: number;
  readonly colors: Uint8Array;
  /** shares[facelet · 6 + color]: the probability of a color there among all legal cubes. */
  shares(): Portions<Float64Array>;
}

/** Nothing beyond e^24 from the best is considered; if no legal cube is that near, the search reaches further. */
export const REACHES: readonly number[] = [24, 60, 150, 1e4];
/**
 * The number of partial deals kept: corners need 1,536 and edges 16,384 to be exact; for wings the evidence leaves only
 * a few hundred.
 */
const WIDTH = 17_000;
const WING_WIDTH = 600;

/**
 * The likeliest legal cube; undefined if none is within `reach` (in natural logarithms) of the best pieces without
 * regard to parity and twist.
 *
 * @param logs logs[facelet · 6 + color]
 * @param isLegal otherwise `best` and `colors` are those of the likeliest pieces, whether turns lead to them or not
 */
export function* likeliestCube(
  size: number,
  logs: Float64Array,
  reach: number,
  isLegal = true,
): Portions<LikeliestCube | undefined> {
  const tables = pieceTables(size);
  const colors = new Uint8Array(logs.length / COLOR_COUNT);
  const core = yield* decideCore(tables, logs, colors, reach, isLegal);
  if (!core) return undefined;
  let { best, total } = core;
  const parts: ((shares: Float64Array) => Portions<void>)[] = [core.addShares];
  for (const wing of tables.wings) {
    const deals = yield* dealsOf(wing, logs, reach, WING_WIDTH);
    // Wings have no parity of their own: all classes count.
    const dealClass = greatest(deals.best);
    if (deals.best[dealClass] === Number.NEGATIVE_INFINITY) return undefined;
    best += deals.best[dealClass];
    total += logSumOf(deals.total);
    paint(wing, deals.codesOf(dealClass), colors);
    parts.push(function* (shares) {
      addShares(wing, yield* deals.shares(() => 0), shares);
    });
  }
  for (const { facelets } of tables.centers) {
    yield;
    const centers = assignCenters(gathered(logs, facelets));
    best += centers.best;
    total += centers.total;
    facelets.forEach((facelet, at) => {
      colors[facelet] = centers.colors[at];
    });
    parts.push(function* (shares) {
      yield;
      const ofCenters = centers.shares();
      facelets.forEach((facelet, at) => {
        const from = at * COLOR_COUNT;
        shares.set(ofCenters.subarray(from, from + COLOR_COUNT), facelet * COLOR_COUNT);
      });
    });
  }
  return { best, total, colors, shares };

  function* shares(): Portions<Float64Array> {
    const all = new Float64Array(logs.length);
    for (const add of parts) yield* add(all);
    return all;
  }
}

/** Corners, middle edges and fixed centers, written into `colors`. */
function* decideCore(
  tables: PieceTables,
  logs: Float64Array,
  colors: Uint8Array,
  reach: number,
  isLegal: boolean,
) {
  const corners = yield* dealsOf(tables.corners, logs, reach);
  const edges = tables.edges && (yield* dealsOf(tables.edges, logs, reach));
  const held = heldScores(tables, logs);
  // Untwisted corners and unflipped edges of parities c and e need centers of parity c + e; without edges there is one
  // case.
  let best = Number.NEGATIVE_INFINITY;
  let choice = [0, 0, 0];
  for (let corner = 0; corner < (isLegal ? 2 : corners.best.length); corner++)
    for (let edge = 0; edge < (!edges ? 1 : isLegal ? 2 : edges.best.length); edge++) {
      const parity = isLegal ? corner ^ edge : greatest(held.best);
      const score = corners.best[corner] + (edges ? edges.best[edge] + held.best[parity] : 0);
      if (score > best) {
        best = score;
        choice = [corner, edge, parity];
      }
    }
  if (best === Number.NEGATIVE_INFINITY) return undefined;
  const cornerWeight = (corner: number) =>
    edges ? logSumOf([0, 1].map((edge) => edges.total[edge] + held.total[corner ^ edge])) : 0;
  const edgeWeight = (edge: number) =>
    logSumOf([0, 1].map((corner) => corners.total[corner] + held.total[corner ^ edge]));
  const total = logSumOf([0, 1].map((corner) => corners.total[corner] + cornerWeight(corner)));
  paint(tables.corners, corners.codesOf(choice[0]), colors);
  if (edges && tables.edges) paint(tables.edges, edges.codesOf(choice[1]), colors);
  paintFixedCenters(tables, held, choice[2], colors);
  const onlyUntwisted = (weight: (dealClass: number) => number) => (dealClass: number) =>
    dealClass < 2 ? weight(dealClass) : Number.NEGATIVE_INFINITY;
  return { best, total, addShares: addCoreShares };

  function* addCoreShares(shares: Float64Array): Portions<void> {
    addShares(tables.corners, yield* corners.shares(onlyUntwisted(cornerWeight)), shares);
    if (edges && tables.edges)
      addShares(tables.edges, yield* edges.shares(onlyUntwisted(edgeWeight)), shares);
    addFixedShares(tables, held, shares);
  }
}

interface HeldScores {
  /** Log-likelihoods by parity of the fixed centers. */
  readonly best: readonly number[];
  readonly total: readonly number[];
  /** rotations[rotation]: the log-likelihood of the centers with the cube held that way. */
  readonly rotations: readonly number[];
}

/** What the fixed centers say about the 24 ways to hold the cube. */
export function heldScores(
  { fixedCenters, faceImage, centerParity }: PieceTables,
  logs: Float64Array,
): HeldScores {
  const rotations = Array.from(centerParity, (_, rotation) => {
    if (!fixedCenters) return 0;
    let sum = 0;
    for (let color = 0; color < COLOR_COUNT; color++)
      sum += logs[fixedCenters[faceImage[rotation * COLOR_COUNT + color]] * COLOR_COUNT + color];
    return sum;
  });
  const ofParity = (parity: number) => rotations.filter((_, rotation) => centerParity[rotation] === parity);
  return {
    best: [Math.max(...ofParity(0)), Math.max(...ofParity(1))],
    total: [logSumOf(ofParity(0)), logSumOf(ofParity(1))],
    rotations,
  };
}

function paintFixedCenters(
  { fixedCenters, faceImage, centerParity }: PieceTables,
  { rotations, best }: HeldScores,
  parity: number,
  colors: Uint8Array,
): void {
  if (!fixedCenters) return;
  const held = rotations.findIndex(
    (score, rotation) => centerParity[rotation] === parity && score === best[parity],
  );
  for (let color = 0; color < COLOR_COUNT; color++)
    colors[fixedCenters[faceImage[held * COLOR_COUNT + color]]] = color;
}

function addFixedShares(
  { fixedCenters, faceImage }: PieceTables,
  { rotations }: HeldScores,
  shares: Float64Array,
): void {
  if (!fixedCenters) return;
  const all = logSumOf(rotations);
  for (let color = 0; color < COLOR_COUNT; color++)
    rotations.forEach((score, rotation) => {
      const facelet = fixedCenters[faceImage[rotation * COLOR_COUNT + color]];
      shares[facelet * COLOR_COUNT + color] += Math.exp(score - all);
    });
}

/** The logarithm of the number of colorings that legal cubes have, held in any way: the total if nothing was seen. */
export function logOfCubes({ corners, edges, fixedCenters, wings, centers }: PieceTables): number {
  const deals = ({ count, orientations }: PieceOrbit) =>
    logFactorial(count) + (count - 1) * Math.log(orientations);
  let sum = deals(corners);
  // Parity ties the edges to the corners and to one half of the ways to hold the cube.
  if (edges && fixedCenters) sum += deals(edges) - Math.LN2 + Math.log(ROTATION_COUNT);
  for (const wing of wings) sum += deals(wing);
  return sum + centers.length * (logFactorial(24) - COLOR_COUNT * logFactorial(4));
}

function logFactorial(count: number): number {
  let sum = 0;
  for (let factor = 2; factor <= count; factor++) sum += Math.log(factor);
  return sum;
}

function dealsOf(orbit: PieceOrbit, logs: Float64Array, reach: number, widest = WIDTH): Portions<Deals> {
  const { count, orientations, width, facelets, stickers } = orbit;
  const codes = count * orientations;
  const scores = new Float64Array(count * codes);
  for (let place = 0; place < count; place++)
    for (let code = 0; code < codes; code++) {
      let sum = 0;
      for (let k = 0; k < width; k++)
        sum += logs[facelets[place * width + k] * COLOR_COUNT + stickers[code * width + k]];
      scores[place * codes + code] = sum;
    }
  return dealPieces(scores, count, orientations, { reach, width: widest });
}

function paint(
  { count, width, facelets, stickers }: PieceOrbit,
  codes: Uint8Array,
  colors: Uint8Array,
): void {
  for (let place = 0; place < count; place++)
    for (let k = 0; k < width; k++) colors[facelets[place * width + k]] = stickers[codes[place] * width + k];
}

function addShares(orbit: PieceOrbit, ofCodes: Float64Array, shares: Float64Array): void {
  const { count, orientations, width, facelets, stickers } = orbit;
  const codes = count * orientations;
  for (let place = 0; place < count; place++)
    for (let code = 0; code < codes; code++)
      for (let k = 0; k < width; k++)
        shares[facelets[place * width + k] * COLOR_COUNT + stickers[code * width + k]] +=
          ofCodes[place * codes + code];
}

function gathered(logs: Float64Array, facelets: Uint16Array): Float64Array {
  const result = new Float64Array(facelets.length * COLOR_COUNT);
  facelets.forEach((facelet, at) => {
    result.set(logs.subarray(facelet * COLOR_COUNT, facelet * COLOR_COUNT + COLOR_COUNT), at * COLOR_COUNT);
  });
  return result;
}

function greatest(values: Float64Array | readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

export function logSumOf(values: ArrayLike<number>): number {
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) high = Math.max(high, values[at]);
  if (high === Number.NEGATIVE_INFINITY) return high;
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += Math.exp(values[at] - high);
  return high + Math.log(sum);
}
