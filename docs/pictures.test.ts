/** The pictures of README and docs are drawn by ourselves; `npx vitest run --project fast docs/pictures -u` draws them again. */

import { Cube } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg } from "@cubegram/core/drawing";
import { coloringOf } from "@cubegram/core/state";
import { expect, test } from "vitest";

/** MEET AT NOON: the moves that the README prints. */
const cube = Cube.fromAlg("F D2 R' L' U2 D' L' F' U2 B2 D'");

test.each([
  ["light", "#ffffff"],
  ["dark", "#0d1117"],
])("the README's cube on a %s page", async (name, background) => {
  const svg = drawSvg(coloringOf(cube.state), { view: "cube", background });
  await expect(svg).toMatchFileSnapshot(`pictures/cube-${name}.svg`);
});

/** Facelets that change places on a solved cube: those of UF; those of URF, clockwise. */
test.each([
  ["flipped-edge", [7, 19]],
  ["twisted-corner", [8, 9, 20]],
])("%s, which no moves make", async (name, facelets) => {
  const letters = [...Cube.solved(3).facelets()];
  const shown = facelets.map((_, i) => letters[facelets[(i + 1) % facelets.length]]);
  for (const [i, facelet] of facelets.entries()) letters[facelet] = shown[i];
  const coloring = parseColoring(letters.join(""));
  if (!coloring.ok) throw new Error(coloring.error.message);
  await expect(drawSvg(coloring.value, { view: "cube" })).toMatchFileSnapshot(`pictures/${name}.svg`);
});
