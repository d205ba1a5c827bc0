/**
 * Which colors each sticker can still have. An editor asks after every stroke, so this neither counts nor lists. The
 * tables of fillings.ts run over sets of used pieces here too, but keep for each set only which classes (sum of
 * orientations · 2 + parity) occur, one bit each: a blank 3x3 takes 1 ms, where `diagnose` takes 20.
 */
import { parity } from "../perm/index.ts";
import { type Coloring, checkColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { fittingRotations } from "./color-faults.ts";
import type { Candidates } from "./fillings.ts";
import { countColors } from "./legality.ts";
import { candidatesOf } from "./piece-faults.ts";
import { markCodes, type PieceOrbit, type PieceTables, pieceTables } from "./piece-orbits.ts";
import { matchWings } from "./wing-fillings.ts";

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

/**
 * Blank places take whatever is left: once a piece is placed on one of three of them, the other two can still be
 * dealt with any sum and either parity. So they come last, and the tables end before them.
 */
const MIN_BLANK = 3;

function deals(piece: PieceOrbit, colors: Uint8Array): Deals {
  const { count, orientations } = piece;
  const candidates = candidatesOf(piece, colors);
  const order = [...candidates.keys()].sort((a, b) => candidates[a].length - candidates[b].length);
  const sorted = order.map((place) => candidates[place]);
  const partly = sorted.filter((codes) => codes.length < count * orientations).length;
  const depth = count - partly >= MIN_BLANK ? partly : count;
  // Taking the places in another order changes the parity of every deal by the parity of that order.
  const reached = reachedClasses(sorted.slice(0, depth), count, orientations, 1 << parity(order));
  const ends: number[] = [];
  for (let used = 0; used < reached.length; used++)
    if (reached[used] > 0 && bitCount(used) === depth) ends.push(used);
  const all = (1 << (2 * orientations)) - 1;
  return {
    classes: depth === count ? reached[reached.length - 1] : ends.length > 0 ? all : 0,
    possible(allowed) {
      const found = possibleCodes(
        sorted.slice(0, depth),
        orientations,
        reached,
        ends,
        depth === count ? allowed : all,
      );
      const left = ends.reduce((pieces, used) => pieces | ~used, 0);
      return candidates.map((codes, place) => {
        const at = order.indexOf(place);
        if (at < depth) return codes.filter((code) => (found[at] >> code) & 1);
        return codes.filter((code) => (left >> Math.floor(code / orientations)) & 1);
      });
    },
  };
}

/** reached[used]: the classes, as bits, with which the first places can use up exactly these pieces. */
function reachedClasses(
  candidates: Candidates,
  count: number,
  orientations: number,
  start: number,
): Uint8Array {
  const reached = new Uint8Array(1 << count);
  reached[0] = start;
  for (let used = 0; used < reached.length; used++) {
    if (reached[used] === 0) continue;
    const place = bitCount(used);
    if (place >= candidates.length) continue;
    for (const code of candidates[place]) {
      const home = (code / orientations) | 0;
      if ((used >> home) & 1) continue;
      reached[used | (1 << home)] |= shifted(reached[used], code, used, orientations);
    }
  }
  return reached;
}

/** found[place]: the codes, as bits, that occur in a way that reaches one of the ends with an allowed class. */
function possibleCodes(
  candidates: Candidates,
  orientations: number,
  reached: Uint8Array,
  ends: readonly number[],
  allowed: number,
): number[] {
  /** good[used]: the classes from which the remaining places can still end in an allowed one. */
  const good = new Uint8Array(reached.length);
  for (const used of ends) good[used] = allowed;
  const found = candidates.map(() => 0);
  for (let used = good.length - 2; used >= 0; used--) {
    if (reached[used] === 0) continue;
    const place = bitCount(used);
    if (place >= candidates.length) continue;
    for (const code of candidates[place]) {
      const home = (code / orientations) | 0;
      if ((used >> home) & 1) continue;
      const ways = unshifted(good[used | (1 << home)], code, used, orientations);
      good[used] |= ways;
      if (ways & reached[used]) found[place] |= 1 << code;
    }
  }
  return found;
}

/** The classes after one more piece: its orientation, and its inversions with the larger pieces already used. */
function shifted(classes: number, code: number, used: number, orientations: number): number {
  let bits = classes;
  if (isOdd(used >> (((code / orientations) | 0) + 1))) bits = ((bits & 0x15) << 1) | ((bits >> 1) & 0x15);
  return rotated(bits, code % orientations, orientations);
}

/** The classes before it: the inverse of `shifted`. */
function unshifted(classes: number, code: number, used: number, orientations: number): number {
  const turned = code % orientations;
  const bits = rotated(classes, turned === 0 ? 0 : orientations - turned, orientations);
  if (!isOdd(used >> (((code / orientations) | 0) + 1))) return bits;
  return ((bits & 0x15) << 1) | ((bits >> 1) & 0x15);
}

/** Adds to the orientation sum of every class, modulo the orientations. */
function rotated(bits: number, by: number, orientations: number): number {
  const width = 2 * orientations;
  return ((bits << (2 * by)) | (bits >> (width - 2 * by))) & ((1 << width) - 1);
}

function isOdd(bits: number): boolean {
  let folded = bits ^ (bits >> 8);
  folded ^= folded >> 4;
  return ((0x6996 >> (folded & 15)) & 1) === 1;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
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
