/**
 * Where insertions begin: turns of faces that solve the corners, and on an odd cube the edges in the middle. Corners alone are
 * solved as a 2x2, each turn on this side or the opposite one.
 */
import { makeTurn, ROTATION_COUNT, rotateTurn, rotations, type Turn } from "../../../geometry/index.ts";
import { type RandomSource, randomBelow } from "../../../perm/index.ts";
import { PORTION, turnsOfMoves } from "../../../search/index.ts";
import {
  type CubeState,
  heldRotation,
  orbitOfKind,
  rotateState,
  turnStateBy,
  uprightState,
} from "../../../state/index.ts";
import type { PreparedSolver } from "../../table-solver.ts";
import { costTurnedBack } from "../metrics.ts";
import { solvableCube, standingAt } from "../wings.ts";
import { type Word, type WordPrice, wordOfRuns, wordOfTurns } from "./word.ts";

export interface BaseWord {
  readonly word: Word;
  /** The rotation in which the cube stands once it is solved. */
  readonly view: number;
}

/** Portions of the search for a base: of a 3x3, and of the corners for each way to hold them. */
const PORTIONS_OF_3X3 = 200;
const PORTIONS = 12;

/** Bases, cheapest first. `solver`: of a 3x3 for odd cubes, of a 2x2 for even ones. */
export function* baseWords(
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

/**
 * A word of a 3x3 on a larger cube, whose other layers go where the run costs least: with none of them, or with all but the middle
 * one, which then turns alone.
 */
export function withSlices({ runs }: Word, price: WordPrice): Word {
  const { size } = price;
  const all = runs.map(({ axis, amounts: three }) => {
    const costs = [0, 1, 2, 3].map((amount) => costTurnedBack(three, amount, price.price));
    const amounts = new Uint8Array(size).fill(costs.indexOf(Math.min(...costs)));
    [0, (size - 1) / 2, size - 1].forEach((layer, i) => {
      amounts[layer] = three[i];
    });
    return { axis, amounts };
  });
  return wordOfRuns(all, price);
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
