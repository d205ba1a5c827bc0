/** solve STATE: the moves that solve a cube. */
import { solve as findSolution, TIERS } from "@cubegram/core/solve";
import { choiceOption, integerOption } from "../arguments.ts";
import { startSolveWorker } from "../node-worker.ts";
import { solveStream } from "../solve-stream.ts";
import { readCube } from "../state-argument.ts";
import { usageError, type Verb } from "../verb.ts";
import { plural } from "../words.ts";

export const solve: Verb = {
  name: "solve",
  summary: "the moves that solve a cube",
  input: "STATE",
  options: {
    optimal: { type: "boolean", help: "the fewest moves possible, proved; on a 3x3 this can take hours" },
    all: { type: "boolean", help: "all solutions of the fewest moves, a line each" },
    tier: {
      type: "string",
      value: "SIZE",
      help: "table for --optimal: small (59 MB), medium (235 MB), large (690 MB)",
    },
    "max-length": { type: "string", value: "K", help: "at most K moves" },
    timeout: { type: "string", value: "MS", help: "give up after so many milliseconds" },
    workers: { type: "string", value: "N", help: "with -: solve the lines on N threads at once" },
  },
  examples: [
    ["solve \"alg:R U R' U'\"", "the cube that an algorithm makes"],
    ["solve --max-length 20 num:12345", "keep looking until 20 moves do"],
  ],
  takesAll: (values) => values.workers !== undefined,
  async run(input, request) {
    const { values, size, store } = request;
    const maxLength = integerOption(values, "max-length", 0, 1000);
    const timeout = integerOption(values, "timeout", 1, 86_400_000);
    const workers = integerOption(values, "workers", 1, 64);
    if (workers !== undefined) {
      if (input !== "-" || values.optimal === true)
        throw usageError("--workers goes with -, one cube a line on standard input, and not with --optimal.");
      return solveStream(request, {
        workers,
        spawn: startSolveWorker,
        ...(maxLength !== undefined && { maxLength }),
        ...(timeout !== undefined && { timeout }),
      });
    }
    const cube = readCube(input, size);
    const started = performance.now();
    if ((values.all === true || values.tier !== undefined) && values.optimal !== true)
      throw usageError("--all and --tier go with --optimal.");
    const { alg, length, metric, optimal, all } = await findSolution(cube, {
      ...(values.optimal === true && { method: "optimal" }),
      ...(values.all === true && { all: true }),
      ...(values.tier !== undefined && { tier: choiceOption(values, "tier", TIERS) }),
      ...(maxLength !== undefined && { maxLength }),
      ...(timeout !== undefined && { timeout }),
      ...(store && { store }),
    });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    return {
      json: { moves: alg, length, metric, optimal, ms, ...(all && { all }) },
      text: all ? all.join("\n") : alg,
      talk: `${plural(length, "move")} (${metric})${optimal ? ", the fewest possible" : ""}, found in ${ms} ms.`,
      // Asked for a proof, and the time ran out before there was one.
      negative: values.optimal === true && !optimal,
    };
  },
};
