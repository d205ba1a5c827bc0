/** Solutions in turns of single layers, as a search: the quick method under that price first, then insertions, again and again. */
import { makeTurn, ROTATION_COUNT, rotateTurn, rotations, type Turn } from "../../../geometry/index.ts";
import { type RandomSource, randomBelow, randomPermutation, seededRandom } from "../../../perm/index.ts";
import { named } from "../../../portions.ts";
import { PORTION, prepare, turnsOfMoves } from "../../../search/index.ts";
import {
  type CubeState,
  heldRotation,
  orbitOfKind,
  rotateState,
  turnStateBy,
  uprightState,
} from "../../../state/index.ts";
import { pauseTables } from "../../run.ts";
import type { SolveRequest, SolverSearch } from "../../solver.ts";
import { type PreparedSolver, searchOf, type TableSolver } from "../../table-solver.ts";
import { twoPhaseSolver } from "../../two-phase/solver.ts";
import type { LayerPrice } from "../layers.ts";
import { solvedNearGoal } from "../near-goal.ts";
import { quickSolution } from "../reduction.ts";
import type { Stage } from "../reduction-state.ts";
import { solvableCube, standingAt } from "../wings.ts";
import { orbitGroups, type WordOrbit } from "./patterns.ts";
import { turnsOfWord, type Word, type WordPrice, withSlices, wordOfTurns } from "./word.ts";
import { guess, solveGroup } from "./word-search.ts";

type WordEffort = Parameters<typeof solveGroup>[3];

/** The effort for wings and for centers. */
interface WordPlan {
  readonly wings: WordEffort;
  readonly centers: WordEffort;
}

const ALL = Number.POSITIVE_INFINITY;

/** By size, up to `to`: on larger cubes only the quick method is fast enough. */
const PLANS: readonly (WordPlan & { readonly to: number })[] = [
  { to: 4, wings: { width: 400, children: 20, patterns: "few" }, centers: { width: 480, children: 20 } },
  { to: 7, wings: { width: 100, children: 20 }, centers: { width: 60, children: 20 } },
  { to: 10, wings: { width: 40, children: 20 }, centers: { width: 30, children: 15 } },
  { to: 19, wings: { width: 16, children: 8 }, centers: { width: 8, children: 8 } },
  { to: 33, wings: { width: 16, children: 8 }, centers: { width: 3, children: 6 } },
];

/** The most rounds, of which each begins with other words, and how much wider every second one is. */
const MAX_ROUNDS = 100;
const GROWTH = 1.5;
/** Where someone waits, a narrower one comes before them, so that there soon is an answer. */
const NARROW = 0.25;

/** A search in that metric, by the options of `solve`; `pocket` solves the corners of even cubes. */
export async function startWords(
  request: SolveRequest,
  price: LayerPrice,
  pocket: TableSolver,
): Promise<SolverSearch> {
  const { state, options, control, improve } = request;
  const { maxLength = ALL, effort = 1, store, timeout, onProgress } = options;
  const { size } = state;
  const pause = pauseTables(control, onProgress);
  const prepared = await prepare(twoPhaseSolver, store, pause);
  const small = size % 2 === 1 ? prepared : await prepare(pocket, store, pause);
  const near = await solvedNearGoal(state, ALL, control);
  const wordPrice = { size, price };
  const plan = PLANS.find(({ to }) => size <= to);
  let best: { readonly turns: readonly Turn[]; readonly length: number } | undefined;
  let depth = 1;
  let nodes = 0;
  let stage: Stage = "3x3";
  const report = (found: Word) => {
    const turns = turnsOfWord(found, wordPrice);
    // A run that turns all layers alike is none, so that those beside it may merge once it is gone.
    const { cost } = wordOfTurns(turns, wordPrice);
    if (cost <= maxLength && cost < (best?.length ?? ALL)) best = { turns, length: cost };
  };
  const reportTurns = (turns: readonly Turn[]) => report(wordOfTurns(turns, wordPrice));

  function* solutions(): Generator<Stage, void> {
    if (near?.best) reportTurns(near.best.turns);
    if (plan && (improve || timeout !== undefined)) {
      yield* quick(0);
      yield* inserted(plan, 0, NARROW);
    }
    for (let round = 0; round < MAX_ROUNDS; round++) {
      depth = round + 1;
      if (plan) yield* inserted(plan, round, GROWTH ** Math.floor(round / 2));
      else yield* quick(round);
      // Insertions may find no end; the quick method always does.
      if (!best) yield* quick(round);
      if (best && !improve) return;
    }
  }

  function* quick(round: number): Generator<Stage, void> {
    reportTurns(yield* quickSolution(state, prepared, round, price));
  }

  function* inserted(plan: WordPlan, round: number, width: number): Generator<Stage, void> {
    const random = seededRandom(`words ${round}`);
    const bases = yield* named("3x3" as Stage, baseWords(state, small, wordPrice, random));
    const [word] = yield* solveWords(state, bases, wordPrice, widened(plan, effort * width), random);
    if (word) report(word);
  }

  const work = solutions();
  const advance = () => {
    const step = work.next();
    nodes++;
    if (!step.done) stage = step.value;
    return step.done === true || best?.length === 0;
  };
  const status = () => ({ best, bound: best?.length === 0 ? 0 : 1, nodes, depth, stage });
  return Object.assign(searchOf(status, advance), {
    metric: price.name,
    noSolution: () =>
      `no solution of at most ${maxLength} turns (${price.name}) was found in ${depth} attempts; allow more`,
  });
}

