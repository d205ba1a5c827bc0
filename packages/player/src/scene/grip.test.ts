import { cubeGeometry, faces } from "@cubegram/core/geometry";
import { moveOfTurn, printMove } from "@cubegram/core/notation";
import { dot } from "@cubegram/core/vectors";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { USUAL_VIEW } from "../model/setup.ts";
import { turnByQuarters } from "../model/step.ts";
import { cameraAt, eyeOf, type Point, project } from "./camera.ts";
import { gripAt, pulledAngle, pullOf, restingQuarters } from "./grip.ts";
import { turnPoint } from "./slab.ts";

const views = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -88, max: 88, noNaN: true }),
});
const sizes = fc.integer({ min: 2, max: 9 });
const points = fc.tuple(
  fc.double({ min: -0.9, max: 0.9, noNaN: true }),
  fc.double({ min: -0.9, max: 0.9, noNaN: true }),
);

describe("what a finger has hold of", () => {
  test("is the sticker that is drawn there, on a face that looks at the eye", () => {
    fc.assert(
      fc.property(views, sizes, points, (view, size, at) => {
        const camera = cameraAt(view, false);
        const grip = gripAt(camera, size, at);
        if (!grip) return;
        const [x, y] = project(camera, grip.point);
        expect(x).toBeCloseTo(at[0], 9);
        expect(y).toBeCloseTo(at[1], 9);
        expect(dot(grip.face.normal, eyeOf(camera))).toBeGreaterThan(0.5);
        // The point lies within the cell of the facelet.
        const { cells, cellOfFacelet } = cubeGeometry(size);
        const cell = cells[cellOfFacelet[grip.facelet]];
        for (let axis = 0; axis < 3; axis++)
          expect(Math.abs(grip.point[axis] - cell[axis] / (2 * size))).toBeLessThanOrEqual(0.5 / size + 1e-9);
      }),
    );
  });

  test("is nothing in the picture's corners", () => {
    for (const corner of [
      [0.99, 0.99],
      [-0.99, 0.99],
      [0.99, -0.99],
    ] as Point[])
      expect(gripAt(cameraAt(USUAL_VIEW, false), 3, corner)).toBeUndefined();
  });

  test("is found in the middle of every visible sticker", () => {
    const size = 7;
    const camera = cameraAt(USUAL_VIEW, false);
    const { cells, cellOfFacelet } = cubeGeometry(size);
    for (const face of faces().slice(0, 3))
      for (let i = 0; i < size * size; i++) {
        const facelet = face.index * size * size + i;
        const cell = cells[cellOfFacelet[facelet]];
        const at = project(camera, [0, 1, 2].map((a) => (cell[a] + face.normal[a]) / (2 * size)) as never);
        expect(gripAt(camera, size, at)?.facelet).toBe(facelet);
      }
  });
});

describe("the turn that a drag makes", () => {
  test("takes the sticker along with the finger, about an axis that crosses its face, in its own layer", () => {
    fc.assert(
      fc.property(
        views,
        sizes,
        points,
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (view, size, at, way) => {
          const camera = cameraAt(view, false);
          const grip = gripAt(camera, size, at);
          if (!grip) return;
          const drag: Point = [0.2 * Math.cos(way), 0.2 * Math.sin(way)];
          const pull = pullOf(camera, size, grip, drag);
          expect(pull.turn.axis).not.toBe(grip.face.axis);
          const { layer, cellOfFacelet } = cubeGeometry(size);
          expect(pull.turn.first).toBe(layer[pull.turn.axis][cellOfFacelet[grip.facelet]]);
          expect(pull.turn.last).toBe(pull.turn.first);
          // A little of the way: the touched point moves to where the finger goes, never away from it.
          const angle = Math.sign(pulledAngle(pull, drag)) * 0.01;
          const moved = turnPoint(grip.point, { axis: pull.turn.axis, low: 0, high: 0, angle });
          const [x0, y0] = project(camera, grip.point);
          const [x1, y1] = project(camera, moved);
          expect((x1 - x0) * drag[0] + (y1 - y0) * drag[1]).toBeGreaterThanOrEqual(-2e-4);
        },
      ),
    );
  });

  test.each([
    ["F's right column, up", [0.35, 0, 0.5], [0, 1], "R"],
    ["F's right column, down", [0.35, 0, 0.5], [0, -1], "R'"],
    ["F's top row, left", [0, 0.35, 0.5], [-1, -0.4], "U"],
    ["F's middle column, down", [0, 0, 0.5], [0, -1], "M"],
    ["R's bottom row, right", [0.5, -0.35, 0], [1, 0.6], "D"],
    ["U's back row, left", [0, 0.5, -0.35], [-1, 0.4], "B"],
  ] as const)("%s is a move by its name", (_, point, drag, name) => {
    const camera = cameraAt(USUAL_VIEW, false);
    const grip = gripAt(camera, 3, project(camera, point))!;
    const pull = pullOf(camera, 3, grip, drag);
    const quarters = Math.sign(pulledAngle(pull, drag));
    expect(printMove(moveOfTurn(turnByQuarters(pull.turn, quarters), 3))).toBe(name);
  });

  test("comes to rest at the nearest quarter, sooner when it was slung", () => {
    expect([0, 0.3, 0.45, 0.9, -0.45, 1.5, -2].map((angle) => restingQuarters(angle, 0, 20) + 0)).toEqual([
      0, 0, 1, 1, -1, 2, -2,
    ]);
    expect(restingQuarters(0.15, 3, 8)).toBe(1);
    expect(restingQuarters(-0.15, -3, 8)).toBe(-1);
  });

  test("a slow drag counts from 24 pixels on", () => {
    expect([0.1, -0.1, 0.9, 1.7].map((angle) => restingQuarters(angle, 0, 24))).toEqual([1, -1, 1, 2]);
    expect(restingQuarters(0.1, 0, 23) + 0).toBe(0);
  });
});
