/** Solutions in turns of single layers, as a search: the quick method under that price first, then insertions, again and again. */
import type { Turn } from "../../../geometry/index.ts";
import { seededRandom } from "../../../perm/index.ts";
import { named } from "../../../portions.ts";
import { PORTION, prepare } from "../../../search/index.ts";
import { pauseTables } from "../../run.ts";
import type { SolveRequest, SolverSearch } from "../../solver.ts";
import { searchOf, type TableSolver } from "../../table-solver.ts";
import { twoPhaseSolver } from "../../two-phase/solver.ts";
import type { LayerPrice } from "../metrics.ts";
import { solvedNearGoal } from "../near-goal.ts";
import { quickSolution } from "../reduction.ts";
import type { Stage } from "../reduction-state.ts";
import { baseWords } from "./base-words.ts";
import { solveWords, type WordPlan } from "./solve-words.ts";
import { type PricedTurns, turnsOfWord, type Word, wordOfTurns } from "./word.ts";
import type { WordEffort } from "./word-search.ts";

const ALL = Number.POSITIVE_INFINITY;

/** By size, up to `to`: on larger cubes only the quick method is fast enough. */
const PLANS: readonly (WordPlan & { readonly to: number })[] = [
  {
    to: 7,
    wings: { width: 20, children: 12, keep: 4, places: ALL },
    centers: { width: 60, children: 20, keep: 4, places: ALL },
  },
  {
    to: 10,
    wings: { width: 20, children: 12, keep: 3, places: ALL },
    centers: { width: 24, children: 14, keep: 3, places: ALL },
  },
  {
    to: 17,
    wings: { width: 8, children: 8, keep: 2, places: ALL },
    centers: { width: 8, children: 8, keep: 2, places: ALL },
  },
  {
    to: 33,
    wings: { width: 4, children: 4, keep: 2, places: 150 },
    centers: { width: 4, children: 4, keep: 1, places: 300 },
  },
];

/** The most rounds, of which each begins with other words, and how much wider every second one is. */
const MAX_ROUNDS = 100;
const GROWTH = 1.5;
/**
 * Up to this size, and with time to improve up to the next, the answer in block turns is a candidate where a half turn is one turn
 * of a layer as well; elsewhere it takes far more (decision 0283#0289). Milliseconds for each layer but two that must be left for it.
 */
const BLOCKS_TO = 4;
const MORE_BLOCKS_TO = 5;
const BLOCKS_TAKE = 1000;

/** What `startWords` needs of other rooms: the corners of an even cube, and the search in block turns. */
export interface WordSolvers {
  readonly pocket: TableSolver;
  startBlocks(request: SolveRequest): Promise<SolverSearch>;
}

/** A search in that metric, by the options of `solve`. */
export async function startWords(
  request: SolveRequest,
  price: LayerPrice,
  { pocket, startBlocks }: WordSolvers,
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
  let best: PricedTurns | undefined;
  let depth = 1;
  let nodes = 0;
  let stage: Stage = "3x3";
  let waiting: Promise<void> | undefined;
  const report = (word: Word) => {
    if (word.cost <= maxLength && word.cost < (best?.length ?? ALL))
      best = { turns: turnsOfWord(word, wordPrice), length: word.cost };
  };
  const reportTurns = (turns: readonly Turn[]) => report(wordOfTurns(turns, wordPrice));

  function* solutions(): Generator<Stage, void> {
    if (near?.best) reportTurns(near.best.turns);
    const isNearBlocks = price.own[2] === price.own[1];
    const isAwaited = !plan || improve || timeout !== undefined;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      depth = round + 1;
      if (!plan || (round === 0 && isAwaited)) yield* quick(round);
      if (plan) yield* inserted(plan, round);
      if (round === 0 && isNearBlocks && size <= (improve ? MORE_BLOCKS_TO : BLOCKS_TO)) yield* blocks();
      // Insertions may find no end; the quick method always does.
      if (!best) yield* quick(round);
      if (best && !improve) return;
    }
  }

  function* quick(round: number): Generator<Stage, void> {
    reportTurns(yield* quickSolution(state, prepared, round, price));
  }

  /** No answer here may be worse than the one in block turns, counted in this metric. */
  function* blocks(): Generator<Stage, void> {
    if (control.budget - control.elapsed() < BLOCKS_TAKE * (size - 2)) return;
    let search: SolverSearch | undefined;
    waiting = startBlocks(request).then((started) => {
      search = started;
    });
    while (!search) yield stage;
    let isOver = false;
    while (!isOver) {
      isOver = search.advance(PORTION);
      waiting = isOver ? undefined : search.waiting;
      if (search.best) reportTurns(search.best.turns);
      yield search.stage ?? stage;
    }
  }

  function* inserted(plan: WordPlan, round: number): Generator<Stage, void> {
    const random = seededRandom(`words ${round}`);
    const bases = yield* named("3x3" as Stage, baseWords(state, small, wordPrice, random));
    const wide = widened(plan, effort * GROWTH ** Math.floor(round / 2));
    const word = yield* solveWords(state, bases, wordPrice, wide, random);
    if (word) report(word);
  }

  const work = solutions();
  const advance = () => {
    const step = work.next();
    nodes++;
    if (!step.done) stage = step.value;
    return step.done === true || best?.length === 0;
  };
  const status = () => ({ best, bound: best?.length === 0 ? 0 : 1, nodes, depth, stage, waiting });
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