function widened({ wings, centers }: WordPlan, factor: number): WordPlan {
  const wider = (effort: WordEffort) => ({
    ...effort,
    width: Math.max(1, Math.round(effort.width * factor)),
  });
  return { wings: wider(wings), centers: wider(centers) };
}

// A whole solution: a base that solves corners and middle edges, then wings depth by depth, then centers.

/** The solved words, cheapest first; none if the search for an orbit sticks. */
function* solveWords(
  state: CubeState,
  bases: readonly BaseWord[],
  price: WordPrice,
  plan: WordPlan,
  random: RandomSource,
): Generator<Stage, readonly Word[]> {
  const begin = beginWith(state, bases);
  if (!begin) return [];
  const { groups } = begin;
  let { words } = begin;
  for (const isWing of [true, false]) {
    const stage: Stage = isWing ? "edges" : "centers";
    const own = groups.filter(([orbit]) => orbit.isWing === isWing);
    for (const group of shuffled(own, random))
      words = yield* named(stage, solveGroup(words, group, price, isWing ? plan.wings : plan.centers));
  }
  return words;
}

/** How many words are begun with, and among how many they are chosen. */
const BASES = 16;
const CHOICE = 200;

interface Begin {
  readonly groups: readonly (readonly WordOrbit[])[];
  readonly words: readonly Word[];
}

/** The words that seem to leave least, of those that end as the best one does. */
function beginWith(state: CubeState, bases: readonly BaseWord[]): Begin | undefined {
  const groups = new Map<number, WordOrbit[][]>();
  const all = bases.slice(0, CHOICE).map(({ word, view }) => {
    const own = groups.get(view) ?? orbitGroups(state, view);
    groups.set(view, own);
    return { word, view, score: own.reduce((sum, group) => sum + guess(word, group), word.cost) };
  });
  all.sort((a, b) => a.score - b.score);
  if (all.length === 0) return undefined;
  const { view } = all[0];
  const words = all.filter((base) => base.view === view).map(({ word }) => word);
  return { groups: groups.get(view)!, words: words.slice(0, BASES) };
}

function shuffled<T>(list: readonly T[], random: RandomSource): T[] {
  return randomPermutation(list.length, random).map((at) => list[at]);
}

/*
 * Where insertions begin: turns of faces that solve the corners, and on an odd cube the edges in the middle. Corners alone are
 * solved as a 2x2, each turn on this side or the opposite one.
 */

interface BaseWord {
  readonly word: Word;
  /** The rotation in which the cube stands once it is solved. */
  readonly view: number;
}

/** Portions of the search for a base: of a 3x3, and of the corners for each way to hold them. */
const PORTIONS_OF_3X3 = 200;
const PORTIONS = 12;

