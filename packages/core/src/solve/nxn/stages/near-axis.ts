/**
 * Positions of the first stage of a 5x5 that are a few turns from its goal: where the colors of one axis stand among corners and edges together. One of
 * each class under the symmetries is kept, hashed, with its distance.
 */
import { movedMask } from "../center-masks.ts";
import { eightPlaces, rankMask } from "../mask-distance.ts";

/** Positions up to so many turns from the goal are kept. */
export const NEAR = 6;
/** 1.2 million names of classes. */
const LOG = 21;
const MASK = (1 << LOG) - 1;

/** Masks of corners and edges moved by turns. */
export interface AxisMoves {
  readonly corner: Uint32Array;
  readonly edge: Uint32Array;
}

/** The same by symmetries; shownBy[rank of the corners]: the one that takes them to those that stand for their class. */
export interface AxisSymmetries extends AxisMoves {
  readonly shownBy: Uint8Array;
}

export interface NearAxis {
  /** By open addressing: 29 bits of a hash, and three of the distance plus one. */
  readonly keys: Int32Array;
  readonly symmetries: AxisSymmetries;
}

export function* nearAxis(
  { corner, edge }: AxisMoves,
  symmetries: AxisSymmetries,
  goal: number,
): Generator<void, NearAxis> {
  const keys = new Int32Array(1 << LOG);
  const near = { keys, symmetries };
  const rank = eightPlaces();
  const turns = corner.length / 768;
  let layer: number[] = [];
  addAll(near, goal, goal, 0, layer);
  for (let depth = 1; depth <= NEAR; depth++) {
    const next: number[] = [];
    for (let at = 0; at < layer.length; at += 2) {
      for (let turn = 0; turn < turns; turn++) {
        const a = movedMask(corner, turn, layer[at]);
        const b = movedMask(edge, turn, layer[at + 1]);
        const s = symmetries.shownBy[rankMask(rank, a)];
        const shown = movedMask(symmetries.corner, s, a);
        const beside = movedMask(symmetries.edge, s, b);
        if (find(keys, hashOf(shown, beside)) === 0) addAll(near, shown, beside, depth, next);
      }
      if (at % 1024 === 1022) yield;
    }
    layer = next;
  }
  return near;
}

/** Adds a position whose corners stand for their class, by all the names it has where they are symmetric. */
function addAll(
  { keys, symmetries }: NearAxis,
  corner: number,
  edge: number,
  distance: number,
  layer: number[],
): void {
  layer.push(corner, edge);
  const count = symmetries.corner.length / 768;
  for (let s = 0; s < count; s++) {
    if (movedMask(symmetries.corner, s, corner) !== corner) continue;
    const hash = hashOf(corner, movedMask(symmetries.edge, s, edge));
    if (find(keys, hash) !== 0) continue;
    let at = Math.imul(hash, SPREAD) >>> (32 - LOG);
    while (keys[at] !== 0) at = (at + 1) & MASK;
    keys[at] = (hash & ~7) | (distance + 1);
  }
}

const SPREAD = 0x27d4eb2f;

/** Two masks by one number; its upper 29 bits are compared. */
function hashOf(corner: number, edge: number): number {
  let hash = Math.imul(corner, 0x9e3779b1) ^ Math.imul(edge + 0x7f4a7c15, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) & ~7;
}

/** The entry, or 0. */
function find(keys: Int32Array, hash: number): number {
  for (let at = Math.imul(hash, SPREAD) >>> (32 - LOG); ; at = (at + 1) & MASK) {
    const key = keys[at];
    if (key === 0 || (key ^ hash) >>> 3 === 0) return key;
  }
}

/** How far a position is from the goal, whose corners have that rank; NEAR + 1: farther than is known. One in millions is said to be nearer. */
export function nearDistance(
  { keys, symmetries: { shownBy, corner, edge } }: NearAxis,
  corners: number,
  rank: number,
  edges: number,
): number {
  const s = shownBy[rank];
  const key = find(keys, hashOf(movedMask(corner, s, corners), movedMask(edge, s, edges)));
  return key === 0 ? NEAR + 1 : (key & 7) - 1;
}
