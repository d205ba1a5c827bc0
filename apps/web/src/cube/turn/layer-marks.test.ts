/** Geometry, not taste: what the picture of a move marks is what turns, in every view that is used. The reference is the player's hit test. */
import {
  allTurns,
  cubeGeometry,
  faces,
  isRotation,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { type Camera, cameraAt, type Point } from "@cubegram/player";
import { describe, expect, test } from "vitest";
import { inEachRun } from "../../../../../packages/core/test/samples.ts";
import { gripAt } from "../../../../../packages/player/src/scene/grip.ts";
import { isInside, layerMarks, type Polygon } from "./layer-marks.ts";
import { seenMove } from "./layers.ts";
import { secondViewFor, USUAL_VIEW } from "./view-for.ts";

const SIZES = [2, 3, 4, 5, 6, 7];
/** Shares between the corners of a polygon. */
const STEPS = 3;

const turnsOfSize = (size: number) => allTurns(size).filter((turn) => !isRotation(turn, size));

/** Where a move is looked at from. */
function camerasFor(turn: Turn, size: number): Camera[] {
  const second = secondViewFor(printTurns([turn], size), size);
  return [USUAL_VIEW, ...(second ? [second.view] : [])].map((view) => cameraAt(view, false));
}

/** Points all over a polygon, its corners and edges included, drawn in by a hair: a border belongs to two stickers. */
function pointsOf(polygon: Polygon): Point[] {
  const middle = polygon.reduce<Point>(
    ([x, y], [u, v]) => [x + u / polygon.length, y + v / polygon.length],
    [0, 0],
  );
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    return Array.from({ length: STEPS }, (_, k): Point => {
      const share = k / STEPS;
      const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
      return [x + 1e-6 * (middle[0] - x), y + 1e-6 * (middle[1] - y)];
    });
  });
}

const isTurned = ({ axis, first, last }: Turn, cell: number, size: number) => {
  const at = cubeGeometry(size).layer[axis][cell];
  return at >= first && at <= last;
};

/** The facelet under a point of the picture. */
function faceletAt(camera: Camera, size: number, point: Point): number | undefined {
  return gripAt(camera, size, point)?.facelet;
}

// In `npm test` an even size, an odd one, and the one whose layers are thinnest.
describe.each(inEachRun(SIZES, [2, 3, 7]))("on a cube of %i layers, in every view that is used", (size) => {
  const { cellOfFacelet, faceletImage } = cubeGeometry(size);

  test("every point of every arrow lies on a sticker that turns", { tags: ["seconds"] }, () => {
    for (const turn of turnsOfSize(size))
      for (const camera of camerasFor(turn, size)) {
        const { arrow } = layerMarks(camera, size, turn);
        for (const point of arrow.flatMap(pointsOf)) {
          const facelet = faceletAt(camera, size, point);
          expect(facelet, printTurns([turn], size)).toBeDefined();
          expect(isTurned(turn, cellOfFacelet[facelet!], size), printTurns([turn], size)).toBe(true);
        }
      }
  });

  test("what is marked is what turns, what is dimmed is not", () => {
    for (const turn of turnsOfSize(size))
      for (const camera of camerasFor(turn, size)) {
        const { layer, rest } = layerMarks(camera, size, turn);
        for (const [polygons, turns] of [
          [layer, true],
          [rest, false],
        ] as const)
          for (const point of polygons.flatMap(pointsOf)) {
            const facelet = faceletAt(camera, size, point);
            if (facelet === undefined) continue;
            expect(isTurned(turn, cellOfFacelet[facelet], size)).toBe(turns);
          }
      }
  });

  test("the arrow goes where the turn takes the stickers under it", () => {
    for (const turn of turnsOfSize(size).filter(({ quarters }) => quarters !== 2))
      for (const camera of camerasFor(turn, size)) {
        const [band, head] = layerMarks(camera, size, turn).arrow;
        const [tail, tip] = [between(band[0], band[5], 0.5), head[1]];
        const [from, to] = [tail, tip].map((point) => faceletAt(camera, size, nearer(point, band[1])));
        const image = faceletImage[from! * ROTATION_COUNT + rotations().quarter[turn.axis][turn.quarters]];
        expect(Math.floor(image / size ** 2), printTurns([turn], size)).toBe(Math.floor(to! / size ** 2));
      }
  });

  test("no two moves look alike", { tags: size > 4 ? ["seconds"] : [] }, () => {
    const camera = cameraAt(USUAL_VIEW, false);
    const seen = new Map<string, string>();
    for (const turn of turnsOfSize(size)) {
      const picture = rasterOf(camera, size, turn);
      for (const [other, others] of seen) {
        let different = 0;
        for (let i = 0; i < picture.length && different <= ENOUGH; i++)
          if (picture[i] !== others[i]) different++;
        if (different <= ENOUGH) expect.fail(`${other} and ${printTurns([turn], size)}: ${different} points`);
      }
      seen.set(printTurns([turn], size), picture);
    }
    expect(seen.size).toBe(turnsOfSize(size).length);
  });
});

