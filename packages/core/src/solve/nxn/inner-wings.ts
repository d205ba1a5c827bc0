/**
 * Pairs the wings of all depths but the first, on a cube whose centers are solved. From the innermost outward, each
 * depth is paired as on a small cube: the layers up to that depth act as one layer of a 5x5, and everything inside them
 * is its middle, which stays whole. The innermost wings of an even cube are those of a 4x4.
 */
import { rotations, type Turn } from "../../geometry/index.ts";
import { parity } from "../../perm/index.ts";
import { named } from "../../portions.ts";
import type { Candidate, StageRecord } from "../../search/index.ts";
import { type Assembly, type CubeState, solvedState, turnStateBy } from "../../state/index.ts";
import { inGroups } from "./beam-space.ts";
import { thinned, turnThrough } from "./layers.ts";
import type { Stage } from "./solution-stages.ts";
import { centersRotation } from "./stages/four.ts";
import { heldCandidate, turnsAsHeld } from "./stages/held-candidate.ts";
import { type Step, throughStages } from "./stages/improve.ts";
import { fiveMethod } from "./stages/methods.ts";
import { edgesByBeams } from "./wing-beams.ts";
import { cellsOfPlaces, PLACES } from "./wing-places.ts";
import { standingAt, turnWings, type Wings, wingDepths } from "./wings.ts";

export interface InnerMethods {
  /** Needed by even cubes only. */
  readonly four: readonly StageRecord[] | undefined;
  readonly five: readonly StageRecord[];
}

/**
 * The steps of the methods when only wings are left, the 5x5's for wings that beams do not pair. Efforts are small. The
 * first steps find nothing to do.
 */
const FOUR_STEPS: readonly Step[] = [
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 40, effort: 2_000_000 },
  { name: "edges", keep: 1, effort: 4_000_000 },
];
const FIVE_STEPS: readonly Step[] = [
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 60, effort: 500_000 },
  { name: "edges", keep: 20, effort: 1_500_000 },
  { name: "edges", keep: 1, effort: 3_000_000 },
];

/**
 * The turns, and how the centers stand after them: on an even cube they may end up rotated as a whole. `groups`: how many
 * beams of a stage there are side by side.
 */
export function* pairInnerWings(
  state: CubeState,
  view: number,
  { four, five }: InnerMethods,
  groups: () => number,
): Generator<Stage, { readonly turns: Turn[]; readonly view: number }> {
  const { size } = state;
  const middle = Math.floor(size / 2);
  const innermost = four ? yield* pairInnermost(state, view, four) : { state, turns: [], view };
  const now = innermost.state;
  // Wings are paired with the midges of an odd cube, and with the innermost wings of an even one.
  let ways: WingsWay[] = [
    {
      size,
      orbits: wingDepths(size).map((depth) => standingAt(now, depth)),
      middles: standingAt(now, size % 2 === 1 ? middle : middle - 1),
      turns: innermost.turns,
      length: innermost.turns.length,
    },
  ];
  for (let depth = middle - (four ? 2 : 1); depth > 1; depth--)
    ways = yield* pairDepth(ways, depth, five, groups);
  return { turns: ways[0].turns, view: innermost.view };
}

/** Wings after some turns. */
interface WingsWay extends Wings {
  readonly length: number;
}

/** Ways to pair the wings of a depth, which begin with some of those before: the shortest first. */
function* pairDepth(
  ways: readonly WingsWay[],
  depth: number,
  five: readonly StageRecord[],
  groups: () => number,
): Generator<Stage, WingsWay[]> {
  const starts = ways.map(({ orbits, middles, length }) => ({
    state: edgesOfFive(orbits[depth - 1], middles),
    length,
  }));
  const [{ orbits }] = ways;
  if (parity(orbits[depth - 1]) === 1)
    throw new Error(`Internal error: wings of depth ${depth} cannot be paired alone.`);
  const beams = yield* named("edges", edgesByBeams(five, starts, groups));
  if (beams.length === 0) return [wayAfter(ways[0], depth, yield* edgesBySearches(five, starts[0].state))];
  const further: WingsWay[] = [];
  for (const group of inGroups(beams, groups()))
    for (const candidate of group) {
      further.push(wayAfter(ways[candidate.from], depth, candidate));
      if (further.length % WAYS_AT_ONCE === 0) yield "edges";
    }
  return further.sort((a, b) => a.length - b.length);
}

/** Ways made between two pauses. */
const WAYS_AT_ONCE = 16;

function wayAfter({ size, orbits, middles, turns }: WingsWay, depth: number, candidate: Candidate): WingsWay {
  const layers = [0, depth, Math.floor(size / 2), size - 1 - depth, size - 1];
  const wings: Wings = { size, orbits: orbits.slice(), middles, turns: turns.slice() };
  turnWings(
    wings,
    turnsAsHeld(candidate).map((turn) => turnThrough(turn, layers, size)),
  );
  return { ...wings, length: wings.turns.length };
}

/** The innermost wings of an even cube. */
function* pairInnermost(state: CubeState, view: number, four: readonly StageRecord[]) {
  const { size } = state;
  const layers = [0, size / 2 - 1, size / 2, size - 1];
  const small = thinned(state, layers, view);
  const [found] = yield* throughStages(four, [heldCandidate(small)], FOUR_STEPS);
  const turns = turnsAsHeld(found).map((turn) => turnThrough(turn, layers, size));
  const end = turnStateBy(state, turns);
  return { state: end, turns, view: centersRotation(thinned(end, layers, view)) };
}

function* edgesBySearches(five: readonly StageRecord[], small: CubeState): Generator<Stage, Candidate> {
  const [found] = yield* throughStages(five, [heldCandidate(small)], FIVE_STEPS);
  return found;
}

/** A 5x5 with these wings and midges. Its corners are solved, for only edges are looked at. */
function edgesOfFive(standing: Uint8Array, middles: Uint8Array): CubeState {
  const { size, rotations: solved } = solvedState(fiveMethod.size);
  const { product, inverse } = rotations();
  const pieces = solved.slice();
  [standing, middles].forEach((homes, i) => {
    const cells = cellsOfPlaces(size, i + 1);
    homes.forEach((home, place) => {
      pieces[cells[home]] = product[place * PLACES + inverse[home]];
    });
  });
  return { size, rotations: pieces } as Assembly as CubeState;
}
