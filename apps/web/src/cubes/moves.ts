/** Moves for a cube: random ones, and those of a solution, checked. */
import { handTurns, type Turn } from "@cubegram/core/geometry";
import { parseAlg, printTurns, turnsOf } from "@cubegram/core/notation";
import { type RandomSource, randomBelow } from "@cubegram/core/perm";
import { type CubeState, isSolved, turnStateBy } from "@cubegram/core/state";

const MAX_MOVES = 200;

/** 20 moves for each layer beyond the second (WCA: 60 on a 5x5, then 80, 100), no two in a row about one axis. */
export function randomMoves(size: number, random: RandomSource): string {
  const turns = handTurns(size);
  const chosen: Turn[] = [];
  while (chosen.length < Math.min(20 * Math.max(1, size - 2), MAX_MOVES)) {
    const turn = turns[randomBelow(turns.length, random)];
    if (turn.axis !== chosen.at(-1)?.axis) chosen.push(turn);
  }
  return printTurns(chosen, size);
}

/**
 * The moves one by one in standard notation; undefined unless they solve the cube. Every solution is checked here
 * before it is shown.
 */
export function movesOf(state: CubeState, alg: string): readonly string[] | undefined {
  const parsed = parseAlg(alg);
  if (!parsed.ok) return undefined;
  const turns = turnsOf(parsed.value, state.size);
  return isSolved(turnStateBy(state, turns))
    ? turns.map((turn) => printTurns([turn], state.size))
    : undefined;
}
