/**
 * Steps as records (search/stage-record.ts): the first two phases, in which each orbit is a set of eight places. Their tables are
 * made once for each kind of step and phase, or read from what was stored.
 */
import {
  digitsIndex,
  distanceSteps,
  exactTerm,
  type KeepTable,
  keptTables,
  MAX_SCORE,
  maskMoves,
  maskTrack,
  type Prepared,
  parityPart,
  productSpace,
  type Recipe,
  rankMask,
  rankOfSets,
  type SetPart,
  setPart,
  type TablePart,
  type Term,
} from "../../../search/index.ts";
import { type BeamRecord, type BeamSpace, beamSpace } from "../beam-space.ts";
import { bitImages } from "../center-masks.ts";
import { axesRecord } from "./axes-record.ts";
import { barEnds, finishersOf } from "./bar-ends.ts";
import { phaseColors } from "./positions.ts";
import { phaseTurns, type RingStep, ringSteps } from "./ring-steps.ts";

const MODEL_SIZES: Readonly<Record<RingStep["kind"], number>> = { place: 5, joinTwo: 6, joinThree: 7 };

interface PreparedRing extends Prepared {
  readonly record: BeamRecord;
  readonly space: BeamSpace;
}

/** How to make the record of a step in a phase. `ends`: whether the phase also fixes the parity of wings. */
export function ringRecipe(kind: RingStep["kind"], phase: 0 | 1 | 2, ends: boolean): Recipe<PreparedRing> {
  const own = `${kind}-${phase}${ends ? "-ends" : ""}`;
  const key = `rings-${own}/1/OBTM`;
  return {
    name: `the rings of large cubes (${own})`,
    key,
    *prepare(stored) {
      const size = MODEL_SIZES[kind];
      const step = ringSteps(size).find((each) => each.kind === kind)!;
      const { keep, wasStored, pack } = keptTables(key, tableCount(step, phase), stored);
      const record =
        phase === 2
          ? yield* axesRecord(size, step, keep)
          : yield* placesRecord(size, step, phase, ends, keep);
      return { record, space: yield* beamSpace(record, keep), wasStored, pack };
    },
  };
}

/** Of each placed orbit and, where there are no bars, of the positions near the goal; in the last phase of each group that mirrors no other. */
function tableCount({ kind, placed, bar }: RingStep, phase: 0 | 1 | 2): number {
  if (phase === 2) return kind === "joinThree" ? 3 : 1;
  return placed.length + (bar.length === 0 ? 1 : 0);
}

/** The recipes that the rings of a cube may ask for. */
export function ringRecipes(size: number): readonly Recipe<PreparedRing>[] {
  const kinds = [...new Set(ringSteps(size).map(({ kind }) => kind))];
  return kinds.flatMap((kind) => [
    ringRecipe(kind, 0, false),
    ringRecipe(kind, 1, false),
    ringRecipe(kind, 1, true),
    ringRecipe(kind, 2, false),
  ]);
}

/**
 * What one turn of distance counts in a score, where a bar's end of another kind than its neighbor counts two. Ratios
 * from 1 to 4 make joins 0.4 turns shorter or longer at most (decision 0258#0189).
 */
const PLACE_WEIGHT = 4;
/** The colors of an axis. */
const MEMBERS = 8;

