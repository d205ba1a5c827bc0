/**
 * Setups: turns from a solved large cube to a state of which only the last orbit matters, or also the first places of the
 * orbit before it, which a range of numbers fixes. Everything else may end up anywhere. Three stages, each from many
 * candidates: the colors of one axis go to its faces, then those of the other axes, and then all go home.
 */
import { cubeGeometry, invertTurn, type Turn } from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
import type { CubeState } from "../../../state/index.ts";
import { mergeTurns, thinned, turnThrough } from "../layers.ts";
import { type Step, throughStages } from "../stages/improve.ts";
import { heldCandidate } from "../stages/stage-turns.ts";
import { firstAxis, otherAxes } from "./axes.ts";
import { colorsHome } from "./colors-home.ts";
import { secondOrbit, setupGoal } from "./goal.ts";

/** States that will do: any of some as far as their last orbit goes, or those between two with the same last orbit. */
export type SetupTarget =
  | { readonly states: readonly CubeState[] }
  | { readonly low: CubeState; readonly high: CubeState };

const MILLION = 1_000_000;
/**
 * How much is tried; a second time if the setup is longer than `ENOUGH`. Ways to one cube in several orders count as many:
 * to compare them costs more. Figures: decision 0191.
 */
const EFFORTS: readonly (readonly Step[])[] = [
  stepsOf(10_000, 10 * MILLION, 20 * MILLION, 60 * MILLION),
  stepsOf(20_000, 80 * MILLION, 80 * MILLION, 80 * MILLION),
];

function stepsOf(keep: number, effort: number, last: number, vain: number): Step[] {
  const step: Step = { name: "centers", keep, effort, vain, distinct: false };
  return [step, step, { ...step, keep: 1, effort: last }];
}

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
    // The first stages remember what they have met, so each search has its own.
    const stages = [first(), others(most), home.stage];
    const ways = throughStages(stages, small.map(heldCandidate), effort, { maxLength: most });
    const [found] = yield* named(undefined, ways);
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
