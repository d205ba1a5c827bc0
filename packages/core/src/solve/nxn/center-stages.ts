/**
 * Centers in three phases, each with fewer turns than the last: the colors of one axis to its faces; those of the other two axes
 * apart; then the two colors of each axis. Deep turns by quarters are about any axis in the first phase, about one in the
 * second, about none in the third, so what is done stays done. Each phase goes from the inside to the outside: the bars of a ring are put
 * together while the rings within keep, and then the ring is placed by turns that take whole bars. Wings are made even on the way.
 */
import type { Turn } from "../../geometry/index.ts";
import { type MaskRank, maskTable } from "../../search/index.ts";
import { type AxisDistances, type AxisGroup, axisDistances } from "./axis-distances.ts";
import { nearGoal, solveByBeam } from "./center-beam.ts";
import { bitImages, byteOfAxis, type CenterOrbit, maskOf } from "./center-masks.ts";
import { centerRings, stageTurns } from "./center-rings.ts";
import { eightPlaces, fourOfEachAxis, maskDistances } from "./mask-distance.ts";
import { makeTurns, type ReductionState } from "./reduction-state.ts";

/** One step: its turns, the orbits that are to be placed, and those that are to be of one kind along each bar. */
interface Step {
  readonly depths: readonly number[];
  readonly placed: readonly CenterOrbit[];
  readonly bar: readonly CenterOrbit[];
}

/** What a phase tells apart. */
interface Phase {
  readonly rank: MaskRank;
  readonly goal: number;
  readonly quarterAxes: readonly number[];
  isMember(color: number): boolean;
}

/**
 * Makes the colors of all rings stand on the faces of their axes, and each bar of one color, with everything within solved and even wings. `parity`: bit
 * d − 1 for wings of depth d that stand oddly. False if it fails.
 */
export function* centerStages(
  work: ReductionState,
  parity: number,
  axis: 0 | 1 | 2,
  width: number,
): Generator<void, boolean> {
  const { size } = work;
  const steps = stepsOf(size);
  const depths = Math.floor(size / 2) - 1;
  let odd = parity;
  for (const [index, phase] of phasesOf(axis).entries())
    for (const [at, step] of steps.entries()) {
      // The colors of the outermost ring are left to the 5x5.
      if (index === 2 && at === steps.length - 1) continue;
      // The colors of the inner rings come along with those of the next bars.
      if (index === 2 && steps[at + 1]?.bar.length) continue;
      // What no later step of the second phase can change has to be even now.
      const later = Math.max(1, ...steps.slice(at + 1).flatMap((next) => next.depths));
      const mustBeEven = index === 1 ? ((1 << depths) - 1) & ~((1 << (later - 1)) - 1) : 0;
      let turns: Turn[] | undefined;
      for (const effort of EFFORTS[index])
        turns ??= yield* solveStep(work, phase, step, odd, mustBeEven, {
          width: width * effort.width,
          bar: effort.bar,
        });
      if (!turns) return false;
      odd = turns.reduce((bits, turn) => bits ^ toggled(turn), odd);
      makeTurns(work, turns);
    }
  return true;
}

function phasesOf(axis: 0 | 1 | 2): Phase[] {
  const own = byteOfAxis(axis);
  const other = (own + 1) % 3;
  const eight = eightPlaces();
  return [
    { rank: eight, goal: 255 << (8 * own), quarterAxes: [0, 1, 2], isMember: (color) => color % 3 === own },
    { rank: eight, goal: 255 << (8 * other), quarterAxes: [axis], isMember: (color) => color % 3 === other },
    { rank: fourOfEachAxis(), goal: 0x0f0f0f, quarterAxes: [], isMember: (color) => color < 3 },
  ];
}

function stepsOf(size: number): Step[] {
  const rings = centerRings(size);
  const steps: Step[] = [];
  const all = Array.from({ length: Math.floor(size / 2) }, (_, i) => i + 1);
  const within: CenterOrbit[] = [];
  for (const [at, { depth, corner, bar }] of rings.entries()) {
    if (bar.length > 1) steps.push({ depths: all, placed: within.slice(), bar });
    // A bar of two is put together along with the four middle centers of an even cube.
    if (bar.length > 0 || rings.length === 1)
      steps.push({ depths: [1, depth + 1], placed: bar.length > 0 ? [corner, bar[0]] : [corner], bar: [] });
    else if (at > 0) throw new Error("only the innermost ring has no bars");
    within.push(corner, ...bar);
  }
  return steps;
}

/** The depths whose wings a turn leaves oddly. */
function toggled({ first, last, quarters }: Turn): number {
  return quarters === 2 ? 0 : (1 << (last - first)) - 1;
}

