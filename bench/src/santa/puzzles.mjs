/** The cubes of Kaggle's Santa 2023: its list read, and our turns in its words. */
import { Cube } from "@cubegram/core";
import { assemble } from "@cubegram/core/diagnosis";
import { seededRandom } from "@cubegram/core/perm";

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
export function movesOfTurns(turns, size) {
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
export function layersOfTurn(turn, size) {
  const { axis, first, last, quarters } = turn;
  const layers = Array.from({ length: size }, (_, layer) => ({ axis, first: layer, last: layer, quarters }));
  const isIn = (/** @type {{ first: number }} */ layer) => layer.first >= first && layer.first <= last;
  if (2 * (last - first + 1) <= size) return layers.filter(isIn);
  const back = layers.filter((layer) => !isIn(layer)).map((layer) => ({ ...layer, quarters: 4 - quarters }));
  return [{ axis, first: 0, last: size - 1, quarters }, ...back];
}
