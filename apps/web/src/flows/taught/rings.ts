/** Where on the picture a piece, its goal place and a swipe are: plain geometry of the cube as the player's camera sees it. */
import {
  cellOfName,
  cubeGeometry,
  type Face,
  faces,
  makeTurn,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "@cubegram/core/geometry";
import { algState, parseAlg, printTurns, readAlg, turnsOf } from "@cubegram/core/notation";
import { type CubeState, composeStates } from "@cubegram/core/state";
import { add, cross, dot, scale, type Vector } from "@cubegram/core/vectors";
import { type Camera, cameraAt, type Point, project } from "@cubegram/player";
import type { ViewAngles } from "../../cube/turn/view-for.ts";

const SIZE = 3;

/** Above and in front; from below only where the piece cannot be seen otherwise. */
export const VIEWS: readonly ViewAngles[] = [
  { yaw: 36, pitch: 29 },
  { yaw: 36, pitch: -29 },
];

/** The facelets of a piece and those of the place where it goes. */
export interface Marked {
  readonly now: readonly number[];
  readonly goal: readonly number[];
}

/** A piece after `alg`, and after the moves that are left. */
export function marked(alg: string, left: readonly string[], piece: string): Marked {
  return markedBetween(algState(readAlg(alg), SIZE), left, piece);
}

/** The same from a state: of a cube that someone holds. */
export function markedBetween(state: CubeState, left: readonly string[], piece: string): Marked {
  const goal = composeStates(state, algState(readAlg(left.join(" ")), SIZE));
  return { now: faceletsOf(state, piece), goal: faceletsOf(goal, piece) };
}

function faceletsOf(state: CubeState, name: string): readonly number[] {
  const { cells, cellOfFacelet, place } = cubeGeometry(SIZE);
  const home = cellOfName(name, SIZE).join();
  const piece = cells.findIndex((cell) => cell.join() === home);
  const at = place[piece * ROTATION_COUNT + state.rotations[piece]];
  return [...cellOfFacelet.keys()].filter((facelet) => cellOfFacelet[facelet] === at);
}

/** The first view from which both can be seen; the usual one if there is none. */
export function viewOf({ now, goal }: Marked): ViewAngles {
  return (
    VIEWS.find((view) => isSeen(now, view) && isSeen(goal, view)) ??
    VIEWS.find((view) => isSeen(now, view)) ??
    VIEWS[0]
  );
}

export function isSeen(facelets: readonly number[], view: ViewAngles): boolean {
  return visible(facelets, cameraAt(view, false)).length > 0;
}

function visible(facelets: readonly number[], camera: Camera): readonly number[] {
  return facelets.filter((facelet) => facesEye(faceOf(facelet), camera));
}

function facesEye(face: Face, { toward, distance }: Camera): boolean {
  return dot(face.normal, toward) * distance > 0.5;
}

function faceOf(facelet: number): Face {
  return faces()[Math.floor(facelet / SIZE ** 2)];
}

/** Corners of a facelet in the picture, y down as in SVG; `inset`: from its border, in widths of a facelet. */
function outline(facelet: number, view: ViewAngles, inset = 0): readonly Point[] {
  const camera = cameraAt(view, false);
  const face = faceOf(facelet);
  const row = Math.floor(facelet / SIZE) % SIZE;
  const column = facelet % SIZE;
  return [
    [inset, inset],
    [1 - inset, inset],
    [1 - inset, 1 - inset],
    [inset, 1 - inset],
  ].map(([x, y]) => onPicture(camera, face, (column + x) / SIZE, (row + y) / SIZE));
}

/** Outlines of those facelets of a piece that can be seen. */
export function outlines(
  facelets: readonly number[],
  view: ViewAngles,
  inset: number,
): readonly (readonly Point[])[] {
  return visible(facelets, cameraAt(view, false)).map((facelet) => outline(facelet, view, inset));
}

/** A point of a face, each coordinate 0 … 1 from its upper left. */
function onPicture(camera: Camera, { normal, right, down }: Face, x: number, y: number): Point {
  const point = add(scale(normal, 0.5), add(scale(right, x - 0.5), scale(down, y - 0.5)));
  const [px, py] = project(camera, point);
  return [px, -py];
}

/** Whether a point of the picture (y down) lies on the cube. */
export function isOnCube([x, y]: Point, view: ViewAngles): boolean {
  const camera = cameraAt(view, false);
  const all = faces().filter((face) => facesEye(face, camera));
  return all.some((face) => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([a, b]) => onPicture(camera, face, a, b));
    const sides = corners.map(([x0, y0], i) => {
      const [x1, y1] = corners[(i + 1) % 4];
      return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });
}

/** Where a finger begins and ends to make a turn of one layer: over the stickers of that layer, on the side that is seen best. */
export function swipe(move: string, view: ViewAngles): readonly [from: Point, to: Point] | undefined {
  const parsed = parseAlg(move);
  const [turn] = parsed.ok ? turnsOf(parsed.value, SIZE) : [];
  if (!turn || turn.first !== turn.last) return undefined;
  const camera = cameraAt(view, false);
  const [best] = faces()
    .filter((face) => face.axis !== turn.axis && facesEye(face, camera))
    .map((face) => ({ face, line: lineOn(face, turn, camera) }))
    .sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  return best?.line;
}

function lengthOf([[x0, y0], [x1, y1]]: readonly [Point, Point]): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

/** Along the row or column of the layer, the way that its stickers go. */
function lineOn(face: Face, { axis, first, quarters }: Turn, camera: Camera): readonly [Point, Point] {
  const about: Vector = [Number(axis === 0), Number(axis === 1), Number(axis === 2)];
  const way = scale(cross(about, face.normal), quarters === 3 ? -1 : 1);
  const middle = add(scale(face.normal, 0.5), scale(about, (first + 0.5) / SIZE - 0.5));
  const at = (share: number): Point => {
    const [x, y] = project(camera, add(middle, scale(way, share)));
    return [x, -y];
  };
  return [at(-0.34), at(0.34)];
}

/** The piece of several that is marked: the first that moves and can be seen with the place where it goes. */
export function pieceToMark(
  alg: string,
  left: readonly string[],
  pieces: readonly string[],
): string | undefined {
  const marks = pieces.map((piece) => ({ piece, ...marked(alg, left, piece) }));
  const seen = marks.filter(({ now, goal }) => VIEWS.some((view) => isSeen(now, view) && isSeen(goal, view)));
  const moving = seen.find(({ now, goal }) => now.join() !== goal.join());
  return (moving ?? seen[0])?.piece ?? pieces[0];
}

const REGRIPS = ["", "y", "y'", "y2"];

/**
 * A way to the goal, held so that its piece is seen with the place where it goes, and then as often as possible on the way. Ways
 * with regrips of their own say how to hold the cube.
 */
export function bestHold(alg: string, moves: string, pieces: readonly string[]): string {
  if (pieces.length !== 1 || /[xyz]/.test(moves)) return moves;
  const ways = REGRIPS.map((regrip) => `${regrip} ${heldMoves(moves, regrip)}`.trim().split(" "));
  const hidden = ways.map((way) => hiddenOn(alg, way, pieces[0]));
  return ways[hidden.indexOf(Math.min(...hidden))].join(" ");
}

/** How often, before a move of the way, the piece or its goal cannot be seen. A regrip at the beginning shows nothing yet. */
function hiddenOn(alg: string, way: readonly string[], piece: string): number {
  return way.filter((_, at) => {
    if (at === 0 && /^[xyz]/.test(way[0])) return false;
    const { now, goal } = marked([alg, ...way.slice(0, at)].join(" "), way.slice(at), piece);
    return !VIEWS.some((view) => isSeen(now, view) && isSeen(goal, view));
  }).length;
}

/** The same turns after the cube has been turned as a whole. */
function heldMoves(moves: string, regrip: string): string {
  if (regrip === "") return moves;
  const [{ axis, quarters }] = turnsOf(readAlg(regrip), SIZE);
  const matrix = rotations().matrices[rotations().quarter[axis][quarters]];
  return turnsOf(readAlg(moves), SIZE)
    .map((turn) => {
      const image = matrix[turn.axis];
      const about = image.findIndex((coordinate) => coordinate !== 0) as 0 | 1 | 2;
      const isSame = image[about] > 0;
      const [first, last] = isSame ? [turn.first, turn.last] : [SIZE - 1 - turn.last, SIZE - 1 - turn.first];
      return printTurns([makeTurn(about, first, last, isSame ? turn.quarters : -turn.quarters)], SIZE);
    })
    .join(" ");
}
