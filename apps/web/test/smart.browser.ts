/** A smart cube leads the guide and turns the one on the screen: the app on Chromium's own Bluetooth stack, with a simulated cube. */

import { Cube } from "@cubegram/core";
import { makeTurn, type Turn } from "@cubegram/core/geometry";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import { type CubeState, turnState } from "@cubegram/core/state";
import { SimulatedCube } from "@cubegram/smart/simulator";
import { type BrowserContext, chromium } from "@playwright/test";
import {
  BLUETOOTH_ARGUMENTS,
  Peripheral,
  readInsteadOfNotify,
} from "../../../packages/smart/test/peripheral.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../../scripts/chromium.mjs";
import { test as base, expect, expectAccessible, type Page, PHONE, picture, WHOLE_RUN } from "./support.ts";

/** One adapter for a browser: each test has a browser of its own. */
const test = base.extend<{ readonly context: BrowserContext }>({
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
test.use({ viewport: PHONE });

/** A cube in someone's hands. What it shows is what it believes, unless it was turned while it slept. */
class Hands {
  readonly cube: SimulatedCube;
  readonly peripheral: Peripheral;
  shown: CubeState;

  constructor(cube: SimulatedCube, peripheral: Peripheral, shown: CubeState) {
    this.cube = cube;
    this.peripheral = peripheral;
    this.shown = shown;
  }

  async turn(alg: string, { isLost = false } = {}): Promise<void> {
    for (const { axis, first, last, quarters } of turnsOf(readAlg(alg), 3))
      for (let i = 0; i < (quarters === 2 ? 2 : 1); i++)
        await this.quarter(makeTurn(axis, first, last, quarters === 3 ? 3 : 1), isLost);
  }

  async quarter(turn: Turn, isLost = false): Promise<void> {
    this.shown = turnState(this.shown, turn);
    const told = this.cube.turn(turn);
    if (!isLost) await this.peripheral.tell(told);
  }
}

async function inHand(
  page: Page,
  { state, shown = state }: { readonly state: CubeState; readonly shown?: CubeState },
): Promise<Hands> {
  const cube = new SimulatedCube({
    kind: "MoYu WCU",
    name: "WCU_MY32_789A",
    address: "CF:30:16:00:78:9A",
    state,
    serial: 250,
  });
  const browser = page.context().browser()!;
  const peripheral = new Peripheral(cube, await browser.newBrowserCDPSession());
  await peripheral.appear(await page.context().newCDPSession(page));
  await readInsteadOfNotify(page);
  return new Hands(cube, peripheral, shown);
}

const heading = (page: Page) => page.locator("h2").first();
const nextMove = async (page: Page) =>
  ((await page.locator(".guide-place .mono").textContent()) ?? "").trim();

/** Turns what the screen says, until the message is written. */
async function followTo(page: Page, hands: Hands, end: RegExp): Promise<number> {
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(60);
    const place = page.locator(".guide-place");
    await expect(place.or(page.getByRole("heading", { name: end }))).toBeVisible();
    if ((await place.count()) === 0) return moves;
    const before = (await place.textContent())!;
    await hands.turn(await nextMove(page));
    await expect(place.filter({ hasText: before })).toHaveCount(0);
  }
}

const WRITTEN = /Your cube says it!/;

test(
  "HELLO is written by turning a smart cube, a slip and a lost packet on the way",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.solved(3).state });
    await page.goto("./#/write?text=HELLO");
    await page.getByRole("button", { name: "Write it on my cube" }).click();
    await expectAccessible(page, "first screen");
    await picture(page, "smart-first");
    await page.getByRole("button", { name: "Use a smart cube" }).click();
    await expect(page.getByRole("heading", { name: "Does your cube look like this?" })).toBeVisible();
    await expect(page.getByText("WCU_MY32_789A · battery 80%")).toBeVisible();
    await expectAccessible(page, "picture");
    await picture(page, "smart-picture");
    await page.getByRole("button", { name: "Same" }).click();
    await expect(heading(page)).toHaveText("Hold it like this");
    await picture(page, "smart-hold");
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    await expect(page.locator(".smart-news", { hasText: "Just turn:" })).toBeVisible();
    await expect(page.locator(".button-big")).toHaveCount(0);
    await expectAccessible(page, "move");
    await picture(page, "smart-move");
    // A slip, and the way back.
    const planned = await nextMove(page);
    const other = ["U", "R", "F", "D", "L", "B"].find(
      (side) => !"UD RL FB".split(" ").some((pair) => pair.includes(side) && pair.includes(planned[0])),
    )!;
    await hands.turn(other);
    await expect(page.locator(".smart-news", { hasText: "That was another turn." })).toBeVisible();
    expect(await nextMove(page)).toBe(`${other}'`);
    await expectAccessible(page, "slip");
    await picture(page, "smart-slip");
    await hands.turn(`${other}'`);
    await expect(page.locator(".smart-news", { hasText: "That was another turn." })).toHaveCount(0);
    expect(await nextMove(page)).toBe(planned);
    // The next move is made, and its packet lost; the one after it tells both.
    const moves = (await page.locator(".guide-list .move").allTextContents()).map((each) => each.trim());
    await hands.turn(moves[0], { isLost: true });
    await hands.turn(moves[1]);
    await expect(page.locator(".guide-place")).toContainText("Move 3 of");
    await followTo(page, hands, WRITTEN);
    await picture(page, "smart-done");
    await expectAccessible(page, "done");
    // What the cube really shows is read elsewhere in the app.
    await page.goto(`./#/read?facelets=${Cube.of(hands.shown).upright().facelets()}`);
    await expect(page.getByText("HELLO").first()).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "a cube that was turned while it slept, a connection that ends with turns meanwhile",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.fromAlg("R U2 F").state, shown: Cube.solved(3).state });
    await page.goto("./#/write?text=HELLO");
    await page.getByRole("button", { name: "Write it on my cube" }).click();
    await page.getByRole("button", { name: "Use a smart cube" }).click();
    await page.getByRole("button", { name: "Different" }).click();
    await expect(heading(page)).toHaveText("Is your cube solved?");
    await page.getByRole("button", { name: "It's solved" }).click();
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    const moves = (await page.locator(".guide-list .move").allTextContents()).map((each) => each.trim());
    await hands.turn(moves[0]);
    await expect(page.locator(".guide-place")).toContainText("Move 2 of");
    await hands.peripheral.drop();
    await expect(page.getByText("WCU_MY32_789A is out of reach")).toBeVisible();
    await expect(page.getByRole("button", { name: "Done, next" })).toBeVisible();
    await expectAccessible(page, "out of reach");
    await picture(page, "smart-away");
    await hands.turn(moves[1], { isLost: true });
    await page.getByRole("button", { name: "Reconnect" }).click();
    await expect(page.locator(".guide-place .mono")).toHaveText(moves[2]);
    await followTo(page, hands, WRITTEN);
    await page.goto(`./#/read?facelets=${Cube.of(hands.shown).upright().facelets()}`);
    await expect(page.getByText("HELLO").first()).toBeVisible({ timeout: 30_000 });
  },
);

