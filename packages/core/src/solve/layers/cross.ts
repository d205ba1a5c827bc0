/**
 * The cross, one edge at a time: the fewest moves that bring one more edge home and leave those already home where they are.
 * The moves that a single edge needs bound what is left.
 */
import {
  cubeGeometry,
  faces,
  faceTurns,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
} from "../../geometry/index.ts";
import { canonicalSequences, idaStar } from "../../search/index.ts";
import { turnStateBy } from "../../state/index.ts";
import { CROSS_CASES, type SpokenCase } from "./cases.ts";
import {
  type LayerCube,
  type LayerPath,
  meets,
  piecesNamed,
  shortest,
  turnsOnLarge,
  UP_AXIS,
} from "./layer-cube.ts";
import type { LayerStep } from "./steps.ts";

const SIZE = 3;
/** The whole cross never takes more (`steps.slow.test.ts`), so neither does one more edge. */
const MAX_MOVES = 8;

/** All paths through the cross, cheapest first. */
export function crossActions(
  paths: readonly LayerPath[],
  step: LayerStep,
  size: number,
): readonly LayerPath[] {
  const edges = piecesNamed(step.pieces, SIZE);
  let open = paths;
  for (;;) {
    const next = open.flatMap((path) => {
      const home = homeIn(path.cube, edges);
      return home.length === edges.length
        ? [path]
        : edges.filter((edge) => !home.includes(edge)).map((edge) => withEdge(path, step, edge, home, size));
    });
    open = shortest(next);
    if (open.every(({ cube }) => homeIn(cube, edges).length === edges.length)) return open;
  }
}

function homeIn({ state, hold }: LayerCube, edges: readonly number[]): readonly number[] {
  return meets(state.rotations, hold, edges, "home");
}

/** The path with one more edge at home. */
function withEdge(
  path: LayerPath,
  step: LayerStep,
  edge: number,
  home: readonly number[],
  size: number,
): LayerPath {
  const turns = bringHome(path, [edge, ...home]);
  const cube = { state: turnStateBy(path.cube.state, turns), hold: path.cube.hold };
  const move = { turns: turnsOnLarge(turns, size), cost: turns.length, state: cube.state, regrip: 0 };
  const action = { step, before: path.cube, pieces: [edge], cases: [], move };
  return { ...path, cube, cost: path.cost + turns.length, actions: [...path.actions, action] };
}

/** Where an edge of the cross is, and which way it faces. */
export function crossCase({ state }: LayerCube, edge: number): SpokenCase {
  const rotation = state.rotations[edge];
  const { cells, place } = cubeGeometry(SIZE);
  const height = cells[place[edge * ROTATION_COUNT + rotation]][UP_AXIS];
  const [up] = faces();
  const white = transform(rotations().matrices[rotation], up.normal)[UP_AXIS];
  if (height > 0) return CROSS_CASES[white > 0 ? "top-up" : "top-side"];
  if (height === 0) return CROSS_CASES.middle;
  return CROSS_CASES[white < 0 ? "bottom-wrong" : "bottom-flipped"];
}

/** The fewest turns after which all these pieces are at home. */
function bringHome({ cube }: LayerPath, pieces: readonly number[]): readonly Turn[] {
  const turns = faceTurns(SIZE);
  const { after, distance } = pieceTables(cube.hold);
  const bound = (at: readonly number[]) =>
    Math.max(...at.map((rotation, i) => distance(pieces[i], rotation)));
  const standings = [pieces.map((piece) => cube.state.rotations[piece])];
  const search = idaStar(
    {
      sequences: canonicalSequences(turns),
      step(level, move) {
        standings[level + 1] = standings[level].map((rotation, i) => after(pieces[i], move, rotation));
        return bound(standings[level + 1]);
      },
    },
    { rootBound: bound(standings[0]), maxLength: MAX_MOVES },
  );
  search.advance(Number.POSITIVE_INFINITY);
  if (search.solution) return search.solution.map((move) => turns[move]);
  throw new Error(`Internal error: no ${MAX_MOVES} moves bring one more edge of the cross home.`);
}

interface PieceTables {
  /** Where a turn takes a piece that stands in a rotation. */
  after(piece: number, move: number, rotation: number): number;
  /** How many moves that piece alone is from home. */
  distance(piece: number, rotation: number): number;
}

function pieceTables(hold: number): PieceTables {
  const { place, layer } = cubeGeometry(SIZE);
  const { product, quarter } = rotations();
  const turns = faceTurns(SIZE);
  const after = (piece: number, move: number, rotation: number) => {
    const { axis, first, last, quarters } = turns[move];
    const at = layer[axis][place[piece * ROTATION_COUNT + rotation]];
    return at < first || at > last ? rotation : product[quarter[axis][quarters] * ROTATION_COUNT + rotation];
  };
  const distances = new Map<number, Map<number, number>>();
  const distancesOf = (piece: number) => {
    const known = distances.get(piece);
    if (known) return known;
    const reached = new Map([[hold, 0]]);
    distances.set(piece, reached);
    for (const [rotation, distance] of reached)
      for (let move = 0; move < turns.length; move++) {
        const next = after(piece, move, rotation);
        if (!reached.has(next)) reached.set(next, distance + 1);
      }
    return reached;
  };
  return { after, distance: (piece, rotation) => distancesOf(piece).get(rotation)! };
}
