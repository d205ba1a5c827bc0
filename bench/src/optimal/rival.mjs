/**
 * Ours beside cube48opt, on the same cubes, taking turns:
 * `npm run bench -- optimal --rival=FOLDER --states=FILE [--count=20] [--skip=0] [--tier=small] [--module=cube48opt2] [--threads=1]`.
 * FOLDER has its published modules (github.com/cs0x7f/cubeopt-wasm), FILE one cube per line as moves from solved. OPTIMAL_CACHE keeps
 * both tables. Each has a process of its own and only one of them works at a time. Cubes are solved from nothing: ours has no
 * solution of two-phase to start from, as `solve` would have.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "@cubegram/core/perm";
import { TIERS } from "@cubegram/core/solve";
import { numbersIn, option, sum } from "../../figures.mjs";
import { algOf, digitsOf, medianRatio, ratioOfSums, ratioText, spreadOf } from "./compared.mjs";

/** The module whose table is nearest in size. @type {Readonly<Record<string, string>>} */
const NEAREST = { small: "cube48opt2", medium: "cube48opt3", large: "cube48opt5" };

/** Whether this comparison is asked for. */
export const asksForRival = () => option("rival") !== undefined;

/** @param {(text: string) => void} log */
export async function rivalRows(log) {
  const asked = whatIsAsked();
  const cache = process.env.OPTIMAL_CACHE ?? "";
  const ours = await startSide(["ours", asked.tier, asked.threads, cache]);
  log(`${asked.tier}: ready`);
  const theirs = await startSide(["theirs", asked.path, asked.threads, cache]);
  log(`${asked.module}: ready`);
  /** @type {import("./side.mjs").Answer[][]} */
  const [all, others] = [[], []];
  for (const [i, line] of asked.lines.entries()) {
    // Whoever comes first finds the machine's caches full of the other's table: in turn.
    const first = i % 2 === 0 ? ours : theirs;
    const answers = new Map([[first, await first.solve(line)]]);
    for (const side of [ours, theirs]) if (side !== first) answers.set(side, await side.solve(line));
    const [one, other] = [answers.get(ours), answers.get(theirs)];
    if (one.length !== other.length)
      throw new Error(`${line}: ours has ${one.length} moves, ${asked.module} ${other.length}`);
    all.push(one);
    others.push(other);
    log(
      `${i + 1}: ${one.length} moves, ${one.clock.toFixed(2)} s, ${asked.module} ${other.clock.toFixed(2)} s`,
    );
  }
  ours.close();
  theirs.close();
  return [
    rowOf(`ours, ${asked.tier}`, ours, all),
    rowOf(asked.module, theirs, others),
    ...ratioRows(all, others, ours.bytes / theirs.bytes),
  ];
}

function whatIsAsked() {
  const [rival = "", states, tier = "small", threads = "1"] = ["rival", "states", "tier", "threads"].map(
    option,
  );
  const [[count], [skip]] = [numbersIn("count", [20]), numbersIn("skip", [0])];
  const module = option("module") ?? NEAREST[tier];
  const path = join(rival, `${module}.mjs`);
  if (!TIERS.some((one) => one === tier))
    throw new Error(`--tier: expected one of ${TIERS.join(", ")}, got ${tier}`);
  if (!existsSync(path)) throw new Error(`--rival: there is no ${path}`);
  if (!states) throw new Error("--states: expected a file with one cube per line, as moves from solved");
  const lines = readFileSync(states, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const chosen = lines.slice(skip, skip + count).map((line) => digitsOf(algOf(line)));
  if (chosen.length === 0) throw new Error(`--states: ${states} has no line after ${skip}`);
  return { tier, module, path, threads, lines: chosen };
}

/** A process with one of the two. @param {readonly string[]} args */
async function startSide(args) {
  const child = fork(new URL("./side.mjs", import.meta.url), args);
  let peak = 0;
  const ended = once(child, "exit").then(() => {
    throw new Error(`${args[0]} ended before it answered`);
  });
  ended.catch(() => {});
  const next = async () => {
    const [message] = await Promise.race([once(child, "message"), ended]);
    return message;
  };
  const { bytes, made } = await next();
  return {
    bytes,
    made,
    get peak() {
      return peak;
    },
    /** @param {string} line */
    async solve(line) {
      child.send(line);
      const answer = await next();
      peak = answer.peak;
      return answer;
    },
    close: () => child.kill(),
  };
}

/** @param {string} name @param {{ bytes: number, made: number, peak: number }} side @param {import("./side.mjs").Answer[]} answers */
function rowOf(name, { bytes, made, peak }, answers) {
  const [cpu, clock, nodes] = ["cpu", "clock", "nodes"].map(
    (key) => sum(answers.map((answer) => answer[key])) / answers.length,
  );
  return {
    solver: name,
    n: answers.length,
    "table, MB": (bytes / 1e6).toFixed(0),
    "made in, s of processor": made?.toFixed(0) ?? "",
    "peak memory, MB": (peak / 1e6).toFixed(0),
    "s of processor a cube": cpu.toFixed(2),
    "s by the clock": clock.toFixed(2),
    "s by the clock · GB": ((clock * bytes) / 1e9).toFixed(2),
    "million nodes, as each counts": (nodes / 1e6).toFixed(1),
    "mean moves": (sum(answers.map(({ length }) => length)) / answers.length).toFixed(2),
  };
}

/** Of all cubes together and of the median cube; in brackets 95 of 100 samples of the cubes. */
function ratioRows(ours, theirs, bytes) {
  const random = seededRandom("rival");
  const row = (name, ratio, factor) => {
    const cell = (key) => {
      const values = (answers) => answers.map((answer) => answer[key]);
      const spread = spreadOf(values(ours), values(theirs), ratio, random);
      return ratioText({ value: spread.value * factor, from: spread.from * factor, to: spread.to * factor });
    };
    return { solver: name, "s of processor a cube": cell("cpu"), "s by the clock": cell("clock") };
  };
  return [
    row("ratio, all cubes together", ratioOfSums, 1),
    row("ratio, median cube", medianRatio, 1),
    row("ratio × table, all cubes together", ratioOfSums, bytes),
    row("ratio × table, median cube", medianRatio, bytes),
  ];
}
