/**
 * One of two solvers that are compared, in a process of its own, so that its processor time and its memory are its own.
 * Arguments: `ours TIER THREADS CACHE` or `theirs MODULE THREADS CACHE`. Says when it is ready, then answers cube by cube.
 */
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { Cube } from "@cubegram/core";
import { searchCrew } from "@cubegram/core/worker";
import { spawn } from "../solve/worker.mjs";
import { algOf, printedAnswer } from "./compared.mjs";
import { tableFolder } from "./table-folder.mjs";
import { cpuSeconds, preparedTier, timed } from "./timed.mjs";

/**
 * @typedef {{ length: number, nodes: number, cpu: number, clock: number }} Answer
 * @typedef {{ bytes: number, made: number | undefined, solve: (line: string) => Promise<Answer> }} Side `made`: the seconds of
 * processor that its table took, now or when it was stored
 */

const [kind, which, threads, cache] = process.argv.slice(2);
const folder = tableFolder(cache || undefined);
const side = await (kind === "ours" ? ours(which, Number(threads)) : theirs(which, Number(threads)));
process.on("message", async (/** @type {string} */ line) => {
  process.send?.({ ...(await side.solve(line)), peak: process.resourceUsage().maxRSS * 1024 });
});
process.send?.({ bytes: side.bytes, made: side.made });

/** @param {string} tier @param {number} threads @returns {Promise<Side>} */
async function ours(tier, threads) {
  const { prepared, seconds } = await preparedTier(tier, "HTM", folder);
  const crew = threads > 1 ? searchCrew(spawn, threads - 1) : undefined;
  return {
    bytes: prepared.bytes,
    made: seconds,
    async solve(line) {
      const { state } = Cube.fromAlg(algOf(line));
      return timed(prepared, state, { maxLength: prepared.solver.maxLength, ...(crew && { crew }) });
    },
  };
}

/**
 * cube48opt as it is published: what it needs of a browser's globals, and its functions, are those of its own page.
 * @param {string} module @param {number} threads @returns {Promise<Side>}
 */
async function theirs(module, threads) {
  Reflect.set(globalThis, "navigator", { hardwareConcurrency: threads });
  const { default: create } = await import(pathToFileURL(module).href);
  /** @type {NonNullable<ReturnType<typeof printedAnswer>>[]} */
  const answers = [];
  const solver = await create({
    print: (/** @type {string} */ text) => {
      const answer = printedAnswer(text);
      if (answer) answers.push(answer);
    },
    printErr: () => {},
  });
  const bytes = Number(solver.get_table_size());
  // Asking for the address is what allocates the table; before that the heap is too small for it.
  const inHeap = () => {
    const from = solver._get_mem_ptr();
    return /** @type {Uint8Array} */ (solver.HEAPU8).subarray(from, from + bytes);
  };
  const key = basename(module, ".mjs");
  const stored = await folder.read(key, (size) => (size === bytes ? inHeap() : undefined));
  let made = stored?.seconds;
  if (stored) {
    solver.init(0, 1);
  } else {
    const started = cpuSeconds();
    solver.init(threads, threads);
    made = cpuSeconds() - started;
    await folder.write(key, inHeap().slice(), made);
  }
  return {
    bytes,
    made,
    async solve(line) {
      answers.length = 0;
      const [started, since] = [cpuSeconds(), performance.now()];
      solver.solve_scramble(line, threads, 1, 1);
      const spent = { cpu: cpuSeconds() - started, clock: (performance.now() - since) / 1000 };
      if (answers.length !== 1) throw new Error(`${key} printed ${answers.length} answers for ${line}`);
      return { ...answers[0], ...spent };
    },
  };
}
