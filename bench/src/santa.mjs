/**
 * The contest's own cubes, `npm run bench -- santa --puzzles=FILE`: solved in quarter turns of single layers with the cube held
 * still, counted, next to the means of the best solutions published. `--size=N` takes one size, `--most=K` that many cubes
 * of each, `--budget=MS` more time; `--out=FILE` writes id,moves, which santa/check.py checks. Whoever does not have the list
 * gives `--random=K` for K random cubes of `--size=N` instead, and gets them as a list, too: FILE with ".puzzles" before its ending.
 * `--threads=N` has N threads search for each. `--metric=OBTM` and `--metric=SSTM` count other turns: then moves are written as
 * cubers do, and at the end the cube may be held in any way.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { printTurns } from "@cubegram/core/notation";
import { solve } from "@cubegram/core/solve";
import { searchCrew } from "@cubegram/core/worker";
import { mean, option, sum } from "../figures.mjs";
import { layersOfTurn, movesOfTurns, randomPuzzles, readPuzzles, stateOfPuzzle } from "./santa/puzzles.mjs";
import { spawn } from "./solve/worker.mjs";

export const title = "Santa 2023: quarter turns of single layers, held still";

/** Means of KMCoders' solutions by size: plain goals without wildcards. */
const BEST_KNOWN = new Map([
  [4, 66.7],
  [5, 97.1],
  [6, 161],
  [7, 208.8],
  [8, 291.3],
  [9, 354.7],
  [10, 461.5],
  [19, 1620],
  [33, 4719],
]);

/** @param {{ log(text: string): void }} host */
export async function run({ log }) {
  const file = option("puzzles");
  const random = option("random");
  const size = Number(option("size") ?? 0);
  if (!file && !(random && size))
    return [{ note: "give the contest's puzzles.csv, --puzzles=FILE, or --random=K --size=N" }];
  const list = file ? readFileSync(file, "utf8") : randomPuzzles(size, Number(random));
  const budget = option("budget");
  const metric = /** @type {import("@cubegram/core/solve").SolveMetric} */ (option("metric") ?? "SQTM");
  const threads = Number(option("threads") ?? 1);
  const crew = threads > 1 ? searchCrew(spawn, threads - 1) : undefined;
  const { rows, solutions } = await solvePuzzles(list, {
    size,
    most: Number(option("most") ?? Number.POSITIVE_INFINITY),
    metric,
    options: {
      ...(budget && { budget: Number(budget), timeout: Number(budget) }),
      ...(crew && { crew }),
    },
    log,
  });
  crew?.close();
  const out = option("out");
  if (out) writeFileSync(out, solutions);
  if (out && !file) writeFileSync(out.replace(/(\.[^.]*)?$/, ".puzzles$1"), list);
  return rows;
}

/**
 * @param {string} csv
 * @param {{ size?: number, most?: number, metric?: import("@cubegram/core/solve").SolveMetric, options?: import("@cubegram/core/solve").SolveOptions, log?(text: string): void }} wanted
 */
export async function solvePuzzles(
  csv,
  { size: only = 0, most = Number.POSITIVE_INFINITY, metric = "SQTM", options, log },
) {
  /** @type {import("@cubegram/core/solve").SolveOptions} */
  const counted = { metric, holding: metric === "SQTM" ? "same" : "any" };
  const puzzles = readPuzzles(csv);
  const lines = ["id,moves"];
  const rows = [];
  /** @type {number[]} */
  const all = [];
  for (const size of [...new Set(puzzles.map((puzzle) => puzzle.size))].sort((a, b) => a - b)) {
    const given = puzzles.filter((puzzle) => puzzle.size === size && (!only || only === size));
    // Smaller ones are solved in other metrics; other goals tell stickers apart that our cubes do not.
    const ours = given.filter(({ isPlain }) => isPlain && size >= 4).slice(0, most);
    if (ours.length === 0) continue;
    const lengths = [];
    const start = performance.now();
    for (const puzzle of ours) {
      const { turns, length } = await solve(stateOfPuzzle(puzzle), { ...counted, ...options });
      const asCounted = metric === "SSTM" ? turns.flatMap((turn) => layersOfTurn(turn, size)) : turns;
      const moves = metric === "SQTM" ? movesOfTurns(turns, size) : printTurns(asCounted, size).split(" ");
      lines.push(`${puzzle.id},${moves.join(".")}`);
      lengths.push(length);
      log?.(`santa: ${puzzle.id}, ${size}x${size}, ${length}`);
    }
    const usual = mean(lengths);
    const deviation = Math.sqrt(sum(lengths.map((length) => (length - usual) ** 2)) / (ours.length - 1));
    const best = metric === "SQTM" ? BEST_KNOWN.get(size) : undefined;
    all.push(...lengths);
    rows.push({
      cube: `${size}x${size}`,
      cubes: ours.length,
      "left out": given.length - ours.length,
      [metric]: usual.toFixed(1),
      "±": ours.length > 1 ? ((1.96 * deviation) / Math.sqrt(ours.length)).toFixed(1) : "–",
      "best known, mean": best ?? "–",
      ratio: best ? (usual / best).toFixed(3) : "–",
      "s each": ((performance.now() - start) / 1000 / ours.length).toFixed(1),
    });
  }
  rows.push({ cube: "sum", cubes: all.length, [metric]: sum(all) });
  return { rows, solutions: `${lines.join("\n")}\n` };
}