/** Bases, cheapest first. `solver`: of a 3x3 for odd cubes, of a 2x2 for even ones. */
function* baseWords(
  state: CubeState,
  solver: PreparedSolver,
  price: WordPrice,
  random: RandomSource,
): Generator<void, BaseWord[]> {
  const { size } = state;
  if (size % 2 === 0) {
    const turns = yield* shortest(pocketOf(state), solver, price);
    return turns.flatMap((word) => sides(state, word, price, random));
  }
  const middle = (size - 1) / 2;
  const view = heldRotation(state);
  const small = solvableCube(state, standingAt(state, middle), view);
  const own = { size: 3, price: price.price };
  const words = yield* cheapest(small, solver, own);
  return words.map((word) => ({ word: withSlices(word, price), view }));
}

function pocketOf(state: CubeState): CubeState {
  const pieces = new Uint8Array(8);
  const corners = orbitOfKind(state.size, "corner")!.cells;
  orbitOfKind(2, "corner")!.cells.forEach((cell, at) => {
    pieces[cell] = state.rotations[corners[at]];
  });
  return { size: 2, rotations: pieces } as CubeState;
}

/** Solutions of a 3x3, cheapest first: all that the search for the cheapest meets. */
function* cheapest(small: CubeState, solver: PreparedSolver, price: WordPrice): Generator<void, Word[]> {
  const found: Word[] = [];
  const cost = (moves: readonly number[]) => {
    const word = wordOfTurns(turnsOfMoves(moves, price.size, heldRotation(small)), price);
    found.push(word);
    return word.cost;
  };
  const { maxLength } = solver.solver;
  const search = solver.search(uprightState(small), { maxLength, improve: true, cost });
  for (let portion = 0; portion < PORTIONS_OF_3X3 || found.length === 0; portion++) {
    const isOver = search.advance(PORTION);
    yield;
    if (isOver) break;
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Solutions of a small cube as turns of the large one, cheapest first: found for each way to hold it. */
function* shortest(small: CubeState, solver: PreparedSolver, price: WordPrice): Generator<void, Turn[][]> {
  const { inverse, product } = rotations();
  const found: { readonly turns: Turn[]; readonly cost: number }[] = [];
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const held = rotateState(small, rotation);
    const search = solver.search(uprightState(held), {
      maxLength: solver.solver.maxLength,
      improve: true,
    });
    const back = product[inverse[rotation] * ROTATION_COUNT + heldRotation(held)];
    let best: readonly number[] | undefined;
    for (let portion = 0; portion < PORTIONS || !best; portion++) {
      const isOver = search.advance(PORTION);
      yield;
      if (search.best && search.best !== best) {
        best = search.best;
        const turns = turnsOfMoves(best, price.size, back);
        found.push({ turns, cost: wordOfTurns(turns, price).cost });
      }
      if (isOver) break;
    }
  }
  return found.sort((a, b) => a.cost - b.cost).map(({ turns }) => turns);
}

/** How many choices of sides are made from one solution of the corners. */
const CHOICES = 8;

/**
 * The same turns of the corners, in some random choices: each by its layer or by the opposite one the other way, which leaves the
 * cube held in another way.
 */
function sides(state: CubeState, turns: readonly Turn[], price: WordPrice, random: RandomSource): BaseWord[] {
  const { size } = price;
  const { product, quarter } = rotations();
  const corner = orbitOfKind(size, "corner")!.cells[0];
  const most = 2 ** turns.length;
  return Array.from({ length: CHOICES }, () => {
    const choice = randomBelow(most, random);
    let frame = 0;
    const made = turns.map((turn, i) => {
      const here = rotateTurn(turn, frame, size);
      if (((choice >> i) & 1) === 0) return here;
      const { axis, first, quarters } = here;
      frame = product[quarter[axis][(4 - quarters) % 4] * ROTATION_COUNT + frame];
      return makeTurn(axis, size - 1 - first, size - 1 - first, -quarters);
    });
    return { word: wordOfTurns(made, price), view: turnStateBy(state, made).rotations[corner] };
  });
}
