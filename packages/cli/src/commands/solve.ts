/** solve STATE: the moves that solve a cube. */
import type { Cube } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import {
  solve as findSolution,
  METHODS,
  NISS_STEPS,
  type Solution,
  type SolveOptions,
  type SolveProgress,
  STEPS,
  solveStep,
  TIERS,
} from "@cubegram/core/solve";
import { choiceOption, integerOption, METRICS, metricOption, workersOption } from "../frame/options.ts";
import { startProgress } from "../frame/progress.ts";
import { type Answer, type Request, usageError, type Values, type Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import {
  crewForAll,
  crewOfOwn,
  solveStream,
  startSolveWorker,
  type TakeCrew,
  threadsFor,
} from "../solve/solve-stream.ts";
import { readCube } from "../state/state-argument.ts";

const HOLDINGS = ["any", "same"] as const;

export const solve: Verb = {
  name: "solve",
  summary: "the moves that solve a cube",
  input: "STATE",
  options: {
    method: {
      type: "string",
      value: "M",
      choices: METHODS,
      help: "default: the best for the size; layers teaches step by step",
    },
    optimal: { type: "boolean", help: "a proven shortest solution; on a 3x3 this can take hours" },
    all: {
      type: "boolean",
      help: "with --optimal or --step: all shortest solutions, one per line; --step tries every side",
    },
    count: {
      type: "string",
      value: "K",
      help: "with --step or --mask: the K shortest solutions on any side, one per line",
    },
    to: {
      type: "string",
      value: "STATE",
      help: "lead to this cube of the same size instead of a solved one",
    },
    step: {
      type: "string",
      value: "STEP",
      choices: STEPS,
      help: "only this step of a method, on the D side, in the fewest moves",
    },
    mask: {
      type: "string",
      value: "STICKERS",
      help: "only these stickers of the solved cube, ? for those that do not matter",
    },
    niss: {
      type: "boolean",
      help: `with --step ${NISS_STEPS.join(", ")}: moves on the inverse scramble too, in parentheses`,
    },
    tier: {
      type: "string",
      value: "SIZE",
      choices: TIERS,
      help: "table for --optimal (62, 238, 693 MB, 1.4 or 2.8 GB; default: the largest already built, or small)",
    },
    metric: {
      type: "string",
      value: "METRIC",
      choices: METRICS,
      help: "what counts: any turn of a face or outer block (htm, obtm), of a single layer (sstm) or a quarter turn of one (sqtm); up to 3x3 quarter turns of faces (qtm), and sstm is stm",
    },
    holding: {
      type: "string",
      value: "HOW",
      choices: HOLDINGS,
      help: "how the cube may be held at the end: same is with white up and green in front, in as few turns as that takes; default: any",
    },
    "max-length": { type: "string", value: "K", help: "at most K moves" },
    timeout: {
      type: "string",
      value: "MS",
      help: "at most MS milliseconds; from 4x4 on, use them for a shorter solution",
    },
    "resume-from": {
      type: "string",
      value: "FILE",
      help: "with -: what was printed before, to be appended to; its lines are not done again",
    },
    workers: {
      type: "string",
      value: "N",
      help: "with -: solve lines on N threads at once; with --optimal, or on a 4x4 or larger cube: search on N (default: all cores, on a large cube only with --timeout)",
    },
  },
  examples: [
    ["solve \"alg:R U R' U'\"", "a cube given by an algorithm"],
    ['solve --method layers "alg:R U F"', "step by step, as a beginner does it, with reasons"],
    ["solve --max-length 20 num:12345", "keep looking until 20 moves or fewer are found"],
    ['solve "alg:R U F" --to "alg:F R"', "from one cube to another"],
    ['solve "alg:R U F L D B" --step dr --niss --count 5', "five ways to a domino, on both scrambles"],
    ["solve - --optimal --resume-from done.txt <cubes.txt >>done.txt", "go on where a run was stopped"],
  ],
  takesAll: ({ workers, optimal, to }) => workers !== undefined && optimal !== true && to === undefined,
  run: (input, request) => solveOne(input, request, crewOfOwn),
  startLines() {
    const { take, close } = crewForAll();
    return { run: (input, request) => solveOne(input, request, take), close };
  },
};

async function solveOne(input: string, request: Request, takeCrew: TakeCrew): Promise<Answer> {
  const { values, store, host } = request;
  if (values.step !== undefined || values.mask !== undefined) return solveStepOf(input, request);
  if (values.niss === true) throw nissError();
  if (values.count !== undefined) throw usageError("--count works only with --step or --mask.");
  const proof = proofAsked(values);
  const limits = limitsIn(values);
  const counting = metricIn(values);
  const workers = workersOption(values);
  if (workers !== undefined && !proof && request.isDash && values.to === undefined)
    return solveStream(request, {
      workers,
      spawn: startSolveWorker,
      ...limits,
      ...budgetFor(request.size, { ...limits, ...counting }),
      ...counting,
    });
  const cube = readCube(input, request.size);
  if (workers !== undefined && !proof && !request.inStream && cube.size < 4)
    throw usageError(
      "--workers works with - (one cube per line on standard input), with --optimal, or with a 4x4 or larger cube.",
    );
  if (proof && cube.size > 3)
    throw usageError(`--optimal works only for a 2x2 or a 3x3; leave it out for a ${sizeName(cube.size)}.`);
  const to = goalIn(values, cube.size);
  const started = performance.now();
  const isLayers = values.method === "layers";
  const isAlone = isLayers || (request.inStream && !proof);
  const threads = isAlone ? 1 : threadsFor(cube.size, proof !== undefined, limits.timeout, workers);
  const { crew, done } = takeCrew(threads);
  const progress = startProgress(request.showProgress, request.host.stderr, "solving", "");
  const { alg, turns, length, metric, optimal, all, steps, stages, notes } = await findSolution(cube, {
    ...limits,
    ...budgetFor(cube.size, { ...limits, ...counting }),
    ...methodIn(values),
    ...counting,
    ...proof,
    ...(to && { to }),
    ...(crew && { crew }),
    ...(store && { store }),
    ...(host.signal && { signal: host.signal }),
    onProgress: (told) => progress.say(`${wordsFor(told)}${wordsForLeft(request)}`),
  }).finally(() => {
    progress.finish();
    done();
  });
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return {
    json: {
      moves: alg,
      length,
      metric,
      depth: depthOf(turns),
      optimal,
      ms,
      ...(all && { all }),
      ...(steps && { steps: steps.map(stepAnswer) }),
      ...(stages && { stages }),
      ...(notes && { notes }),
    },
    text: all ? all.join("\n") : steps && !request.isDash ? steps.map(stepLine).join("\n") : alg,
    after: `${plural(length, "move")} (${metric})${optimal ? ", the shortest possible" : ""}, found in ${ms} ms.${(notes ?? []).map((note) => ` Note: ${note}.`).join("")}`,
    // A proof was requested, and the time ran out.
    negative: proof !== undefined && !optimal,
  };
}

/** How many steps the turns take if parallel layers turn at once, as robots do it. */
function depthOf(turns: Solution["turns"]): number {
  return turns.filter(({ axis }, i) => axis !== turns[i - 1]?.axis).length;
}

type Step = NonNullable<Solution["steps"]>[number];

function stepAnswer({ name, moves, text, id, goal, pieces, cases, length }: Step) {
  return { name, moves, text, id, goal, pieces, cases, length };
}

/** `y U R U' R'   # First-layer corners. White-red-green corner: …`: what stands before # can be performed as it is. */
function stepLine({ name, moves, text }: Step): string {
  return `${moves.padEnd(STEP_WIDTH)}  # ${name}. ${text}`;
}

/** Column width for the moves of a step; longer ones overflow. */
const STEP_WIDTH = 28;

function methodIn(values: Values): Pick<SolveOptions, "method"> {
  return values.method === undefined ? {} : { method: choiceOption(values, "method", METHODS) };
}

function metricIn(values: Values): Pick<SolveOptions, "metric" | "holding"> {
  const metric = metricOption(values);
  const holding = choiceOption(values, "holding", HOLDINGS);
  return {
    ...(metric && { metric }),
    ...(holding && { holding }),
  };
}

/** The cube that --to names. */
function goalIn(values: Values, size: number): Cube | undefined {
  if (values.to === undefined) return undefined;
  if (values.method === "layers")
    throw usageError("--to and --method layers exclude each other: its steps lead to a solved cube.");
  return readCube(String(values.to), size);
}

/** solve --step and --mask: a step of a method in the fewest moves. */
async function solveStepOf(input: string, { values, size, host, showProgress }: Request): Promise<Answer> {
  for (const other of ["method", "optimal", "tier", "metric", "holding", "timeout", "workers", "to"])
    if (values[other] !== undefined)
      throw usageError(
        `--step and --mask can be combined with --all, --count, --niss and --max-length, not with --${other}.`,
      );
  if (values.step !== undefined && values.mask !== undefined)
    throw usageError("--step and --mask exclude each other; leave out one of them.");
  if (values.all === true && values.count !== undefined)
    throw usageError("--all and --count exclude each other; leave out one of them.");
  const cube = readCube(input, size);
  if (cube.size !== 3)
    throw usageError(`--step and --mask work only for a 3x3, not for a ${sizeName(cube.size)}.`);
  const count = integerOption(values, "count", 1, 1_000_000);
  const maxLength = integerOption(values, "max-length", 0, 20);
  const progress = startProgress(showProgress, host.stderr, "solving", "");
  const { step, alg, length, on, all } = await solveStep(cube, stepIn(values), {
    orientations: values.all === true || count !== undefined ? "all" : "held",
    ...(values.all === true && { all: true }),
    ...(count !== undefined && { count }),
    ...(values.niss === true && { niss: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(host.signal && { signal: host.signal }),
    onProgress: (told) => progress.say(wordsFor(told)),
  }).finally(() => progress.finish());
  const found = all?.map((way) => ({ alg: way.alg, on: way.on, length: way.length }));
  const listed = found ? ` on any side; ${found.length} found` : "";
  return {
    json: { moves: alg, length, step, on, ...(found && { all: found }) },
    text: found ? found.map((way) => `${way.on}: ${way.alg}`).join("\n") : alg,
    after: `${step}: ${plural(length, "move")} (HTM), the shortest possible${listed}.`,
  };
}

/** The step that the options name, or the stickers that they give. */
function stepIn(values: Values): Parameters<typeof solveStep>[1] {
  const step = values.mask === undefined ? choiceOption(values, "step", STEPS) : undefined;
  if (values.niss === true && !(step && NISS_STEPS.includes(step))) throw nissError();
  if (step) return step;
  const mask = parseColoring(String(values.mask), { size: 3 });
  if (!mask.ok) throw usageError(`--mask: ${mask.error.message}`);
  return mask.value;
}

function nissError(): Error {
  return usageError(`--niss works only with --step ${NISS_STEPS.join(", ")}.`);
}

/** The options that ask for a proof; undefined without --optimal. */
function proofAsked(values: Values): SolveOptions | undefined {
  if (values.optimal === true && (values.method ?? "optimal") !== "optimal")
    throw usageError("--optimal and --method exclude each other; leave out one of them.");
  if (values.optimal === true || values.method === "optimal")
    return {
      method: "optimal",
      all: values.all === true,
      ...(values.tier !== undefined && { tier: choiceOption(values, "tier", TIERS) }),
    };
  if (values.all === true || values.tier !== undefined)
    throw usageError("--all and --tier need --optimal (--all works with --step too).");
  return undefined;
}

function limitsIn(values: Values): Pick<SolveOptions, "maxLength" | "timeout"> {
  const maxLength = integerOption(values, "max-length", 0, 1000);
  const timeout = integerOption(values, "timeout", 1, 86_400_000);
  return { ...(maxLength !== undefined && { maxLength }), ...(timeout !== undefined && { timeout }) };
}

/** Up to 3x3 the first solution in turns of faces is short, and its time is not worth waiting for. */
function budgetFor(
  size = 3,
  { timeout, metric = "HTM" }: Pick<SolveOptions, "timeout" | "metric">,
): Pick<SolveOptions, "budget"> {
  return timeout !== undefined && (size > 3 || (metric !== "HTM" && metric !== "OBTM"))
    ? { budget: timeout }
    : {};
}

/** How much is left of a stream. */
function wordsForLeft({ linesLeft = 0 }: Request): string {
  return linesLeft > 0 ? `; ${plural(linesLeft, "more line")}` : "";
}

/** The progress of a search: what is proved and what is found so far. */
function wordsFor({ phase, depth, nodes, best, bound = 0, share, stage }: SolveProgress): string {
  if (phase === "tables")
    return share === undefined ? "building tables" : `building tables ${Math.floor(100 * share)} %`;
  const found = best === undefined ? "" : `, ${plural(best, "move")} found`;
  if (stage) return `${stage}, attempt ${depth}${found}; at least ${bound} needed`;
  return `at ${plural(depth, "move")}${found} (${Math.round(nodes / 1e6).toLocaleString("en")} million tried)`;
}
