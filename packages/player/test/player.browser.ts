/** `<cube-player>` in a real browser: the one built file, in plain pages from a server of the test's own. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { paletteOf } from "@cubegram/core/drawing";
import { faces } from "@cubegram/core/geometry";
import { algState, parseAlg } from "@cubegram/core/notation";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { scale } from "@cubegram/core/vectors";
import { expect, type Page, test } from "@playwright/test";
import { USUAL_VIEW } from "../src/model/setup.ts";
import { lightOn, lit, rgbOf } from "../src/paint/color.ts";
import { cameraAt, project } from "../src/scene/camera.ts";

const require = createRequire(import.meta.url);
const SCRIPT = readFileSync(new URL("../dist/cube-player.js", import.meta.url));
const FILM = readFileSync(new URL("../dist/cube-player-gif.js", import.meta.url));
const DOCS = readFileSync(new URL("../../../docs/player.md", import.meta.url), "utf8");
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** No inline script or style, no other host: what the web app asks for. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";

let server: Server;
let origin: string;
const pages = new Map<string, string>();
/** Whether someone has copied the player's one file only. */
let isAlone = false;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/cube-player.js") response.setHeader("content-type", "text/javascript").end(SCRIPT);
    else if (path === "/cube-player-gif.js" && !isAlone)
      response.setHeader("content-type", "text/javascript").end(FILM);
    else if (path === "/page.css")
      response.setHeader("content-type", "text/css").end("html { background: Canvas; color: CanvasText }");
    else
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .setHeader("content-security-policy", POLICY)
        .end(pages.get(path) ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => new Promise((closed) => server.close(closed)));