/** Parts: the places of each orbit's colors, those of the placed orbits first, and a parity. */
function* placesRecord(
  size: number,
  step: RingStep,
  phase: 0 | 1,
  ends: boolean,
  keep: KeepTable,
): Generator<void, BeamRecord> {
  const { goal } = phaseColors(phase);
  const turns = phaseTurns(size, step.blocks, phase);
  const deepest = Math.max(...step.blocks);
  const isOdd = Uint8Array.from(turns, ({ first, last, quarters }) =>
    ends && quarters !== 2 && last - first + 1 === deepest ? 1 : 0,
  );
  const images = [...step.placed, ...step.bar].map((orbit) =>
    turns.map((turn) => bitImages(size, orbit, turn)),
  );
  yield;
  const rank = rankOfSets(MEMBERS);
  const sets = images.map((own) => setPart(maskMoves(own), rank));
  const parts: [...SetPart[], TablePart] = [...sets, parityPart([...isOdd])];
  const placed = step.placed.length;
  const terms: Term[] = [];
  for (let orbit = 0; orbit < placed; orbit++)
    terms.push(yield* placesTerm(parts, orbit, phase, images[orbit], isOdd, keep));
  yield;
  const hasBars = step.bar.length > 0;
  const bars = hasBars ? barEnds(size, step, turns) : undefined;
  const cuts = Uint8Array.from(turns, ({ first, last }) => (last - first + 1 === deepest ? 1 : 0));
  const finish = hasBars ? yield* finishersOf(step, goal, { images, isOdd, cuts }) : undefined;
  const parity = sets.length;
  return {
    name: `${step.kind}, phase ${phase}`,
    turns,
    parts,
    terms,
    goals: [[...sets.map(() => goal), 0]],
    beam: {
      weigh: weighPlaces(sets, terms, images, isOdd, bars),
      isGoal(row, from) {
        if (row[from + parity] !== 0) return false;
        for (let orbit = 0; orbit < placed; orbit++) if (row[from + orbit] !== goal) return false;
        for (let orbit = placed + 1; orbit < parity; orbit++)
          if (row[from + orbit] !== row[from + orbit - 1]) return false;
        return true;
      },
      // Near the goal the scores of single orbits say too little. Bars are guided by their ends.
      ...(!hasBars && { near: { words: [[0], [1, parity]] } }),
      ...(finish && { finish }),
    },
  };
}

/** Size of the cache of what the placed orbits count, in bits. */
const CACHE_BITS = 12;

/** The distances of the placed orbits, and in joins what the ends of bars count. */
function weighPlaces(
  sets: readonly SetPart[],
  terms: readonly Term[],
  images: readonly (readonly Uint8Array[])[],
  isOdd: Uint8Array,
  bars: ReturnType<typeof barEnds> | undefined,
): NonNullable<BeamRecord["beam"]>["weigh"] {
  const moves = isOdd.length;
  const parityAt = sets.length;
  /** Entries of a table for each set: one for each parity, if turns change it. */
  const stride = isOdd.includes(1) ? 2 : 1;
  const placed = terms.length;
  const places = terms.map(({ table }, orbit) => {
    const actions = actionsOf(images[orbit], isOdd);
    const { moves: lookups, sets: rank } = sets[orbit];
    return { table, lookups, rank, ...actions, after: new Uint8Array(actions.turns.length) };
  });
  if (!bars) return weighPlaced;
  /** Two words of a key for each entry, and what the placed orbits and parity count after each move. */
  const keys = new Int32Array(2 << CACHE_BITS).fill(-1);
  const cached = new Uint16Array(moves << CACHE_BITS);
  const { actionOf, costs } = bars;
  return (row, from, into, to, most) => {
    const at = slotOf(row, from, most);
    bars.count(row, from + placed);
    for (let move = 0; move < moves; move++)
      into[to + move] = Math.min(cached[at + move] + costs[actionOf[move]], MAX_SCORE);
  };

  /** Where the costs of the placed orbits are. Most positions of a beam have those orbits in common with others. */
  function slotOf(row: Int32Array, from: number, most: Uint8Array): number {
    const one = row[from] | (row[from + parityAt] << 24);
    const other = placed > 1 ? row[from + 1] : 0;
    const hash = Math.imul(Math.imul(one, 0x9e3779b1) ^ other, 0x85ebca6b);
    const slot = (hash ^ (hash >>> 15)) & ((1 << CACHE_BITS) - 1);
    const at = slot * moves;
    if (keys[2 * slot] === one && keys[2 * slot + 1] === other) return at;
    keys[2 * slot] = one;
    keys[2 * slot + 1] = other;
    weighPlaced(row, from, cached, at, most);
    return at;
  }

  function weighPlaced(row: Int32Array, from: number, into: Uint16Array, to: number, most: Uint8Array): void {
    const parity = row[from + parityAt];
    for (let i = 0; i < placed; i++) fillDistances(places[i], row[from + i], parity);
    for (let move = 0; move < moves; move++) {
      let cost = 3 * (parity ^ isOdd[move]);
      let farthest = 0;
      for (let i = 0; i < placed; i++) {
        const { after, of } = places[i];
        const distance = after[of[move]];
        if (distance === UNREACHED) cost = MAX_SCORE;
        cost += PLACE_WEIGHT * distance;
        if (distance > farthest) farthest = distance;
      }
      most[move] = farthest;
      into[to + move] = Math.min(cost, MAX_SCORE);
    }
  }

  /** The distances of a placed orbit after each action. */
  function fillDistances(
    { table, lookups, rank: { first, second, third, bits }, turns: each, after }: (typeof places)[number],
    mask: number,
    parity: number,
  ): void {
    const low = mask & 255;
    const middle = 256 + ((mask >> 8) & 255);
    const high = 512 + (mask >> 16);
    for (let i = 0; i < each.length; i++) {
      const at = each[i] * 768;
      const image = lookups[at + low] | lookups[at + middle] | lookups[at + high];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const seen = bits[a];
      const index = first[a] + second[(seen << 8) + b] + third[((seen + bits[b]) << 8) + (image >> 16)];
      after[i] = table[stride * index + (parity ^ isOdd[each[i]])];
    }
  }
}

