/** solve STATE: the moves that solve a cube. */
import { solve as findSolution } from "@cubegram/core/solve";
import { integerOption } from "../arguments.ts";
import { readCube } from "../state-argument.ts";
import type { Verb } from "../verb.ts";
import { plural } from "../words.ts";

export const solve: Verb = {
  name: "solve",
  summary: "the moves that solve a cube",
  input: "STATE",
  options: {
    optimal: { type: "boolean", help: "the fewest moves possible, proved; on a 3x3 this can take hours" },
    "max-length": { type: "string", value: "K", help: "at most K moves" },
    timeout: { type: "string", value: "MS", help: "give up after so many milliseconds" },
  },
  examples: [
    ["solve \"alg:R U R' U'\"", "the cube that an algorithm makes"],
    ["solve --max-length 20 num:12345", "keep looking until 20 moves do"],
  ],
  async run(input, { values, size, store }) {
    const cube = readCube(input, size);
    const maxLength = integerOption(values, "max-length", 0, 1000);
    const timeout = integerOption(values, "timeout", 1, 86_400_000);
    const started = performance.now();
    const { alg, length, metric, optimal } = await findSolution(cube, {
      ...(values.optimal === true && { budget: Number.POSITIVE_INFINITY }),
      ...(maxLength !== undefined && { maxLength }),
      ...(timeout !== undefined && { timeout }),
      ...(store && { store }),
    });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    return {
      json: { moves: alg, length, metric, optimal, ms },
      text: alg,
      talk: `${plural(length, "move")} (${metric})${optimal ? ", the fewest possible" : ""}, found in ${ms} ms.`,
      // Asked for a proof, and the time ran out before there was one.
      negative: values.optimal === true && !optimal,
    };
  },
};
