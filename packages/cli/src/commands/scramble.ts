/** scramble: moves to a random state of a 2x2 or 3x3; on a bigger cube so many random moves that the state is well mixed. */
import { randomInt } from "node:crypto";
import { Cube, printTurns, type RandomSource, seededRandom } from "@cubegram/core";
import { allTurns, isRotation, type Turn } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";
import { solve, type TableStore } from "@cubegram/core/solve";
import type { Verb } from "../frame/verb.ts";
import { sizeName } from "../frame/words.ts";

/** WCA regulation 4b3: a state that two moves cannot scramble is drawn again. */
const MIN_MOVES = 2;
/** The largest cube whose random states we can solve. */
const MAX_SOLVED_SIZE = 3;

export const scramble: Verb = {
  name: "scramble",
  summary: "moves to a random state",
  options: { seed: { type: "string", value: "S", help: "the same scramble for the same S" } },
  examples: [
    ["scramble", "every state of the 3x3 is equally likely"],
    ["scramble --size 4 --seed friday", "repeatable; on a 4x4 and bigger by random moves"],
  ],
  async run(_, { values, size = 3, store }) {
    const random = typeof values.seed === "string" ? seededRandom(values.seed) : secureRandom;
    const moves =
      size > MAX_SOLVED_SIZE ? randomMoves(size, random) : await movesToRandomState(size, random, store);
    const facelets = Cube.fromAlg(moves, size).facelets();
    return {
      json: { moves, facelets, size },
      before: `On a solved ${sizeName(size)}, white up and green in front:`,
      text: moves,
      after: `It then shows ${facelets}`,
    };
  },
};

/** 48 good bits; nobody can guess it. */
function secureRandom(): number {
  return randomInt(2 ** 48 - 1) / 2 ** 48;
}

async function movesToRandomState(
  size: number,
  random: RandomSource,
  store: TableStore | undefined,
): Promise<string> {
  for (;;) {
    const { alg, length } = await solve(Cube.random(size, random).inverse(), store ? { store } : {});
    if (length >= MIN_MOVES) return alg;
  }
}

/** 20 moves for each layer beyond the second (WCA: 60 on a 5x5, 80, 100), no two after each other on one axis. */
function randomMoves(size: number, random: RandomSource): string {
  // Blocks from one side, at most half the cube: what a hand turns.
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
