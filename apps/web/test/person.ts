/**
 * A person with a phone, who sees only the screen: taps what is wholly on it and under nothing, and never scrolls. What cannot be
 * reached that way fails. Taps and seconds are printed, and the slowest interaction to next paint; the screens are kept as pictures, in order, in whole runs.
 */
import { type Cube, enterAsked } from "./real-cube.ts";
import { expect, type Page, picture } from "./support.ts";

const COLORS: Readonly<Record<string, string>> = {
  U: "white",
  R: "red",
  F: "green",
  D: "yellow",
  L: "orange",
  B: "blue",
};
const FACES = ["Up", "Right", "Front", "Down", "Left", "Back"];

export class Person {
  taps = 0;
  /** Taps to enter the cube. */
  painting = 0;
  screens = 0;
  readonly page: Page;
  readonly journey: string;
  readonly #began = Date.now();

  constructor(page: Page, journey: string) {
    this.page = page;
    this.journey = journey;
  }

  /** Taps a button or a field by its name, as soon as all of it is on the screen. */
  async tap(name: string | RegExp, role: "button" | "textbox" | "link" | "radio" = "button"): Promise<void> {
    if (this.taps === 0) await this.page.evaluate(watchInteractions);
    const target = this.page.getByRole(role, { name }).first();
    await expect(target, `to tap: ${name}`).toBeVisible({ timeout: 60_000 });
    await expect(target, `to tap: ${name}`).toBeEnabled({ timeout: 60_000 });
    await expect(async () => {
      // A choice is tapped on its label.
      const box = (await (role === "radio"
        ? target.locator("xpath=ancestor::label")
        : target
      ).boundingBox())!;
      const { width, height } = this.page.viewportSize()!;
      expect(box.x, `${name}: left`).toBeGreaterThanOrEqual(0);
      expect(box.y, `${name}: top`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${name}: right`).toBeLessThanOrEqual(width + 0.5);
      expect(box.y + box.height, `${name}: bottom`).toBeLessThanOrEqual(height + 0.5);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isOnTop = await target.evaluate(
        (node, [atX, atY]) => (node.closest("label") ?? node).contains(document.elementFromPoint(atX, atY)),
        [x, y] as const,
      );
      expect(isOnTop, `${name}: under nothing`).toBe(true);
      await this.page.touchscreen.tap(x, y);
    }).toPass({ timeout: 15_000 });
    this.taps++;
  }

  async see(what: string): Promise<void> {
    this.screens++;
    const { width, height } = this.page.viewportSize()!;
    const number = String(this.screens).padStart(2, "0");
    await picture(this.page, `journey-${this.journey}-${width}x${height}-${number}-${what}`, "screen");
  }

  /** Enters the cube, looking at the sticker that is asked for; returns how many taps that took. `seen`: on sides held turned. */
  async enter(cube: Cube, seen: string = cube.facelets()): Promise<number> {
    const facelets = seen;
    const before = this.taps;
    const current = this.page.locator(".sticker-current");
    await current.waitFor();
    for (let i = 0; i < facelets.length; i++) {
      // The net is busy, or there; or the cube is known, and has taken its place.
      await expect(this.page.locator('.net-editor[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
      if ((await current.count()) === 0) break;
      const label = await current.getAttribute("aria-label", { timeout: 5000 }).catch(() => null);
      if (label === null) break;
      const [, face, row, column, color] = /^(\w+), row (\d+), column (\d+): (.*)$/.exec(label) ?? [];
      if (color !== "empty" || (await this.page.getByRole("button", { name: "Yes, like this" }).count()) > 0)
        break;
      const n = cube.size;
      const at = FACES.indexOf(face) * n * n + (Number(row) - 1) * n + Number(column) - 1;
      await this.tap(new RegExp(`^${COLORS[facelets[at]]}, `));
      await expect(current.and(this.page.locator(`[aria-label="${label}"]`))).toHaveCount(0);
    }
    this.taps += await enterAsked(this.page, cube, seen);
    this.painting = this.taps - before;
    return this.painting;
  }

  /** From how it is held, over every move and picture, to the end; the cube as it is then. `look` is what the person does before a move. */
  async makeMoves(
    start: Cube,
    end: string,
    { isHeld = false, most = 25, look = async (_move: string): Promise<void> => undefined } = {},
  ): Promise<Cube> {
    const { page } = this;
    if (!isHeld) {
      await this.see("hold");
      await this.tap("I'm holding it like this");
    }
    const say = page.locator(".guide-say");
    const isOver = page.getByRole("heading", { name: end });
    let cube = start;
    for (let made = 0; made < most; made++) {
      await expect(say).toContainText(new RegExp(`Move ${made + 1} of|After ${made} of \\d+ moves|${end}`));
      if ((await page.getByRole("button", { name: "Same" }).count()) > 0) {
        await this.see("check");
        await this.tap("Same");
        await expect(say).toContainText(`Move ${made + 1} of`);
      }
      if ((await isOver.count()) > 0) break;
      const move = (await page.locator(".guide-place b").textContent()) ?? "";
      await look(move);
      await this.see("move");
      cube = cube.apply(move);
      await this.tap("Done, next");
    }
    await this.see("done");
    return cube;
  }

  async report(): Promise<void> {
    const { width, height } = this.page.viewportSize()!;
    const { took, what } = await this.page.evaluate(() => slowest);
    const seconds = ((Date.now() - this.#began) / 1000).toFixed(1);
    process.stdout.write(
      `journey ${this.journey}, ${width} × ${height}: ${this.screens} screens, ${this.taps} taps (${this.painting} of them to paint), ${seconds} s, slowest interaction ${took} ms (${what})\n`,
    );
  }
}

declare let slowest: { took: number; what: string };

/** Runs in the page: keeps the longest time from an input to the next paint, in ms as the browser counts them, in eights. */
function watchInteractions(): void {
  Object.assign(globalThis, { slowest: { took: 0, what: "" } });
  // What was tapped may be gone when the browser tells how long that took.
  const tapped = new Map<number, string>();
  addEventListener(
    "click",
    ({ timeStamp, target }) => {
      tapped.set(timeStamp, (target as Element).textContent?.trim().slice(0, 30) ?? "");
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      duration,
      name,
      startTime,
    } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (interactionId !== 0 && duration > slowest.took)
        slowest = { took: duration, what: `${name} ${tapped.get(startTime) ?? ""}`.trim() };
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