const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  x + share * (u - x),
  y + share * (v - y),
];
/** A hair off the border between two stickers. */
const nearer = (point: Point, to: Point) => between(point, to, 1e-4);

const RASTER = 64;
/** Points of the picture; the cube covers about 1,700 of them, and one layer of a 7x7 some 150. */
const ENOUGH = 10;

/** The picture in letters: the rest, the layer, the arrow, or nothing. */
function rasterOf(camera: Camera, size: number, turn: Turn): string {
  const { arrow, layer, rest } = layerMarks(camera, size, turn);
  const [body, ...heads] = arrow;
  // Bent over an edge, the band is not convex: its two halves are.
  const convex = [[body[0], body[1], body[4], body[5]], [body[1], body[2], body[3], body[4]], ...heads];
  const letters: string[] = [];
  for (let row = 0; row < RASTER; row++)
    for (let column = 0; column < RASTER; column++) {
      const point: Point = [(2 * column + 1) / RASTER - 1, (2 * row + 1) / RASTER - 1];
      const lies = (polygons: readonly Polygon[]) => polygons.some((polygon) => isInside(point, polygon));
      letters.push(lies(convex) ? "a" : lies(layer) ? "l" : lies(rest) ? "r" : " ");
    }
  return letters.join("");
}

/** On which face, in the usual view, words and arrow must agree, and which way the arrow goes there. */
const WORDS: Readonly<Record<string, readonly [face: string, way: Point]>> = {
  U1: ["F", [-1, 0]],
  U3: ["F", [1, 0]],
  D1: ["F", [1, 0]],
  D3: ["F", [-1, 0]],
  R1: ["F", [0, 1]],
  R3: ["F", [0, -1]],
  L1: ["F", [0, -1]],
  L3: ["F", [0, 1]],
  F1: ["U", [1, 0]],
  F3: ["U", [-1, 0]],
  B1: ["U", [-1, 0]],
  B3: ["U", [1, 0]],
};

describe("words and arrow agree on the screen", () => {
  test.each(Object.entries(WORDS))("%s", (name, [face, [x, y]]) => {
    for (const size of SIZES)
      for (const turn of turnsOfSize(size)) {
        const [{ side, amount, depth }] = seenMove(printTurns([turn], size), size);
        if (`${side}${amount}` !== name || (size % 2 === 1 && depth === (size - 1) / 2)) continue;
        const camera = cameraAt(USUAL_VIEW, false);
        const [band, head] = layerMarks(camera, size, turn).arrow;
        const points = [band[0], band[1], head[1]];
        const index = faces().findIndex((each) => each.name === face);
        const isOn = (point: Point) => {
          const facelet = faceletAt(camera, size, nearer(point, band[1]));
          return facelet !== undefined && Math.floor(facelet / size ** 2) === index;
        };
        // The arrow's part on that face: from its tail to the edge, or from the edge to its tip.
        const [from, to] = isOn(points[0]) ? [points[0], points[1]] : [points[1], points[2]];
        expect((to[0] - from[0]) * x + (to[1] - from[1]) * y).toBeGreaterThan(0);
      }
  });
});
