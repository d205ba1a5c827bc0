/** scramble: moves to a random state of any size, or random moves, which take no search. */
import { randomInt } from "node:crypto";
import { Cube, seededRandom } from "@cubegram/core";
import { randomState } from "@cubegram/core/state";
import { integerOption } from "../frame/options.ts";
import type { Request, Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { movesToDealtState, randomMoves } from "../scramble/moves.ts";

const MAX_COUNT = 1_000_000_000;

export const scramble: Verb = {
  name: "scramble",
  summary: "moves to a random state",
  options: {
    seed: { type: "string", value: "S", help: "the same scrambles every time for the same S" },
    "random-moves": {
      type: "boolean",
      help: "from 4x4 on: instantly: enough random moves to mix the cube well",
    },
    count: { type: "string", value: "K", help: "K scrambles, one per line (default 1)" },
  },
  examples: [
    ["scramble", "every state is equally likely, of any size"],
    ["scramble --size 4 --seed friday", "repeatable: the same moves each time"],
    ["scramble --count 5", "five, one per line, each printed as soon as it is found"],
  ],
  async run(_, request) {
    const { values, size = 3, store } = request;
    const random = typeof values.seed === "string" ? seededRandom(values.seed) : secureRandom;
    const next = async () => {
      const moves =
        size > 3 && values["random-moves"] === true
          ? randomMoves(size, random)
          : await movesToDealtState(() => randomState(size, random), store);
      return { moves, facelets: Cube.fromAlg(moves, size).facelets(), size };
    };
    const count = integerOption(values, "count", 1, MAX_COUNT);
    if (count !== undefined) return many(count, next, request);
    const made = await next();
    return {
      json: made,
      before: `On a solved ${sizeName(size)}, white up and green in front:`,
      text: request.terminal ? inLines(made.moves) : made.moves,
      after: `It then shows ${made.facelets}`,
    };
  },
};

/** One line each, printed as soon as it is ready, in constant memory. */
async function many(
  count: number,
  next: () => Promise<{ readonly moves: string }>,
  { claimStdout, values, size = 3, note }: Request,
) {
  const out = claimStdout();
  if (values.json !== true)
    await note(`${plural(count, "scramble")} for a solved ${sizeName(size)}, white up and green in front:`);
  for (let made = 0; made < count; made++) {
    const scrambled = await next();
    await out.line(values.json === true ? JSON.stringify(scrambled) : scrambled.moves);
  }
  return { isPrinted: true, json: {}, text: "" };
}

/** Columns of a line of moves; a 7x7 takes some ten of them. */
const LINE_WIDTH = 78;

/** Moves in lines that a terminal need not break within one. */
export function inLines(moves: string): string {
  const lines = [""];
  for (const move of moves.split(" ")) {
    const line = lines[lines.length - 1];
    if (line === "") lines[lines.length - 1] = move;
    else if (line.length + 1 + move.length <= LINE_WIDTH) lines[lines.length - 1] = `${line} ${move}`;
    else lines.push(move);
  }
  return lines.join("\n");
}

/** 48 bits from the system's secure source. */
function secureRandom(): number {
  return randomInt(2 ** 48 - 1) / 2 ** 48;
}
