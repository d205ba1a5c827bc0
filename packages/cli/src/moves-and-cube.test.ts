/** Moves and the cube beside them, in a few places; all of them, of every size: `moves-and-cube.slow.test.ts`. */
import { Cube } from "@cubegram/core";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { shownAfter } from "../test/cubes.ts";
import { runJson } from "../test/run-main.ts";
import { sheetCubes } from "./archive/sheet-file.ts";
import type { Request } from "./frame/verb.ts";

test.each([4, 6])("n = %i: write says what its moves give, though it does not end upright", async (size) => {
  const text = size === 4 ? "nobody nobody knows by" : "HELLO";
  const { moves, facelets } = await runJson(["write", text, "--size", String(size)]);
  expect(shownAfter(moves, size)).toBe(facelets);
});

test.each([2, 3])(
  "the moves on a sheet make the cube of size %i as it is drawn, however it is held",
  async (size) => {
    const { state } = Cube.fromAlg("R U2 F' R x y'", size);
    const [{ coloring, moves }] = await sheetCubes([coloringOf(state)], {} as Request);
    expect(shownAfter(moves, size)).toBe(printFacelets(coloring));
  },
);
