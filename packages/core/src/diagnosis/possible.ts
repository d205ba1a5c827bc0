/**
 * Which colors each sticker can still have. An editor asks after every stroke, so this neither counts nor lists. The
 * tables of fillings.ts run over sets of used pieces here too, but keep for each set only which classes (sum of
 * orientations · 2 + parity) occur, one bit each: a blank 3x3 takes 1 ms, where `diagnose` takes 20.
 */
import { parity } from "../perm/index.ts";
import { type Coloring, checkColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { fittingRotations } from "./color-faults.ts";
import { type DealOrder, dealOrder, isOdd } from "./deal-counts.ts";
import { type Candidates, matchWings } from "./fillings.ts";
import { candidatesOf } from "./law-faults.ts";
import { countColors } from "./legality.ts";
import { markCodes, type PieceOrbit, type PieceTables, pieceTables } from "./piece-orbits.ts";

/**
 * masks[facelet]: bit c is set if some legal cube shows the given stickers and color c there (so a given sticker has
 * only its own bit); undefined if no legal cube shows them.
 *
 * @throws TypeError for anything but a coloring.
 * @example
 * const { value } = parseColoring("?".repeat(54));
 * possibleColors(value)[0].toString(2); // → 111111
 */
export function possibleColors(coloring: Coloring): Uint8Array | undefined {
  checkColoring(coloring);
  const { size, colors } = coloring;
  const tables = pieceTables(size);
  const masks = new Uint8Array(colors.length);
  const mark = (facelet: number, color: number) => {
    masks[facelet] |= 1 << color;
  };
  if (!markCore(tables, colors, mark)) return undefined;
  for (const wing of tables.wings) {
    const possible = possibleDeals(candidatesOf(wing, colors));
    if (!possible) return undefined;
    markCodes(wing, possible, mark);
  }
  for (const { facelets } of tables.centers) {
    const counts = countColors(colors, facelets);
    if (counts.slice(0, UNKNOWN_COLOR).some((count) => count > 4)) return undefined;
    for (const facelet of facelets)
      for (let color = 0; color < UNKNOWN_COLOR; color++)
        if (colors[facelet] === color || (colors[facelet] === UNKNOWN_COLOR && counts[color] < 4))
          mark(facelet, color);
  }
  return masks;
}

type Mark = (facelet: number, color: number) => void;

/** Corners, middle edges and fixed centers, tied by the three laws; false if nothing fits. */
function markCore(tables: PieceTables, colors: Uint8Array, mark: Mark): boolean {
  const { corners, edges, fixedCenters, faceImage, centerParity } = tables;
  const inCorners = deals(corners, colors);
  if (!edges) {
    // Only a sum of zero, of either parity: an even cube has no second orbit tied to its corners.
    if ((inCorners.classes & 3) === 0) return false;
    markCodes(corners, inCorners.possible(3), mark);
    return true;
  }
  const inEdges = deals(edges, colors);
  const rotations = fittingRotations(tables, colors);
  let allowedCorners = 0;
  let allowedEdges = 0;
  let allowedCenters = 0;
  for (const p of [0, 1])
    for (const q of [0, 1]) {
      const fits = rotations.some((rotation) => centerParity[rotation] === (p ^ q));
      if (!fits || !((inCorners.classes >> p) & 1) || !((inEdges.classes >> q) & 1)) continue;
      allowedCorners |= 1 << p;
      allowedEdges |= 1 << q;
      allowedCenters |= 1 << (p ^ q);
    }
  if (allowedCenters === 0) return false;
  markCodes(corners, inCorners.possible(allowedCorners), mark);
  markCodes(edges, inEdges.possible(allowedEdges), mark);
  for (const rotation of rotations)
    if ((allowedCenters >> centerParity[rotation]) & 1)
      for (let face = 0; face < 6; face++) mark(fixedCenters![faceImage[rotation * 6 + face]], face);
  return true;
}

interface Deals {
  /** Bits: the classes that occur among the ways of dealing the pieces. */
  readonly classes: number;
  /** The candidates of each place that occur in a way whose class is among the allowed bits. */
  possible(allowed: number): number[][];
}

/** Blank places come last, and the tables end before them. */
function deals(piece: PieceOrbit, colors: Uint8Array): Deals {
  const { count, orientations } = piece;
  const byPlace = candidatesOf(piece, colors);
  const dealt = dealOrder(piece, byPlace);
  const { order, depth } = dealt;
  // Taking the places in another order changes the parity of every deal by the parity of that order.
  const reached = reachedClasses(dealt, piece, 1 << parity(order));
  const ends = reached.sets[depth];
  const all = (1 << (2 * orientations)) - 1;
  return {
    classes: ends.length === 0 ? 0 : depth === count ? reached.classes[ends[0]] : all,
    possible(allowed) {
      const found = possibleCodes(dealt, piece, reached, depth === count ? allowed : all);
      const left = ends.reduce((pieces, used) => pieces | ~used, 0);
      return byPlace.map((codes, place) => {
        const at = order.indexOf(place);
        if (at < depth) return codes.filter((code) => (found[at] >> code) & 1);
        return codes.filter((code) => (left >> Math.floor(code / orientations)) & 1);
      });
    },
  };
}

interface Reached {
  /** sets[k]: the sets of pieces, as bits, that the first k places can use up. */
  readonly sets: readonly (readonly number[])[];
  /** classes[used]: the classes, as bits, with which they can. */
  readonly classes: Uint8Array;
}

function reachedClasses(
  { candidates, depth }: DealOrder,
  { count, orientations }: PieceOrbit,
  start: number,
): Reached {
  const classes = new Uint8Array(1 << count);
  classes[0] = start;
  const sets = [[0]];
  for (let place = 0; place < depth; place++) {
    const codes = candidates[place];
    const next: number[] = [];
    for (const used of sets[place])
      for (let each = 0; each < codes.length; each++) {
        const code = codes[each];
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = used | (1 << home);
        if (classes[then] === 0) next.push(then);
        classes[then] |= shifted(classes[used], code, used, orientations);
      }
    sets.push(next);
  }
  return { sets, classes };
}

/** found[place]: the codes, as bits, that occur in a way that reaches one of the ends with an allowed class. */
function possibleCodes(
  { candidates, depth }: DealOrder,
  { orientations }: PieceOrbit,
  { sets, classes }: Reached,
  allowed: number,
): number[] {
  /** good[used]: the classes from which the remaining places can still end in an allowed one. */
  const good = new Uint8Array(classes.length);
  for (const used of sets[depth]) good[used] = allowed;
  const found = candidates.map(() => 0);
  for (let place = depth - 1; place >= 0; place--) {
    const codes = candidates[place];
    for (const used of sets[place])
      for (let each = 0; each < codes.length; each++) {
        const code = codes[each];
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = used | (1 << home);
        if (good[then] === 0) continue;
        const ways = unshifted(good[then], code, used, orientations);
        good[used] |= ways;
        if (ways & classes[used]) found[place] |= 1 << code;
      }
  }
  return found;
}

/** The classes after one more piece: its orientation, and its inversions with the larger pieces already used. */
function shifted(classes: number, code: number, used: number, orientations: number): number {
  let bits = classes;
  if (isOdd(used >> (((code / orientations) | 0) + 1)) === 1)
    bits = ((bits & 0x15) << 1) | ((bits >> 1) & 0x15);
  return rotated(bits, code % orientations, orientations);
}

/** The classes before it: the inverse of `shifted`. */
function unshifted(classes: number, code: number, used: number, orientations: number): number {
  const turned = code % orientations;
  const bits = rotated(classes, turned === 0 ? 0 : orientations - turned, orientations);
  if (isOdd(used >> (((code / orientations) | 0) + 1)) === 0) return bits;
  return ((bits & 0x15) << 1) | ((bits >> 1) & 0x15);
}

/** Adds to the orientation sum of every class, modulo the orientations. */
function rotated(bits: number, by: number, orientations: number): number {
  const width = 2 * orientations;
  return ((bits << (2 * by)) | (bits >> (width - 2 * by))) & ((1 << width) - 1);
}

/**
 * Wings obey no law: find one way of dealing them, and all others follow from it by exchanges along cycles. A candidate
 * occurs in some way if its present place can be reached back from the place it would come to (Régin 1994).
 */
function possibleDeals(candidates: Candidates): number[][] | undefined {
  const dealt = matchWings(candidates);
  if (!dealt) return undefined;
  const places = candidates.length;
  const placeOf = new Array<number>(places);
  dealt.forEach((piece, place) => {
    placeOf[piece] = place;
  });
  /** reach[place]: the places, as bits, whose pieces can be passed on to it, directly or through others. */
  const reach = candidates.map((codes) => codes.reduce((bits, piece) => bits | (1 << placeOf[piece]), 0));
  for (let via = 0; via < places; via++)
    for (let place = 0; place < places; place++) if ((reach[place] >> via) & 1) reach[place] |= reach[via];
  return candidates.map((codes, place) => codes.filter((piece) => (reach[placeOf[piece]] >> place) & 1));
}
