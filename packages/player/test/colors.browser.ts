/**
 * How far apart the colors of stickers are as they are drawn, on any two faces, and that both painters draw the same picture:
 * `npm run test:browser -- packages/player/test/colors.browser.ts` prints the table.
 */
import { fileURLToPath } from "node:url";
import { faces, type Vector } from "@cubegram/core/geometry";
import { scale } from "@cubegram/core/vectors";
import { expect, type Page, test } from "@playwright/test";
import { deltaE2000, EYES, seen } from "../../core/test/color-difference.ts";
import { cameraAt, project } from "../src/scene/camera.ts";
import { viewAngles } from "../src/scene/scene.ts";

const SCRIPT = fileURLToPath(new URL("../dist/cube-player.js", import.meta.url));
const FACES = "URFDLB";
const SIDE = 400;
/** The color of the page: of no sticker. */
const PAPER = "#e6f0ff";

/** A page with one player, drawn by WebGL2 or, where no motion is wanted, as SVG. */
async function open(page: Page, attributes: string, renderer: "webgl2" | "svg"): Promise<void> {
  await page.emulateMedia({ reducedMotion: renderer === "svg" ? "reduce" : "no-preference" });
  await page.setContent(
    `<!doctype html><style>body { margin: 0; background: ${PAPER} }</style><cube-player controls="none" style="inline-size: ${SIDE}px" ${attributes}></cube-player>`,
  );
  await page.addScriptTag({ path: SCRIPT, type: "module" });
  await page.waitForFunction(
    (wanted) => document.querySelector("cube-player")?.renderer === wanted,
    renderer,
  );
}

/** The colors of points of the picture, as they are seen on the screen. */
async function drawnAt(page: Page, points: readonly (readonly number[])[]): Promise<number[][]> {
  const box = (await page.locator("cube-player .stage").boundingBox())!;
  const image = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ({ source, at }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0);
      return at.map(([x, y]) =>
        [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3),
      );
    },
    {
      source: image,
      at: points.map(([x, y]) => [box.x + (box.width * (1 + x)) / 2, box.y + (box.height * (1 - y)) / 2]),
    },
  );
}

const hex = (rgb: readonly number[]) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

test("as rendered, any two color-safe stickers on any two faces are ΔE2000 20 apart, for all eyes", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  for (const scheme of ["color-safe", "wca"]) {
    /** drawn[color]: as it looks on each of the six faces. */
    const drawn: string[][] = [];
    for (const color of FACES) {
      const shades: string[] = [];
      for (const view of ["cube", "back"]) {
        await open(page, `scheme="${scheme}" view="${view}" state="${color.repeat(54)}"`, "webgl2");
        const camera = cameraAt(viewAngles(view)!, false);
        const seenFaces = faces().filter(({ normal }) => dotOf(normal, camera.toward) > 0);
        const points = seenFaces.map(({ normal }) => project(camera, scale(normal, 0.5)));
        // Software GL brings it to the screen some frames later.
        await expect(async () => {
          const colors = (await drawnAt(page, points)).map(hex);
          expect(colors).not.toContain(PAPER);
          shades.push(...colors);
        }).toPass();
      }
      expect(shades).toHaveLength(6);
      drawn.push(shades);
    }
    const table = Object.entries(EYES).map(([eye, matrix]) => {
      let least = Number.POSITIVE_INFINITY;
      let pair = "";
      for (const [i, ones] of drawn.entries())
        for (const [j, others] of drawn.entries())
          for (const one of i < j ? ones : [])
            for (const other of others) {
              const difference = deltaE2000(seen(one, matrix), seen(other, matrix));
              if (difference >= least) continue;
              least = difference;
              pair = `${FACES[i]} ${one} against ${FACES[j]} ${other}`;
            }
      return { eye, least, pair };
    });
    for (const { eye, least, pair } of table)
      console.log(
        `${scheme.padEnd(10)}  ${eye.padEnd(7)} least ΔE2000 as rendered: ${least.toFixed(1)}  (${pair})`,
      );
    const wanted = scheme === "color-safe" ? table : table.filter(({ eye }) => eye === "normal");
    for (const { eye, least } of wanted) expect(least, `${scheme}, ${eye}`).toBeGreaterThanOrEqual(20);
  }
});

for (const attributes of ['setup="R U F2 D\' L"', 'size="17" setup="3Rw U"', 'size="33" setup="9Rw 5Uw"'])
  test(
    `SVG and WebGL2 draw the same picture: ${attributes}`,
    attributes.includes("size=") ? { tag: "@all" } : {},
    async ({ page }) => {
      const grid: number[][] = [];
      for (let y = -0.95; y <= 0.95; y += 0.02) for (let x = -0.95; x <= 0.95; x += 0.02) grid.push([x, y]);
      await open(page, attributes, "webgl2");
      const one = await drawnAt(page, grid);
      await open(page, attributes, "svg");
      const other = await drawnAt(page, grid);
      const apart = one.map((rgb, i) =>
        Math.max(...rgb.map((part, channel) => Math.abs(part - other[i][channel]))),
      );
      // Edges fall half a pixel this way or that; everywhere else the eye sees one picture.
      const different = apart.filter((difference) => difference > 32).length / apart.length;
      console.log(
        `${attributes}: ${(100 * different).toFixed(1)} % of the points differ by more than 32 of 255`,
      );
      expect(different).toBeLessThan(0.08);
      const mean = (all: number[][], channel: number) =>
        all.reduce((sum, rgb) => sum + rgb[channel], 0) / all.length;
      for (const channel of [0, 1, 2])
        expect(Math.abs(mean(one, channel) - mean(other, channel)), `channel ${channel}`).toBeLessThan(6);
    },
  );

test("the last layer is flat, drawn as lines, and stays so when it is dragged", async ({ page }) => {
  await open(page, `setup="(R U R' U R U2 R')'" stickering="oll" view="experimental-last-layer"`, "svg");
  await expect(page.locator("cube-player svg rect")).toHaveCount(9 + 12);
  const box = (await page.locator("cube-player .stage").boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator("cube-player svg rect")).toHaveCount(9 + 12);
  const shot = fileURLToPath(
    new URL("../../../test-results/screenshots/player-last-layer.png", import.meta.url),
  );
  await page.locator("cube-player").screenshot({ path: shot });
});

function dotOf(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
