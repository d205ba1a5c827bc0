/**
 * The last phase of a step that also pairs wings, those of the depth that its deepest block turns: on the way to solved
 * centers a beam passes by many positions, and some of them have more wings paired. Which place each wing would be
 * paired at follows the centers in a position, and each wing that is elsewhere adds to its score.
 */
import { ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { type BeamEnd, type BeamGoal, type BeamStarts, beamEnds, MAX_SCORE } from "../../../search/index.ts";
import type { BeamSpace } from "../beam-space.ts";
import { PLACES, placesAfter, type Wings, wingPlaces } from "../wings.ts";

interface PairingSpace extends BeamSpace {
  /** The targets of wings after some turns of the large cube. */
  after(targets: Uint8Array, turns: readonly Turn[]): Uint8Array;
  /** Writes the words of the wings, which come after those of the centers. */
  pack(targets: Uint8Array, into: Int32Array, at: number): void;
  /** How many wings are not paired. */
  unpaired(positions: Int32Array, from: number): number;
  /** Ways to solved centers, the shortest first if each unpaired wing counts `cost` turns. None if the beam finds no way. */
  ends(starts: BeamStarts, goal: BeamGoal, cost: number): Generator<void, BeamEnd[]>;
}

/**
 * targets[place]: the place where the wing at that place would be paired, on an even cube next to its partner; after a rotation of
 * the whole cube.
 */
export function targetsOf({ size, orbits, middles }: Wings, depth: number, rotation = 0): Uint8Array {
  const standing = orbits[depth - 1];
  const { partner } = wingPlaces();
  const placeOf = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++)
    placeOf[size % 2 === 1 ? middles[place] : partner[standing[partner[place]]]] = place;
  const targets = standing.map((home) => placeOf[home]);
  const image = rotations().product.subarray(rotation * ROTATION_COUNT, (rotation + 1) * ROTATION_COUNT);
  return targetsThrough(targets, image, image);
}

function targetsThrough(targets: Uint8Array, wings: Uint8Array, middles: Uint8Array): Uint8Array {
  const after = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) after[wings[place]] = middles[targets[place]];
  return after;
}

/** Where a turn takes the wings of a depth, and the places where they would be paired. */
function imagesOf(turn: Turn, size: number, depth: number) {
  const wings = placesAfter(turn, size, depth);
  if (size % 2 === 1) return { wings, middles: placesAfter(turn, size, -1) };
  const { partner } = wingPlaces();
  return { wings, middles: wings.map((_, place) => partner[wings[partner[place]]]) };
}

/** Places of five bits in a word. */
const IN_WORD = 6;
const WORDS = PLACES / IN_WORD;

/** The space with wings; `turns`: its turns on the large cube. `weight`: what an unpaired wing adds to a score. */
export function pairingSpace(
  base: BeamSpace,
  turns: readonly Turn[],
  size: number,
  depth: number,
  weight: number,
): PairingSpace {
  const images = turns.map((turn) => imagesOf(turn, size, depth));
  const isPairing = images.map(({ wings, middles }) => wings.some((to, place) => to !== middles[place]));
  const { words, moves } = base;
  const targets = new Uint8Array(PLACES);
  const after = new Uint8Array(PLACES);
  const space: PairingSpace = {
    ...base,
    words: words + WORDS,
    ...{ pack, unpaired, scores, make },
    after: (own, word) =>
      word.reduce((now, turn) => {
        const { wings, middles } = imagesOf(turn, size, depth);
        return targetsThrough(now, wings, middles);
      }, own),
    ends: (starts, goal, cost) => pairingEnds(space, starts, goal, cost),
  };
  return space;

  function unpaired(positions: Int32Array, from: number): number {
    unpack(positions, from + words);
    let count = 0;
    for (let place = 0; place < PLACES; place++) if (targets[place] !== place) count++;
    return count;
  }

  function scores(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    base.scores(positions, from, into, to);
    const before = unpaired(positions, from);
    for (let move = 0; move < moves; move++) {
      let count = before;
      // Other turns take pairs along as they are.
      if (isPairing[move]) {
        const { wings, middles } = images[move];
        count = 0;
        for (let place = 0; place < PLACES; place++) if (wings[place] !== middles[targets[place]]) count++;
      }
      into[to + move] = Math.min(into[to + move] + weight * count, MAX_SCORE);
    }
  }

  function make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void {
    base.make(positions, from, move, into, to);
    unpack(positions, from + words);
    const { wings, middles } = images[move];
    for (let place = 0; place < PLACES; place++) after[wings[place]] = middles[targets[place]];
    pack(after, into, to + words);
  }

  function unpack(positions: Int32Array, from: number): void {
    for (let word = 0; word < WORDS; word++)
      for (let i = 0; i < IN_WORD; i++)
        targets[IN_WORD * word + i] = (positions[from + word] >> (5 * i)) & 31;
  }

  function pack(own: Uint8Array, into: Int32Array, at: number): void {
    for (let word = 0; word < WORDS; word++) {
      into[at + word] = 0;
      for (let i = 0; i < IN_WORD; i++) into[at + word] |= own[IN_WORD * word + i] << (5 * i);
    }
  }
}

/** How many turns longer than the first way to solved centers others may be: wings paired there may be worth it. */
const LONGER = 8;

function* pairingEnds(
  space: PairingSpace,
  starts: BeamStarts,
  goal: BeamGoal,
  cost: number,
): Generator<void, BeamEnd[]> {
  const found: { readonly end: BeamEnd; readonly total: number }[] = [];
  let last = Number.POSITIVE_INFINITY;
  /** Notes an end. True, which ends the beam, once the ways are too long. */
  const accept = (path: readonly number[], from: number, position: Int32Array) => {
    const length = starts.late[from] + path.length;
    last = Math.min(last, length + LONGER);
    const total = length + cost * space.unpaired(position, 0);
    found.push({ end: { path: [...path], position: position.slice(), from }, total });
    return length >= last;
  };
  yield* beamEnds({ ...space, accept }, starts, { ...goal, ends: 1 });
  found.sort((a, b) => a.total - b.total);
  return found.slice(0, goal.ends).map(({ end }) => end);
}
