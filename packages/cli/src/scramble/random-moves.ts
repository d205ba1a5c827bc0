/** Random moves, which take no search. */
import type { RandomSource } from "@cubegram/core";
import { allTurns, isRotation, type Turn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { randomBelow } from "@cubegram/core/perm";

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
