/** The moves of one scramble: to a dealt state, or at random. */
import { Cube, type RandomSource } from "@cubegram/core";
import { allTurns, invertTurn, isRotation, type Turn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { randomBelow } from "@cubegram/core/perm";
import { solve, type TableStore } from "@cubegram/core/solve";
import type { CubeState } from "@cubegram/core/state";

/** WCA regulations 4b3 and 4b3b: a state that fewer moves solve is dealt again. */
const FEWEST_MOVES: { readonly [size: number]: number } = { 2: 4 };
const FEWEST_ELSEWHERE = 2;
/** A scramble need not be as short as a solution: so it is found more than twice as fast, one turn longer (decision 0258#0182). */
const EFFORT = 0.3;

/** The fewest moves that may solve a scrambled cube of that size. */
export function fewestMoves(size: number): number {
  return FEWEST_MOVES[size] ?? FEWEST_ELSEWHERE;
}

/** Moves to the first state of the deal that is far enough from solved. */
export async function movesToDealtState(
  deal: () => CubeState,
  store: TableStore | undefined,
): Promise<string> {
  for (;;) {
    const cube = Cube.of(deal());
    const { size } = cube;
    // Without a budget: the same moves for the same state, whether or not tables are made already.
    const options = { effort: EFFORT, ...(store && { store }) };
    // On a 2x2 and 3x3 a solution of the inverse makes the state; where centers look alike, a solution of the state played backward does.
    const { alg, turns, length } = await solve(size > 3 ? cube : cube.inverse(), options);
    if (length >= fewestMoves(size))
      return size > 3 ? printTurns(turns.toReversed().map(invertTurn), size) : alg;
  }
}

/** 20 moves for each layer beyond the second (WCA: 60 on a 5x5, then 80, 100), never two in a row about the same axis. */
export function randomMoves(size: number, random: RandomSource): string {
  // Blocks from one side, at most half the cube, as a hand turns them.
  const turns = allTurns(size).filter(
    (turn) =>
      isOuterBlock(turn, size) && turn.last - turn.first < Math.floor(size / 2) && !isRotation(turn, size),
  );
  const chosen: Turn[] = [];
  while (chosen.length < 20 * (size - 2)) {
    const turn = turns[randomBelow(turns.length, random)];
    if (turn.axis !== chosen.at(-1)?.axis) chosen.push(turn);
  }
  return printTurns(chosen, size);
}

function isOuterBlock(turn: Turn, size: number): boolean {
  return turn.first === 0 || turn.last === size - 1;
}
