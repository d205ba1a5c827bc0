/** A smart cube in someone's hands: a simulated one on Chromium's own Bluetooth stack, connected and turned as the pages ask for it. */
import { Cube } from "@cubegram/core";
import { makeTurn, type Turn } from "@cubegram/core/geometry";
import { decodeMessage } from "@cubegram/core/message";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import { type CubeState, turnState } from "@cubegram/core/state";
import { SimulatedCube, type SimulatedCubeOptions } from "@cubegram/smart/simulator";
import { type BrowserContext, chromium } from "@playwright/test";
import {
  BLUETOOTH_ARGUMENTS,
  Peripheral,
  readInsteadOfNotify,
} from "../../../packages/smart/test/peripheral.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../../scripts/chromium.mjs";
import { test as base, expect, type Locator, type Page, PHONE } from "./support.ts";

/** One adapter for a browser: each test has a browser of its own. */
export const test = base.extend<{ readonly context: BrowserContext }>({
  viewport: PHONE,
  context: async ({ baseURL, locale, viewport, colorScheme }, use) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: [...CHROMIUM_ARGUMENTS, ...BLUETOOTH_ARGUMENTS],
      ...(executablePath && { executablePath }),
    });
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: locale!,
      viewport,
      colorScheme,
    });
    await use(context);
    await browser.close();
  },
});

/** A cube in someone's hands. What it shows is what it believes, unless it was turned while it slept. */
export class Hands {
  readonly cube: SimulatedCube;
  readonly peripheral: Peripheral;
  shown: CubeState;

  constructor(cube: SimulatedCube, peripheral: Peripheral, shown: CubeState) {
    this.cube = cube;
    this.peripheral = peripheral;
    this.shown = shown;
  }

  async turn(alg: string, { isLost = false } = {}): Promise<void> {
    for (const turn of quartersOf(alg)) await this.quarter(turn, isLost);
  }

  async quarter(turn: Turn, isLost = false): Promise<void> {
    this.shown = turnState(this.shown, turn);
    const told = this.cube.turn(turn);
    if (!isLost) await this.peripheral.tell(told);
  }

  /** Taps the button and waits for the cube, which says who it is and how it is as its kind does. */
  async connect(page: Page, button: Locator): Promise<void> {
    await button.click();
    await expect
      .poll(
        async () => {
          if (await page.locator(".smart-use", { hasText: "Listening for its address" }).isVisible())
            await this.peripheral.advertise();
          // A kind that cannot be asked says how it is when it is turned.
          if (!this.cube.brand.write) await this.peripheral.tell(this.cube.tell());
          return page.locator(".smart-dot").count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
  }

  /** The message that the cube shows now, with right check digits. */
  async says(): Promise<string | undefined> {
    const { text, check } = await decodeMessage(Cube.of(this.shown).upright());
    return check === "passed" ? text : undefined;
  }
}

/** A half turn is made as two quarters. */
function quartersOf(alg: string): readonly Turn[] {
  return turnsOf(readAlg(alg), 3).flatMap(({ axis, first, last, quarters }) => {
    const turn = makeTurn(axis, first, last, quarters === 3 ? 3 : 1);
    return quarters === 2 ? [turn, turn] : [turn];
  });
}

const MOYU = { kind: "MoYu WCU", name: "WCU_MY32_789A", address: "CF:30:16:00:78:9A", serial: 250 };

interface InHand {
  readonly state: CubeState;
  readonly shown?: CubeState;
  readonly of?: SimulatedCubeOptions;
  readonly battery?: number;
}

/** Puts a cube in reach of the page's browser. */
export async function inHand(
  page: Page,
  { state, shown = state, of = MOYU, battery = 80 }: InHand,
): Promise<Hands> {
  const cube = new SimulatedCube({ ...of, state });
  cube.battery = battery;
  const browser = page.context().browser()!;
  const peripheral = new Peripheral(cube, await browser.newBrowserCDPSession());
  await peripheral.appear(await page.context().newCDPSession(page));
  await readInsteadOfNotify(page);
  return new Hands(cube, peripheral, shown);
}

export const heading = (page: Page): Locator => page.locator("h2").first();

/** Where the guide is: "Move 2 of 9", and the move. */
export const place = (page: Page): Locator => page.locator(".guide-place");

export const news = (page: Page): Locator => page.locator(".smart-news");

/** The move that the guide shows. */
export async function nextMove(page: Page): Promise<string> {
  return ((await place(page).locator(".mono").textContent()) ?? "").trim();
}

/** The moves that the guide lists. */
export async function movesIn(page: Page): Promise<string[]> {
  return (await page.locator(".guide-list .move").allTextContents()).map((each) => each.trim());
}

/** Turns what the screen says, until it says the end; returns how many moves that took. */
export async function followTo(page: Page, hands: Hands, end: RegExp): Promise<number> {
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(60);
    await expect(place(page).or(page.getByRole("heading", { name: end }))).toBeVisible();
    if ((await place(page).count()) === 0) return moves;
    await followMove(page, hands);
  }
}

/** Turns what the screen says, and waits until it says something else: after a half turn's first quarter it only says "Once more". */
export async function followMove(page: Page, hands: Hands): Promise<void> {
  const before = (await place(page).textContent())!;
  await hands.turn(await nextMove(page));
  await expect(async () => {
    // Both in one look.
    const [after, said] = await page.evaluate(() =>
      [".guide-place", ".smart-news"].map((each) => document.querySelector(each)?.textContent ?? ""),
    );
    expect(after).not.toBe(before);
    expect(said).not.toContain("Once more");
  }).toPass({ timeout: 20_000, intervals: [20, 50, 100] });
}

export const WRITTEN = /Your cube says it!/;

/** On Write, up to the first move: a cube that looks as it believes. */
export async function startWriting(page: Page, hands: Hands, text: string): Promise<void> {
  await page.goto(`./#/write?text=${encodeURIComponent(text)}`);
  // Better moves may be found until the first is made; these are the best.
  await expect(page.getByRole("list", { name: "Moves for cube 1" })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole("button", { name: "Write it on my cube" }).click({ timeout: 60_000 });
  await hands.connect(page, page.getByRole("button", { name: "Use a smart cube" }));
  await page.getByRole("button", { name: "Same" }).click();
  await page.getByRole("button", { name: "I'm holding it like this" }).click({ timeout: 60_000 });
  await expect(place(page)).toBeVisible();
}