/** What a turn of distance counts in a score. */
const PLACE_WEIGHT = 4;
/** By phase, one after the other: how wide the beam is, and what an end of a bar that is of another kind counts. */
const EFFORTS = [
  [
    { width: 4, bar: 2 },
    { width: 12, bar: 2 },
  ],
  [
    { width: 4, bar: 2 },
    { width: 12, bar: 2 },
  ],
  [
    { width: 6, bar: 1 },
    { width: 24, bar: 1 },
  ],
];
/** Layers of positions near the goal are made until there are so many. */
const NEAR = 20_000;

function* solveStep(
  { size, colors }: ReductionState,
  { rank, goal, quarterAxes, isMember }: Phase,
  { depths, placed, bar }: Step,
  parity: number,
  mustBeEven: number,
  effort: { readonly width: number; readonly bar: number },
): Generator<void, Turn[] | undefined> {
  const turns = stageTurns(size, depths, quarterAxes);
  const orbits = [...placed, ...bar];
  const images = orbits.map((orbit) => turns.map((turn) => bitImages(size, orbit, turn)));
  const toggles = Uint32Array.from(turns, (turn) => toggled(turn) & mustBeEven);
  // Of the depths that have to be even, the turns of a step change one at most.
  const isOdd = Uint8Array.from(toggles, (bits) => (bits === 0 ? 0 : 1));
  const distances: Uint8Array[] = [];
  for (const image of images.slice(0, placed.length))
    distances.push(yield* maskDistances(`${rank.size} ${turns.length}`, rank, goal, image, isOdd));
  const tables = turns.flatMap((_, move) =>
    images.map((image) =>
      image[move].every((to, from) => to === from) ? undefined : maskTable(image[move]),
    ),
  );
  const depthCount = Math.floor(size / 2) - 1;
  const masked = { orbits: orbits.length, moves: turns.length, tables, toggles };
  const near = bar.length === 0 ? yield* nearGoal(goal, masked, NEAR) : undefined;
  const axes = quarterAxes.length === 0 ? yield* groupsOf(size, depths, placed, bar, tables) : [];
  const path = yield* solveByBeam(
    {
      ...masked,
      axes,
      near,
      rank,
      distances,
      placeWeight: PLACE_WEIGHT,
      barWeight: effort.bar,
      parityCost: Uint8Array.from(
        { length: 1 << depthCount },
        (_, odd) => PLACE_WEIGHT * changes(odd, depthCount),
      ),
    },
    orbits.map((orbit) => maskOf(colors, orbit, isMember)),
    parity & mustBeEven,
    effort.width,
  );
  return path?.map((move) => turns[move]);
}

/** Tables of the last phase by size and step: a few megabytes, of which the largest takes half a second. */
const known = new Map<string, readonly AxisDistances[]>();

function* groupsOf(
  size: number,
  depths: readonly number[],
  placed: readonly CenterOrbit[],
  bar: readonly CenterOrbit[],
  tables: readonly (Uint32Array | undefined)[],
): Generator<void, readonly AxisDistances[]> {
  const key = `${size} ${depths.join()} ${placed.length} ${bar.length}`;
  const found = known.get(key);
  if (found) return found;
  const made: AxisDistances[] = [];
  for (const group of axisGroups(placed.length, bar.length))
    made.push(yield* axisDistances(group, tables, placed.length + bar.length));
  known.set(key, made);
  return made;
}

/** How many outer block turns, by quarters, make these depths odd. */
function changes(odd: number, depths: number): number {
  let count = 0;
  for (let depth = 0; depth < depths; depth++) count += ((odd >> depth) ^ (odd >> (depth + 1))) & 1;
  return count;
}

/** The byte of an axis when its colors are on their faces. */
const HOME = 0x0f;

/** What is looked at together in the last phase: of one to three orbits that are to be placed, or that make a bar. */
function axisGroups(placed: number, bar: number): AxisGroup[] {
  if (placed === 1 && bar === 2)
    return [{ orbits: [0, 1, 2], isGoal: ([inner, one, other]) => inner === HOME && one === other }];
  // Two middle orbits within bars of three: those of a bar are looked at also beside what each slice takes along with them.
  if (placed === 2 && bar === 3)
    return [
      { orbits: [0, 1], isGoal: (bytes) => bytes.every((byte) => byte === HOME) },
      { orbits: [2, 3, 4], isGoal: (bytes) => bytes.every((byte) => byte === bytes[0]) },
      { orbits: [0, 2, 4], isGoal: ([inner, one, other]) => inner === HOME && one === other },
      { orbits: [1, 2, 3], isGoal: ([inner, one, other]) => inner === HOME && one === other },
    ];
  const groups: AxisGroup[] = [];
  for (let from = 0; from < placed; from += 3)
    groups.push({
      orbits: Array.from({ length: Math.min(3, placed - from) }, (_, i) => from + i),
      isGoal: (bytes) => bytes.every((byte) => byte === HOME),
    });
  for (let from = 0; from + 1 < bar; from += 2)
    groups.push({
      orbits: Array.from({ length: Math.min(3, bar - from) }, (_, i) => placed + from + i),
      isGoal: (bytes) => bytes.every((byte) => byte === bytes[0]),
    });
  return groups;
}
