import { Cube } from "@cubegram/core";
import { paletteOf } from "@cubegram/core/drawing";
import { cubeGeometry, faces, type Vector } from "@cubegram/core/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setUp, USUAL_VIEW } from "./model/setup.ts";
import { advance, play } from "./model/update.ts";
import { svgOf } from "./paint/svg-painter.ts";
import { cameraAt, project } from "./scene/camera.ts";
import { paletteFor, sceneOf } from "./scene/scene.ts";
import { stillsOf } from "./stills.ts";

const LOOK = { palette: paletteFor("wca")!, letters: [], hints: false };
const ALG = "R U2 F' L D B2";
/** A quarter turn at speed 1, in milliseconds; half turns take half as long again. */
const QUARTER = 500;

describe("stills", () => {
  test("are what a player shows that was played until then", () => {
    const stills = stillsOf({ alg: ALG });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 31 }), (made, part) => {
        const times = ALG.split(" ").map((move) => (move.endsWith("2") ? 1.5 : 1) * QUARTER);
        const before = times.slice(0, made).reduce((sum, time) => sum + time, 0);
        const { state } = advance(play(setUp({ alg: ALG }).state).state, before + (times[made] * part) / 32);
        expect(stills.draw(made + part / 32)).toContain(svgOf(sceneOf(state, LOOK)));
      }),
    );
  });

  test("between moves are those of the cubes that the moves lead to", () => {
    const stills = stillsOf({ alg: ALG });
    expect(stills.length).toBe(6);
    // Back and forth: no picture depends on the one before.
    for (const at of [6, 0, 3, 1, 4]) {
      const state = Cube.fromAlg(ALG.split(" ").slice(0, at).join(" ")).facelets();
      expect(stills.draw(at)).toBe(stillsOf({ state }).draw(0));
    }
  });

  test("as pixels have the colors of the cube where its stickers are, and no others but at edges", () => {
    const cube = Cube.fromAlg(ALG);
    const { width, height, pixels } = stillsOf({ alg: ALG }).pixels(6, 400, "#fefefe");
    expect([width, height]).toEqual([400, 400]);
    const camera = cameraAt(USUAL_VIEW, false);
    const { cells, cellOfFacelet } = cubeGeometry(3);
    const palette = paletteOf("standard");
    let seen = 0;
    for (const [facelet, letter] of [...cube.facelets()].entries()) {
      const face = faces()[Math.floor(facelet / 9)];
      if (!["U", "R", "F"].includes(face.name)) continue;
      const middle = cells[cellOfFacelet[facelet]].map((part, axis) => (part + face.normal[axis]) / 6);
      const [x, y] = project(camera, middle as unknown as Vector);
      const at = 3 * (Math.floor(200 - 200 * y) * 400 + Math.floor(200 + 200 * x));
      const [r, g, b] = pixels.subarray(at, at + 3);
      const color = palette["URFDLB".indexOf(letter)];
      expect(`#${((r << 16) | (g << 8) | b).toString(16).padStart(6, "0")}`).toBe(color);
      seen++;
    }
    expect(seen).toBe(27);
    expect([...pixels.subarray(0, 3)]).toEqual([254, 254, 254]);
    expect(() => stillsOf({ view: "experimental-last-layer" }).pixels(0, 64, "#ffffff")).toThrow(
      /"view" expected/,
    );
  });

  test("are whole files, in the colors and on the plastic that are asked for", () => {
    const svg = stillsOf({ size: 2, scheme: "color-safe", letters: "faces", plastic: "#ffffff" }).draw(0);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+" color="#ffffff">.*<\/svg>$/,
    );
    expect(svg.match(/<text /g)).toHaveLength(12);
    expect(svg).not.toBe(stillsOf({ size: 2, letters: "faces", plastic: "#ffffff" }).draw(0));
  });

  test("refuse what they cannot show, by name", () => {
    expect(() => stillsOf({ alg: "R Q" })).toThrow(expect.objectContaining({ attribute: "alg" }));
    expect(() => stillsOf({ state: "UU" })).toThrow(expect.objectContaining({ attribute: "state" }));
    expect(() => stillsOf({ scheme: "pink" })).toThrow(/"scheme" expected/);
    expect(() => stillsOf({ view: "below" })).toThrow(/"view" expected/);
    for (const at of [-0.1, 2.1, Number.NaN])
      expect(() => stillsOf({ alg: "R U" }).draw(at)).toThrow(/"at" expected a number in 0 … 2/);
  });
});