test("a scrambled cube gets its moves from where it is", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("F D2 L U' B2 R D F2").state });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("./#/write?text=HELLO");
  await page.getByRole("button", { name: "Write it on my cube" }).click();
  await page.getByRole("button", { name: "Use a smart cube" }).click();
  await page.getByRole("button", { name: "Same" }).click();
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  await expect(page.locator(".guide-place")).toBeVisible();
  await picture(page, "smart-move-small-dark");
  const other = (await nextMove(page)).startsWith("U") ? "R" : "U";
  await hands.turn(other);
  await expect(page.locator(".smart-news", { hasText: "That was another turn." })).toBeVisible();
  await expectAccessible(page, "slip, dark");
  await picture(page, "smart-slip-small-dark");
  await followTo(page, hands, WRITTEN);
  await page.goto(`./#/read?facelets=${Cube.of(hands.shown).upright().facelets()}`);
  await expect(page.getByText("HELLO").first()).toBeVisible({ timeout: 30_000 });
});

test("turning the real cube turns the one on the screen", async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("B2").state });
  await page.goto("./#/explore?view=cube&size=3");
  await page.getByRole("button", { name: "Turn with a smart cube" }).click();
  await expect(page.getByText("WCU_MY32_789A")).toBeVisible();
  await hands.turn("R U F'");
  await expect(page.locator(".moves-row .move")).toHaveText(["R", "U", "F'"]);
  await expectAccessible(page, "explore");
  await picture(page, "smart-explore");
});
