import { dot } from "@cubegram/core/vectors";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { turnsOn } from "../../test/arbitrary.ts";
import type { PlayerState } from "../model/player-state.ts";
import { setUp } from "../model/setup.ts";
import { hold } from "../model/update.ts";
import { cutTiles, FLOATS_PER_TILE, stickerTiles } from "../paint/gl-painter.ts";
import { svgOf } from "../paint/svg-painter.ts";
import { cameraAt, eyeOf, project } from "./camera.ts";
import { type Look, paletteFor, sceneOf } from "./scene.ts";
import { slabsOf, turnPoint, visibleFaces } from "./slab.ts";

const LOOK: Look = { palette: paletteFor("wca")!, letters: [], hints: false };
const views = fc.record({
  yaw: fc.integer({ min: -180, max: 180 }),
  pitch: fc.integer({ min: -89, max: 89 }),
});
const held = fc.integer({ min: 2, max: 5 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    turn: turnsOn(size),
    angle: fc.double({ min: -2, max: 2, noNaN: true }),
    view: views,
  }),
);

function solved(size: number): PlayerState {
  return setUp({ size }).state;
}

describe("a scene", () => {
  test("fits its picture, however layers stand", () => {
    fc.assert(
      fc.property(held, ({ size, turn, angle, view }) => {
        const scene = sceneOf({ ...hold(solved(size), turn, angle), view }, LOOK);
        for (const { low, high, turned } of slabsOf(scene))
          for (const x of [low[0], high[0]])
            for (const y of [low[1], high[1]])
              for (const z of [low[2], high[2]])
                for (const coordinate of project(scene.camera, turnPoint([x, y, z], turned)))
                  expect(Math.abs(coordinate)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test("is boxes that fill the cube, the furthest from the eye first", () => {
    fc.assert(
      fc.property(held, ({ size, turn, angle, view }) => {
        const scene = sceneOf({ ...hold(solved(size), turn, angle), view }, LOOK);
        const slabs = slabsOf(scene);
        const volume = ({ low, high }: (typeof slabs)[number]) =>
          (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);
        expect(slabs.reduce((sum, slab) => sum + volume(slab), 0)).toBeCloseTo(1, 9);
        // Of two boxes the nearer one lies on the eye's side of every plane that divides them.
        const eye = eyeOf(scene.camera)[turn.axis];
        slabs.forEach((far, i) => {
          for (const near of slabs.slice(i + 1)) {
            const isFarAbove = far.low[turn.axis] >= near.high[turn.axis] - 1e-9;
            const plane = isFarAbove ? far.low[turn.axis] : far.high[turn.axis];
            expect(isFarAbove ? eye <= plane + 1e-9 : eye >= plane - 1e-9).toBe(true);
          }
        });
        for (const slab of slabs)
          for (const { normal } of visibleFaces(slab, scene)) expect(dot(normal, normal)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("the SVG picture", () => {
  const stickers = (svg: string) => (svg.match(/M[^M]*Q/g) ?? []).length;

  test("of a cube at rest shows three faces of stickers, in their colors", () => {
    const svg = svgOf(sceneOf(solved(3), LOOK));
    expect(stickers(svg)).toBe(27);
    expect(svg.match(/fill="#/g)?.length).toBe(3);
  });

  test("shows each sticker at most once, turned layers and hints too", () => {
    fc.assert(
      fc.property(held, ({ size, turn, angle, view }) => {
        const state = { ...hold(solved(size), turn, angle), view };
        expect(stickers(svgOf(sceneOf(state, LOOK)))).toBeLessThanOrEqual(6 * size * size);
        expect(stickers(svgOf(sceneOf(state, { ...LOOK, hints: true })))).toBeLessThanOrEqual(
          6 * size * size,
        );
      }),
      { numRuns: 20 },
    );
  });

  test("with hints shows all six faces", () => {
    expect(stickers(svgOf(sceneOf(solved(4), { ...LOOK, hints: true })))).toBe(96);
  });
});

describe("tiles for the shader", () => {
  test("lie on the surface, one for each facelet, none twice", () => {
    for (const size of [2, 3, 8]) {
      const tiles = stickerTiles(size);
      expect(tiles.length).toBe(6 * size * size * FLOATS_PER_TILE);
      const seen = new Set<string>();
      for (let i = 0; i < tiles.length; i += FLOATS_PER_TILE) {
        expect(Math.max(...tiles.slice(i, i + 3).map(Math.abs))).toBe(0.5);
        seen.add(tiles.slice(i, i + 4).join());
      }
      expect(seen.size).toBe(6 * size * size);
    }
  });

  test("cuts stand only where there are layers on both sides", () => {
    const cuts = (low: number, high: number) =>
      cutTiles({ axis: 1, low, high, angle: 0 }, 4).length / FLOATS_PER_TILE;
    expect(cuts(-0.5, 0.5)).toBe(0);
    expect(cuts(0.25, 0.5)).toBe(2);
    expect(cuts(-0.25, 0.25)).toBe(4);
  });
});

test("the camera's axes are at right angles", () => {
  const { right, up, toward } = cameraAt({ yaw: 20, pitch: 40 }, false);
  for (const [a, b] of [
    [right, up],
    [up, toward],
    [toward, right],
  ])
    expect(dot(a, b)).toBeCloseTo(0, 12);
});