interface Actions {
  /** of[move]: its action. */
  readonly of: Uint8Array;
  /** A turn for each action. */
  readonly turns: Uint8Array;
}

/** What moves do to an orbit and to the parity. */
function actionsOf(images: readonly Uint8Array[], isOdd: Uint8Array): Actions {
  const numbers = new Map<string, number>();
  const turns: number[] = [];
  const of = Uint8Array.from(isOdd, (odd, move) => {
    const key = `${images[move].join()} ${odd}`;
    const known = numbers.get(key) ?? turns.push(move) - 1;
    numbers.set(key, known);
    return known;
  });
  return { of, turns: Uint8Array.from(turns) };
}

/**
 * How many sets are at each distance, [phase][0 without and 1 with parity]: of the places on the diagonals of faces, and of
 * those beside them. In the second phase one axis has its colors: the other sets are out of reach.
 */
const COUNTS: readonly (readonly (readonly (readonly number[])[])[])[] = [
  [
    [
      [1, 4, 82, 1206, 14_116, 123_404, 422_508, 173_254, 896],
      [1, 4, 66, 900, 9626, 80_202, 329_202, 302_146, 13_324],
    ],
    [
      [1, 5, 86, 1288, 15_646, 151_938, 731_158, 561_116, 9704],
      [1, 5, 86, 1258, 14_084, 127_998, 588_871, 685_565, 53_074],
    ],
  ],
  [
    [
      [1, 2, 29, 234, 1246, 4466, 6236, 656],
      [1, 2, 25, 210, 722, 1752, 4033, 4014, 1977, 134],
    ],
    [
      [1, 2, 29, 234, 1304, 5568, 12_316, 6102, 184],
      [1, 2, 25, 210, 924, 2914, 7183, 8353, 5311, 807, 10],
    ],
  ],
];

/** The entry where no turns lead: one more than the longest distance of the engine's builder. */
const UNREACHED = 127;

const tables = new Map<string, Uint8Array>();

/**
 * How many turns the places of an orbit would need by themselves, with the parity if turns change it. Built once for all
 * orbits on which the turns act alike.
 */
function* placesTerm(
  parts: readonly [...SetPart[], TablePart],
  orbit: number,
  phase: 0 | 1,
  images: readonly Uint8Array[],
  isOdd: Uint8Array,
  keep: KeepTable,
): Generator<void, Term> {
  const { goal } = phaseColors(phase);
  const acting = [...actionsOf(images, isOdd).turns].filter(
    (turn) => isOdd[turn] === 1 || images[turn].some((to, from) => to !== from),
  );
  const rank = rankOfSets(MEMBERS);
  const moves = maskMoves(acting.map((turn) => images[turn]));
  const factors = [{ size: rank.size, home: rankMask(rank, goal), track: maskTrack(moves, rank) }];
  const of = [orbit];
  if (isOdd.includes(1)) {
    factors.push({ size: 2, home: 0, track: parityPart(acting.map((turn) => isOdd[turn])) });
    of.push(parts.length - 1);
  }
  const key = `${goal} ${acting
    .map((turn) => `${images[turn].join()} ${isOdd[turn]}`)
    .sort()
    .join(";")}`;
  const distances = yield* keep(function* () {
    return tables.get(key) ?? (yield* distanceSteps(productSpace("places", factors, acting.length)));
  });
  tables.set(key, distances);
  const label = { name: "places", of, counts: COUNTS[phase][of.length - 1][orbit] };
  return exactTerm(label, digitsIndex(parts, of, isOdd.length), distances);
}