interface Told {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

declare global {
  interface Window {
    told: Told[];
    contexts: WebGL2RenderingContext[];
    axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  }
}

/** Opens a page with that body; its players' events are kept in `told`, its WebGL contexts in `contexts`. */
async function open(page: Page, body: string, takesOver = true): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.addInitScript(() => {
    window.told = [];
    window.contexts = [];
    for (const type of ["move", "statechange", "ready", "error", "timeupdate"])
      document.addEventListener(type, (event) =>
        window.told.push({ type, detail: (event as CustomEvent).detail ?? {} }),
      );
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      const context = getContext.call(this, kind as "webgl2", options);
      if (kind === "webgl2" && context) window.contexts.push(context as WebGL2RenderingContext);
      return context;
    } as typeof getContext;
  });
  const path = "/page";
  pages.set(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A cube</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
    <script type="module" src="/cube-player.js"></script></head><body><main><h1>A cube</h1>${body}</main></body></html>`,
  );
  await page.goto(origin + path);
  if (body.includes("<cube-player"))
    await page.waitForFunction(() => window.told.some(({ type }) => type === "ready"));
  // The first picture is SVG; where there is WebGL2 it takes over.
  if (takesOver)
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll("cube-player")).every(({ renderer }) => renderer === "webgl2"),
    );
  expect(errors).toEqual([]);
  return requests;
}

function told(page: Page, type: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (wanted) => window.told.filter((one) => one.type === wanted).map((one) => one.detail),
    type,
  );
}

/** A point of the stage: −1 … 1, x right and y up. */
async function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = (await page.locator("cube-player .stage").boundingBox())!;
  return [box.x + ((1 + x) * box.width) / 2, box.y + ((1 - y) * box.height) / 2];
}

function facelets(page: Page): Promise<string> {
  return page
    .locator("cube-player")
    .first()
    .evaluate((player) => (player as HTMLElementTagNameMap["cube-player"]).facelets);
}

function after(text: string, size = 3): string {
  const alg = parseAlg(text);
  if (!alg.ok) throw new Error(alg.error.message);
  return printFacelets(coloringOf(algState(alg.value, size)));
}

/** Which different colors the picture has, coarsely, and how much of it is not empty. */
function picture(page: Page): Promise<{ colors: number; filled: number }> {
  return page
    .locator("cube-player")
    .first()
    .evaluate((player) => {
      const canvas = player.shadowRoot!.querySelector("canvas")!;
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Map<number, number>();
      let filled = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] < 128) continue;
        filled++;
        const key = ((data[i] >> 6) << 4) | ((data[i + 1] >> 6) << 2) | (data[i + 2] >> 6);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      const pixels = data.length / 4;
      return {
        colors: [...seen.values()].filter((count) => count > pixels / 200).length,
        filled: filled / pixels,
      };
    });
}

test.describe("a plain page with one script", () => {
  test("asks for nothing but itself and the script", async ({ page }) => {
    const requests = await open(page, '<cube-player alg="R U"></cube-player>');
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([
      `${origin}/page`,
      `${origin}/page.css`,
      `${origin}/cube-player.js`,
    ]);
    expect(await told(page, "ready")).toEqual([{ renderer: "svg" }]);
    expect((await picture(page)).filled).toBeGreaterThan(0.4);
  });

  test("a film of the moves is saved, as GIF or MP4; what makes it is loaded then, and once", async ({
    page,
  }) => {
    const requests = await open(page, '<cube-player alg="R U" size="2"></cube-player>');
    const button = page.getByRole("button", { name: "Save animation" });
    const starts = { GIF: "GIF89a", MP4: "ftyp" };
    const least = { GIF: 20_000, MP4: 5000 };
    for (const format of ["GIF", "MP4", "GIF"] as const) {
      await button.click();
      const saving = page.waitForEvent("download");
      await page.getByRole("group", { name: "Save animation" }).getByRole("button", { name: format }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`cube.${format.toLowerCase()}`);
      const bytes = readFileSync(await saved.path());
      const from = format === "GIF" ? 0 : 4;
      expect(bytes.subarray(from, from + starts[format].length).toString("latin1")).toBe(starts[format]);
      expect(bytes.length).toBeGreaterThan(least[format]);
      await expect(button).not.toHaveAttribute("aria-busy");
    }
    expect(requests.filter((url) => url.endsWith("-gif.js"))).toEqual([`${origin}/cube-player-gif.js`]);
    expect(await told(page, "error")).toEqual([]);
  });

  test("the choice of a file is left by Escape, by a press elsewhere, and by its own button", async ({
    page,
  }) => {
    await open(page, '<cube-player alg="R U" size="2"></cube-player>');
    const button = page.getByRole("button", { name: "Save animation" });
    const choice = page.getByRole("group", { name: "Save animation" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(1, 1),
      () => button.click(),
      async () => {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
      },
    ]) {
      await button.click();
      await expect(choice.getByRole("button", { name: "GIF" })).toBeFocused();
      await leave();
      await expect(choice).toHaveCount(0);
      await expect(button).not.toHaveAttribute("aria-busy");
    }
    await button.press("Enter");
    await expect(choice.getByRole("button", { name: "GIF" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  test("where films can't be encoded, a GIF is saved at once", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
    await open(page, '<cube-player alg="R U" size="2"></cube-player>');
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save animation" }).click();
    expect((await saving).suggestedFilename()).toBe("cube.gif");
  });

  test("who has only the one file is told why there is no film", async ({ page }) => {
    isAlone = true;
    try {
      await open(page, '<cube-player alg="R U"></cube-player>');
      await page.getByRole("button", { name: "Save animation" }).click();
      await page.waitForFunction(() => window.told.some(({ type }) => type === "error"));
      expect(await told(page, "error")).toEqual([expect.objectContaining({ code: "save" })]);
    } finally {
      isAlone = false;
    }
  });

  test("no moves, too many, or a flat picture have no film", async ({ page }) => {
    await open(
      page,
      `<cube-player></cube-player><cube-player alg="(R U)100 F"></cube-player><cube-player alg="R" view="experimental-last-layer"></cube-player>`,
      false,
    );
    for (const i of [0, 1, 2])
      await expect(page.getByRole("button", { name: "Save animation" }).nth(i)).toBeDisabled();
    await page.evaluate(() => {
      document.querySelector("cube-player")!.alg = "R";
    });
    await expect(page.getByRole("button", { name: "Save animation" }).first()).toBeEnabled();
  });

  test("60 turns are animated, and every state is told once, in order", { tag: "@all" }, async ({ page }) => {
    const moves = Array.from(
      { length: 60 },
      (_, i) => "RUFDLB"[(i * 7 + (i >> 2)) % 6] + ["", "'", "2"][i % 3],
    );
    await open(page, `<cube-player speed="4" alg="${moves.join(" ")}"></cube-player>`);
    await page.getByRole("button", { name: "Play" }).click();
    await page.waitForFunction(() => window.told.filter(({ type }) => type === "statechange").length >= 60);
    const states = await told(page, "statechange");
    expect(states.map(({ facelets }) => facelets)).toEqual(
      moves.map((_, i) => after(moves.slice(0, i + 1).join(" "))),
    );
    expect((await told(page, "move")).map(({ move }) => move)).toEqual(moves);
    // Between states there were pictures of layers on their way: a frame takes it on by 0.4 s at most, so however slow
    // the machine is, the 35 s of motion at speed 1 are 21 frames or more.
    const positions = (await told(page, "timeupdate")).map(({ position }) => position as number);
    expect(positions.filter((position) => position % 1 !== 0).length).toBeGreaterThan(15);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });

  test("what cannot be read is told and left out", async ({ page }) => {
    await open(page, '<cube-player alg="R Q"></cube-player>');
    const [error] = await told(page, "error");
    expect(error).toMatchObject({ attribute: "alg", at: { start: 2, end: 3 } });
    await expect(page.getByText("I can’t read these moves: ")).toBeVisible();
    await page.locator("cube-player").evaluate((player) => player.setAttribute("alg", "R U"));
    await expect(page.getByRole("list", { name: "Moves" }).getByRole("button")).toHaveText(["R", "U"]);
    await expect(page.getByText("I can’t read these moves: ")).toBeHidden();
  });

  test("stickerings gray out what they are not about", async ({ page }) => {
    await open(page, '<cube-player stickering="cross" alg="D"></cube-player>');
    const shown = await facelets(page);
    expect([...shown].filter((letter) => letter !== "?")).toHaveLength(6 + 8);
    expect(shown.slice(27, 36)).toBe("?D?DDD?D?");
    await page.locator("cube-player").evaluate((player) => player.setAttribute("stickering", "UF URF"));
    await expect
      .poll(async () => [...(await facelets(page))].filter((l) => l !== "?").join(""))
      .toBe("UURFF");
    await page.locator("cube-player").evaluate((player) => player.setAttribute("stickering", "fancy"));
    expect((await told(page, "error")).at(-1)).toMatchObject({ attribute: "stickering" });
  });

  test("every recipe of docs/player.md plays", { tag: "@all" }, async ({ page }) => {
    const recipes = [...DOCS.matchAll(/<cube-player\b[^>]*>(?=<\/cube-player>)/g)].map(
      ([tag]) => `${tag}</cube-player>`,
    );
    expect(recipes.length).toBeGreaterThanOrEqual(5);
    for (const recipe of recipes) {
      // The flat view is SVG everywhere.
      await open(page, recipe, !recipe.includes("experimental-last-layer"));
      await page.waitForFunction(() => window.told.some(({ type }) => type === "ready"));
      expect(await told(page, "error"), recipe).toEqual([]);
    }
  });

  test("attributes set together are read together", async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    const problems = await page.evaluate(async () => {
      const player = document.querySelector("cube-player")!;
      player.alg = "3Rw M2";
      player.size = 5;
      player.setup = "2U";
      await null;
      return { length: player.length, size: player.size, facelets: player.facelets };
    });
    expect(problems).toEqual({ length: 2, size: 5, facelets: after("2U", 5) });
    expect(await told(page, "error")).toEqual([]);
  });

  test("a player without controls has none before it is first drawn, either", async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    const heights = await page.evaluate(() => {
      const player = document.createElement("cube-player");
      player.setAttribute("controls", "none");
      player.setAttribute("alg", "R U R'");
      document.body.append(player);
      const { width, height } = player.getBoundingClientRect();
      return [width, height];
    });
    expect(heights[1]).toBeCloseTo(heights[0], 0);
  });

  test("nothing can be pressed before it has a name", async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    const nameless = await page.evaluate(async () => {
      const player = document.createElement("cube-player");
      player.setAttribute("alg", "R U R'");
      document.body.append(player);
      const pressed = () => [...player.shadowRoot!.querySelectorAll("button, input, select")];
      const count = () =>
        pressed().filter((node) => !node.ariaLabel && !node.textContent && !node.closest("[inert]")).length;
      const before = count();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return [before, count(), pressed().filter((node) => node.closest("[inert]")).length];
    });
    expect(nameless).toEqual([0, 0, 0]);
  });

  test("empty attributes say nothing", async ({ page }) => {
    await open(
      page,
      '<cube-player size="" state="" alg="" at="" speed="" view="" scheme="" letters=""></cube-player>',
    );
    expect(await told(page, "error")).toEqual([]);
    expect(await facelets(page)).toBe(after(""));
  });

  test("a page that asks for more while it is told is heard", async ({ page }) => {
    await open(page, '<cube-player alg="R U F" speed="10"></cube-player>');
    await page.evaluate(() => {
      const player = document.querySelector("cube-player")!;
      player.addEventListener("statechange", ({ detail }) => {
        if (detail.at === 1) player.jump(3);
      });
      player.play();
    });
    await expect.poll(() => facelets(page)).toBe(after("R U F"));
    await expect
      .poll(() => page.evaluate(() => document.querySelector("cube-player")!.isPlaying))
      .toBe(false);
  });

  test("cubes of 2 to 33 layers are drawn, turned layers too", { tag: "@all" }, async ({ page }) => {
    await open(page, '<cube-player controls="none" speed="0.1"></cube-player>');
    for (const size of [2, 3, 7, 17, 33]) {
      await page.evaluate((n) => {
        const player = document.querySelector("cube-player")!;
        player.size = n;
        player.alg = n > 3 ? "3Rw U" : "R U";
        player.stepForward();
      }, size);
      await page.waitForTimeout(400);
      const { colors, filled } = await picture(page);
      expect(colors, `size ${size}`).toBeGreaterThanOrEqual(4);
      expect(filled, `size ${size}`).toBeGreaterThan(0.4);
    }
  });

  test("a picture is one draw call, and its triangles grow as the stickers do", async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = WebGL2RenderingContext;
      const draw = prototype.drawElementsInstanced;
      Object.assign(globalThis, { calls: 0, triangles: 0, pictures: 0 });
      const counted = globalThis as unknown as { calls: number; triangles: number; pictures: number };
      prototype.drawElementsInstanced = function (mode, count, type, offset, instances) {
        counted.calls++;
        counted.triangles = Math.max(counted.triangles, (count / 3) * instances);
        draw.call(this, mode, count, type, offset, instances);
      };
      const clear = prototype.clear;
      prototype.clear = function (mask) {
        counted.pictures++;
        clear.call(this, mask);
      };
    });
    await open(page, '<cube-player controls="none" speed="1"></cube-player>');
    for (const size of [3, 17, 33]) {
      const { calls, pictures, triangles } = await page.evaluate(async (n) => {
        const player = document.querySelector("cube-player")!;
        player.size = n;
        player.alg = "R U F";
        Object.assign(globalThis, { calls: 0, triangles: 0, pictures: 0 });
        player.play();
        while (player.isPlaying) await new Promise((next) => requestAnimationFrame(next));
        const { calls, triangles, pictures } = globalThis as unknown as Record<string, number>;
        return { calls, triangles, pictures };
      }, size);
      process.stdout.write(
        `${size}x${size}x${size}, turning: ${pictures} pictures, ${calls} draw calls, at most ${triangles} triangles a picture\n`,
      );
      expect(pictures).toBeGreaterThan(3);
      expect(calls).toBe(pictures);
      // Eighteen triangles a sticker, and as many for each of the at most four planes that a turn opens.
      expect(triangles).toBeLessThanOrEqual(18 * (6 * size ** 2 + 4));
    }
  });

  test("stickers have the colors that the light leaves them, to the last shade or two", async ({ page }) => {
    await open(page, '<cube-player scheme="color-safe" controls="none"></cube-player>');
    const camera = cameraAt(USUAL_VIEW, false);
    for (const { index, normal } of faces().slice(0, 3)) {
      // The middle of the face's center sticker.
      const [x, y] = project(camera, scale(normal, 0.5));
      const drawn = await page.locator("cube-player").evaluate(
        (player, at) => {
          const canvas = player.shadowRoot!.querySelector("canvas")!;
          const [column, row] = [(canvas.width * (1 + at.x)) / 2, (canvas.height * (1 - at.y)) / 2];
          return [...canvas.getContext("2d")!.getImageData(Math.round(column), Math.round(row), 1, 1).data];
        },
        { x, y },
      );
      const expected = rgbOf(lit(paletteOf("color-safe")[index], lightOn(camera, normal)));
      for (const channel of [0, 1, 2])
        expect(Math.abs(drawn[channel] - 255 * expected[channel]), `${index} ${drawn}`).toBeLessThanOrEqual(
          3,
        );
    }
  });

  test("twenty players share one context", async ({ page }) => {
    await open(page, '<cube-player controls="none" alg="R"></cube-player>'.repeat(20));
    await page.waitForFunction(() => window.told.filter(({ type }) => type === "ready").length === 20);
    expect(await page.evaluate(() => window.contexts.length)).toBe(1);
  });
});

test.describe("hands", () => {
  test("a drag on the cube turns the layer under the finger", async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    // F's right column, upward.
    await page.mouse.move(...(await pointOf(page, 0.05, -0.2)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, 0.05, 0.3)), { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await told(page, "statechange")).length).toBe(1);
    expect(await told(page, "move")).toMatchObject([{ move: "R", words: "right layer clockwise" }]);
    expect(await facelets(page)).toBe(after("R"));
  });

  test("a drag let go at once goes back", { tag: "@all" }, async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    await page.mouse.move(...(await pointOf(page, 0.05, -0.2)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, 0.05, -0.12)), { steps: 4 });
    await page.waitForTimeout(300);
    await page.mouse.move(...(await pointOf(page, 0.05, -0.13)));
    await page.mouse.up();
    await page.waitForTimeout(500);
    expect(await told(page, "move")).toEqual([]);
    expect(await facelets(page)).toBe(after(""));
  });

  test("a slow drag of 24 pixels turns the layer", { tag: "@all" }, async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    const [x, y] = await pointOf(page, 0.05, -0.2);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 32, { steps: 8 });
    await page.waitForTimeout(400);
    await page.mouse.move(x, y - 31);
    await page.mouse.up();
    await expect.poll(() => facelets(page)).toBe(after("R"));
  });

  test("a drag beside the cube turns the view, and nothing else", { tag: "@all" }, async ({ page }) => {
    await open(page, "<cube-player></cube-player>");
    const before = await page.locator("cube-player .stage").screenshot();
    await page.mouse.move(...(await pointOf(page, 0.93, 0.9)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, 0.4, 0.9)), { steps: 5 });
    await page.mouse.up();
    await page.waitForTimeout(100);
    expect(await told(page, "move")).toEqual([]);
    expect((await page.locator("cube-player .stage").screenshot()).equals(before)).toBe(false);
  });

  test("a locked cube is turned by the view only", async ({ page }) => {
    await open(page, "<cube-player locked></cube-player>");
    await page.locator("cube-player .stage").focus();
    await page.keyboard.press("KeyI");
    await page.mouse.move(...(await pointOf(page, 0.05, -0.2)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, 0.05, 0.3)), { steps: 6 });
    await page.mouse.up();
    await page.waitForTimeout(300);
    expect(await told(page, "move")).toEqual([]);
  });

  test("the keyboard alone plays, steps, turns and looks around; each move is said", async ({ page }) => {
    await open(page, '<cube-player alg="U2 F" speed="5"></cube-player>');
    await page.keyboard.press("Tab");
    await expect(page.getByRole("application")).toBeFocused();
    await page.keyboard.press("Space");
    await page.waitForFunction(() => window.told.filter(({ type }) => type === "statechange").length === 2);
    expect(await facelets(page)).toBe(after("U2 F"));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => facelets(page)).toBe(after("U2"));
    await expect(page.locator("cube-player [aria-live]")).toHaveText("Back: front layer counterclockwise");
    await page.keyboard.press("Home");
    await page.keyboard.press("KeyK");
    await page.keyboard.press("KeyU");
    await page.keyboard.press("KeyT");
    await expect.poll(() => facelets(page)).toBe(after("R' Rw x"));
    await expect(page.locator("cube-player [aria-live]")).toHaveText(
      "whole cube clockwise, seen from the right",
    );
    expect(await page.evaluate(() => document.querySelector("cube-player")!.alg)).toBe("R' Rw x");
    const before = await page.locator("cube-player .stage").screenshot();
    await page.keyboard.press("Shift+ArrowRight");
    await page.waitForTimeout(100);
    expect((await page.locator("cube-player .stage").screenshot()).equals(before)).toBe(false);
  });

  test("a move in the list is gone to; by keyboard too", { tag: "@all" }, async ({ page }) => {
    await open(page, '<cube-player alg="[R, U] F2"></cube-player>');
    const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
    await moves.nth(2).click();
    await expect.poll(() => facelets(page)).toBe(after("R U R'"));
    await expect(moves.nth(2)).toHaveAttribute("aria-current", "step");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => facelets(page)).toBe(after("[R, U]"));
    await expect(moves.nth(3)).toBeFocused();
    await page.getByRole("slider", { name: "Position" }).fill("5");
    await expect.poll(() => facelets(page)).toBe(after("[R, U] F2"));
    await page.getByRole("button", { name: "To the start" }).click();
    await expect.poll(() => facelets(page)).toBe(after(""));
    await expect(page.locator("cube-player [aria-live]")).toHaveText("Solved");
  });

  test("words can be in any language", { tag: "@all" }, async ({ page }) => {
    await open(page, '<cube-player alg="R"></cube-player>');
    await page.evaluate(() => {
      document.querySelector("cube-player")!.words = {
        play: "Abspielen",
        move: ({ face }) => `Seite ${face}`,
      };
    });
    await page.getByRole("button", { name: "Abspielen" }).click();
    await expect.poll(async () => (await told(page, "move"))[0]?.words).toBe("Seite R");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger turns a layer; what is touched is 44 pixels high and wide", async ({ page }) => {
    await open(page, '<cube-player alg="R U"></cube-player>');
    const client = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) => {
      const [px, py] = await pointOf(page, x, y);
      const touchPoints = type === "touchEnd" ? [] : [{ x: px, y: py }];
      await client.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart", -0.3, -0.2);
    for (let i = 1; i <= 5; i++) await touch("touchMove", -0.3 + 0.1 * i, -0.2 - 0.04 * i);
    await touch("touchEnd", 0.2, -0.4);
    // F's middle row to the right is E.
    await expect.poll(() => facelets(page)).toBe(after("E"));
    const small = await page.locator("cube-player").evaluate((player) =>
      Array.from(player.shadowRoot!.querySelectorAll("button, input, select"), (target) =>
        target.getBoundingClientRect(),
      )
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ width, height }) => `${width} × ${height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe("for everyone", () => {
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(
        page,
        `<cube-player alg="R U R' U'" at="2"></cube-player><cube-player></cube-player>
        <cube-player controls="none" locked></cube-player><cube-player controls="bar" alg="x y"></cube-player>`,
      );
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { violations } = await window.axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      });
      expect(violations).toEqual([]);
    });

  test("the plastic follows the page's theme when that changes", async ({ page }) => {
    await open(page, '<cube-player controls="none"></cube-player>');
    const pixels = () =>
      page.locator("cube-player canvas").evaluate((it) => (it as HTMLCanvasElement).toDataURL());
    const light = await pixels();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(async () => (await pixels()) === light).toBe(false);
  });

  test("with a mouse everything is at least 24 pixels high and wide", async ({ page }) => {
    await open(page, '<cube-player alg="R U2 3-4Rw"  size="5"></cube-player>');
    const sides = await page
      .locator("cube-player")
      .evaluate((player) =>
        Array.from(player.shadowRoot!.querySelectorAll("button, input, select"), (target) =>
          target.getBoundingClientRect(),
        ).flatMap(({ width, height }) => [width, height]),
      );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
  });

  test("who wants no motion gets none: a picture of lines, and moves at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, '<cube-player alg="R U"></cube-player>', false);
    expect(await told(page, "ready")).toEqual([{ renderer: "svg" }]);
    const happened = await page.evaluate(() => {
      window.told = [];
      document.querySelector("cube-player")!.stepForward();
      return window.told.map(({ type }) => type);
    });
    expect(happened).toContain("statechange");
    expect(await facelets(page)).toBe(after("R"));
  });
});

