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
import { algState, printTurns, readAlg, turnsOf } from "@cubegram/core/notation";
import { type CubeState, composeStates } from "@cubegram/core/state";
import { add, cross, scale } from "@cubegram/core/vectors";
import { type Camera, cameraAt, type Point, project, type ViewAngles } from "@cubegram/player";
import { alongAxis, isInside, type Polygon, rectangleOn, seenFaces } from "../../cube/turn/layer-marks.ts";
import { turnsOfMove } from "../../cube/turn/layers.ts";
import { USUAL_VIEW, VIEW_FROM_BELOW } from "../../cube/turn/view-for.ts";

const SIZE = 3;

/** Above and in front; from below only where the piece cannot be seen otherwise. */
export const VIEWS = [USUAL_VIEW, VIEW_FROM_BELOW];

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
export function viewOf(marks: Marked): ViewAngles {
  return (
    VIEWS.find((view) => areBothSeen(marks, view)) ??
    VIEWS.find((view) => isSeen(marks.now, view)) ??
    USUAL_VIEW
  );
}

function canBeSeen(marks: Marked): boolean {
  return VIEWS.some((view) => areBothSeen(marks, view));
}

function areBothSeen({ now, goal }: Marked, view: ViewAngles): boolean {
  return isSeen(now, view) && isSeen(goal, view);
}

export function isSeen(facelets: readonly number[], view: ViewAngles): boolean {
  return outlines(facelets, view).length > 0;
}

/** Outlines of those facelets of a piece that can be seen; `inset`: from their borders, in widths of a facelet. */
export function outlines(facelets: readonly number[], view: ViewAngles, inset = 0): readonly Polygon[] {
  const camera = cameraAt(view, false);
  const seen = seenFaces(camera);
  return facelets.flatMap((facelet) => {
    const face = faces()[Math.floor(facelet / SIZE ** 2)];
    const row = Math.floor(facelet / SIZE) % SIZE;
    const [across, down] = [facelet % SIZE, row].map(
      (at) => [(at + inset) / SIZE - 0.5, (at + 1 - inset) / SIZE - 0.5] as const,
    );
    return seen.includes(face) ? [rectangleOn(camera, face, face.right, across, down)] : [];
  });
}

/** Whether a point of the picture lies on the cube. */
export function isOnCube(point: Point, view: ViewAngles): boolean {
  const camera = cameraAt(view, false);
  return seenFaces(camera).some((face) => isInside(point, rectangleOn(camera, face, face.right)));
}

/** Where a finger begins and ends to make a turn of one layer: over the stickers of that layer, on the side that is seen best. */
export function swipe(move: string, view: ViewAngles): readonly [from: Point, to: Point] | undefined {
  const [turn] = turnsOfMove(move, SIZE);
  if (!turn || turn.first !== turn.last) return undefined;
  const camera = cameraAt(view, false);
  return seenFaces(camera)
    .filter((face) => face.axis !== turn.axis)
    .map((face) => lineOn(face, turn, camera))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function lengthOf([[x0, y0], [x1, y1]]: readonly [Point, Point]): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

/** Along the row or column of the layer, the way that its stickers go. */
function lineOn(face: Face, { axis, first, quarters }: Turn, camera: Camera): readonly [Point, Point] {
  const about = alongAxis(axis);
  const way = scale(cross(about, face.normal), quarters === 3 ? -1 : 1);
  const middle = add(scale(face.normal, 0.5), scale(about, (first + 0.5) / SIZE - 0.5));
  const at = (share: number) => project(camera, add(middle, scale(way, share)));
  return [at(-0.34), at(0.34)];
}

/** The piece of several that is marked: the first that moves and can be seen with the place where it goes. */
export function pieceToMark(
  alg: string,
  left: readonly string[],
  pieces: readonly string[],
): string | undefined {
  const marks = pieces.map((piece) => ({ piece, ...marked(alg, left, piece) }));
  const seen = marks.filter(canBeSeen);
  const moving = seen.find(({ now, goal }) => now.join() !== goal.join());
  return (moving ?? seen[0])?.piece ?? pieces[0];
}

export function isRegrip(move: string): boolean {
  return /^[xyz]/.test(move);
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
    if (at === 0 && isRegrip(way[0])) return false;
    return !canBeSeen(marked([alg, ...way.slice(0, at)].join(" "), way.slice(at), piece));
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
