/**
 * The contest's own cubes, `npm run bench -- santa --puzzles=FILE`: solved in quarter turns of single layers with the cube held
 * still, counted, next to the means of the best solutions published. `--size=N` takes one size, `--most=K` that many cubes
 * of each, `--budget=MS` more time; `--out=FILE` writes id,moves, which santa/check.py checks. Whoever does not have the list
 * gives `--random=K` for K random cubes of `--size=N` instead, and gets them as a list, too: FILE with ".puzzles" before its ending.
 * `--threads=N` has N threads search for each. `--metric=OBTM` and `--metric=SSTM` count other turns: then moves are written as
 * cubers do, and at the end the cube may be held in any way.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Cube } from "@cubegram/core";
import { assemble } from "@cubegram/core/diagnosis";
import { printTurns } from "@cubegram/core/notation";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { searchCrew } from "@cubegram/core/worker";
import { mean, option, sum } from "../figures.mjs";
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

// The cubes of Kaggle's Santa 2023: its list read, and our turns in its words.

/** Its faces in its order, of which A … F are the colors, and ours. */
const FACES = "UFRBLD";
const OUR_FACES = "URFDLB";

/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {number} size
 * @property {readonly string[]} initial sticker names
 * @property {boolean} isPlain whether each face of the goal has a color of its own, in order
 */

/** The cubes of a file with the columns id, puzzle_type, solution_state, initial_state, num_wildcards. @param {string} csv @returns {Puzzle[]} */
export function readPuzzles(csv) {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(",");
  return lines.flatMap((line) => {
    const cells = line.split(",");
    const cell = (/** @type {string} */ name) => {
      const value = cells[columns.indexOf(name)];
      if (value === undefined)
        throw new Error(`expected a column "${name}" in the line ${line.slice(0, 40)}`);
      return value;
    };
    const size = Number(/^cube_(\d+)\//.exec(cell("puzzle_type"))?.[1]);
    if (!size) return [];
    const goal = cell("solution_state").split(";");
    const isPlain = goal.every((color, at) => color === "ABCDEF"[Math.floor(at / size ** 2)]);
    return [{ id: cell("id"), size, initial: cell("initial_state").split(";"), isPlain }];
  });
}

/** The state of a plain one. @param {Puzzle} puzzle */
export function stateOfPuzzle({ id, size, initial }) {
  const colors = new Uint8Array(initial.length);
  const area = size ** 2;
  [...FACES].forEach((face, theirs) => {
    const ours = OUR_FACES.indexOf(face);
    for (let i = 0; i < area; i++) {
      const color = FACES["ABCDEF".indexOf(initial[theirs * area + i])];
      colors[ours * area + i] = OUR_FACES.indexOf(color);
    }
  });
  const read = assemble({ size, colors });
  if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
  return read.value;
}

/** Random cubes as such a list, the same for the same size and number. @param {number} size @param {number} count */
export function randomPuzzles(size, count) {
  const area = size ** 2;
  const goal = [...FACES].flatMap((_, face) => Array(area).fill("ABCDEF"[face]));
  const lines = Array.from({ length: count }, (_, i) => {
    const facelets = Cube.random(size, seededRandom(`santa ${size} ${i}`)).facelets();
    const initial = [...FACES].flatMap((face) => {
      const begin = OUR_FACES.indexOf(face) * area;
      return [...facelets.slice(begin, begin + area)].map((color) => "ABCDEF"[FACES.indexOf(color)]);
    });
    const type = `cube_${size}/${size}/${size}`;
    return `${size}-${i},${type},${goal.join(";")},${initial.join(";")},0`;
  });
  return `${["id,puzzle_type,solution_state,initial_state,num_wildcards", ...lines].join("\n")}\n`;
}

/** Turns in its moves, one for each quarter turn of each layer. @param {Iterable<import("@cubegram/core/geometry").Turn>} turns @param {number} size */
function movesOfTurns(turns, size) {
  const moves = [];
  for (const { axis, first, last, quarters } of turns)
    for (let layer = first; layer <= last; layer++) {
      // Ours are counted from L, D and B, quarters counterclockwise as seen from R, U and F; its layers turn as seen from R, D and F.
      const isDown = axis === 1;
      const name = `${"rdf"[axis]}${isDown ? layer : size - 1 - layer}`;
      const clockwise = isDown ? quarters : 4 - quarters;
      for (let i = 0; i < (clockwise === 3 ? 1 : clockwise); i++)
        moves.push(clockwise === 3 ? `-${name}` : name);
    }
  return moves;
}

/**
 * A turn of several layers as turns of one. If they are more than half, the whole cube turns, and the others turn back.
 *
 * @param {import("@cubegram/core/geometry").Turn} turn
 * @param {number} size
 * @returns {import("@cubegram/core/geometry").Turn[]}
 */
function layersOfTurn(turn, size) {
  const { axis, first, last, quarters } = turn;
  const layers = Array.from({ length: size }, (_, layer) => ({ axis, first: layer, last: layer, quarters }));
  const isIn = (/** @type {{ first: number }} */ layer) => layer.first >= first && layer.first <= last;
  if (2 * (last - first + 1) <= size) return layers.filter(isIn);
  const back = layers.filter((layer) => !isIn(layer)).map((layer) => ({ ...layer, quarters: 4 - quarters }));
  return [{ axis, first: 0, last: size - 1, quarters }, ...back];
}