test.describe("without WebGL", () => {
  test("the same cube is drawn as SVG and plays", async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d");
      } as typeof getContext;
    });
    await open(page, '<cube-player alg="R U" speed="5"></cube-player>', false);
    expect(await told(page, "ready")).toEqual([{ renderer: "svg" }]);
    await expect(page.locator("cube-player svg path[fill='currentColor']").first()).toBeAttached();
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => facelets(page)).toBe(after("R U"));
  });

  test("a context that is lost leaves SVG behind, and comes back", { tag: "@all" }, async ({ page }) => {
    await open(page, '<cube-player alg="R U"></cube-player>');
    const kind = () =>
      page
        .locator("cube-player")
        .evaluate((player) => player.shadowRoot!.querySelector(".stage")!.firstElementChild!.tagName);
    expect(await kind()).toBe("CANVAS");
    await page.evaluate(() => {
      const [gl] = window.contexts;
      const loss = gl.getExtension("WEBGL_lose_context")!;
      loss.loseContext();
      setTimeout(() => loss.restoreContext(), 700);
    });
    await expect.poll(kind).toBe("svg");
    await expect.poll(kind).toBe("CANVAS");
    expect((await picture(page)).filled).toBeGreaterThan(0.4);
  });

  test("print is SVG", async ({ page }) => {
    await open(page, '<cube-player alg="R U"></cube-player>');
    const kind = () =>
      page
        .locator("cube-player")
        .evaluate((player) => player.shadowRoot!.querySelector(".stage")!.firstElementChild!.tagName);
    await expect.poll(kind).toBe("CANVAS");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await kind()).toBe("svg");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect.poll(kind).toBe("CANVAS");
  });
});
