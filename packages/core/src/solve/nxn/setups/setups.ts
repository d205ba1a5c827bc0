/**
 * Setups: turns from a solved large cube to a state of which only the last orbit matters, or also the first places of the
 * orbit before it, which a range of numbers fixes. Everything else may end up anywhere. Three stages, each from many
 * candidates: the colors of one axis go to its faces, then those of the other axes, and then all go home.
 */
import { cubeGeometry, invertTurn, type Turn } from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
import { type Candidate, PORTION, type StageWalk, searchStage } from "../../../search/index.ts";
import type { CubeState } from "../../../state/index.ts";
import { mergeTurns } from "../layers.ts";
import { heldCandidate } from "../stages/held-candidate.ts";
import { thinned, turnThrough } from "../thinned.ts";
import { colorsHome } from "./colors-home.ts";
import { firstAxis } from "./first-axis.ts";
import { setupGoal } from "./goal.ts";
import { otherAxes } from "./other-axes.ts";
import { secondOrbit } from "./second-orbit.ts";

/** States that will do: any of some as far as their last orbit goes, or those between two with the same last orbit. */
export type SetupTarget =
  | { readonly states: readonly CubeState[] }
  | { readonly low: CubeState; readonly high: CubeState };

/** How much is tried. Figures: decision 0191. */
interface Effort {
  /** Ends of the first two stages that the next begins with. */
  readonly keep: readonly [number, number];
  /** Turns tried in each stage, if something is found by then, */
  readonly turns: readonly [number, number, number];
  /** and if not. */
  readonly vain: number;
}

const MILLION = 1_000_000;
/** The second effort is made if the setup is longer than `ENOUGH`. */
const EFFORTS: readonly Effort[] = [
  {
    keep: [10_000, 10_000],
    turns: [10 * MILLION, 10 * MILLION, 20 * MILLION],
    vain: 60 * MILLION,
  },
  { keep: [20_000, 20_000], turns: [80 * MILLION, 80 * MILLION, 80 * MILLION], vain: 80 * MILLION },
];
/** A message that fits a 3x3 takes no more turns there. */
const ENOUGH = 20;
/** Longer setups are not sought: with so much to search, nothing is found anyway. */
const MAX_TURNS = 24;

/**
 * Setups for upright states of one size, 4x4 or larger, nearly as short as they can be: turns from a solved cube, and
 * undefined at pauses. A better one follows only a setup of more than twenty turns. The cube may end up held differently.
 */
export function* setupsTo(target: SetupTarget): Generator<Turn[] | undefined, void> {
  const starts = "states" in target ? target.states : [target.low];
  const { size } = starts[0];
  const layers = layersOfLastOrbits(size);
  const inSmall = (state: CubeState) => thinned(state, layers, 0);
  const small = starts.map(inSmall);
  const goal = setupGoal(
    small[0],
    "states" in target ? undefined : secondOrbit(small[0], inSmall(target.high)),
  );
  const first = yield* named(undefined, firstAxis(goal));
  const home = yield* named(undefined, colorsHome(goal));
  const others = yield* named(undefined, otherAxes(goal, home.leftFrom));
  let shortest = MAX_TURNS + 1;
  for (const effort of EFFORTS) {
    const most = shortest - 1;
    // Each search has walks of its own, since they remember what they have met.
    const stages = [first(), others(most), home.walk()];
    const found = yield* named(undefined, throughStages(stages, small.map(heldCandidate), effort, most));
    if (!found) return;
    const turns = found.turns.map((turn) => turnThrough(turn, layers, size));
    // Merged, they may leave the cube held in another way than the colors that are home want.
    for (const way of [mergeTurns(turns, size), turns]) yield way.toReversed().map(invertTurn);
    shortest = found.length;
    if (shortest <= ENOUGH) return;
  }
}

/** Layers of which the last two orbits, corners and turns are those of a small cube: all up to the 7x7. */
export function layersOfLastOrbits(size: number): number[] {
  const all = Array.from({ length: size }, (_, layer) => layer);
  if (size <= 7) return all;
  const last = cubeGeometry(size).orbits.findLast(({ kind }) => kind === "obliqueCenter")!;
  const [a, b] = [...last.depths].sort((x, y) => x - y);
  const mirror = (layer: number) => size - 1 - layer;
  const middle = size % 2 === 1 ? [(size - 1) / 2] : [];
  return [0, a, b, ...middle, mirror(b), mirror(a), mirror(0)];
}

/** A short way through all stages; undefined if none of so many turns was found. */
function* throughStages(
  stages: readonly StageWalk[],
  starts: readonly Candidate[],
  { keep, turns, vain }: Effort,
  maxLength: number,
): Generator<void, Candidate | undefined> {
  let candidates = starts;
  for (const [i, stage] of stages.entries()) {
    const search = searchStage(stage, candidates, { maxLength, keep: keep[i] ?? 1, effort: turns[i] });
    while (!search.advance(PORTION) && search.nodes <= vain) yield;
    candidates = search.found;
  }
  return candidates[0];
}
