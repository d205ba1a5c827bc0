/** A smart cube leads the guide and turns the one on the screen: the app on Chromium's own Bluetooth stack, with a simulated cube. */

import { readFile } from "node:fs/promises";
import { Cube } from "@cubegram/core";
import { makeTurn, type Turn } from "@cubegram/core/geometry";
import { writeMessage } from "@cubegram/core/message";
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

const MOYU = { kind: "MoYu WCU", name: "WCU_MY32_789A", address: "CF:30:16:00:78:9A", serial: 250 };

async function inHand(
  page: Page,
  {
    state,
    shown = state,
    of = MOYU,
    battery = 80,
  }: {
    readonly state: CubeState;
    readonly shown?: CubeState;
    readonly of?: SimulatedCubeOptions;
    readonly battery?: number;
  },
): Promise<Hands> {
  const cube = new SimulatedCube({ ...of, state });
  cube.battery = battery;
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
  // Faster than the page is drawn.
  const fast = "L D B R U F' L D B R U F'";
  for (const quarter of fast.split(" ")) await hands.turn(quarter);
  const all = ["R", "U", "F'", ...fast.split(" ")];
  await expect(page.locator(".moves-row .move")).toHaveText(all);
  // It turns the cube of a lesson, too; whoever comes back finds the page as it was, until the cube is turned elsewhere.
  await page.goto("./#/learn");
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
  await page.goto("./#/explore");
  await expect(page.locator(".smart-dot")).toBeVisible();
  await expect(page.locator(".moves-row .move")).toHaveText(all);
  await page.goto("./#/learn?lesson=notation");
  await expect(page.getByRole("heading", { name: "One letter, one face" })).toBeVisible();
  await expect(page.locator(".smart-dot")).toBeVisible();
  await hands.turn("R");
  await expect(page.locator(".stage-say .notice", { hasText: "Right!" })).toBeVisible();
  await page.goto("./#/explore");
  await expect(page.locator(".moves-row .move")).toHaveCount(0);
});

test("a cube that was turned while it slept is mended once, for all pages", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("B2 U").state, shown: Cube.solved(3).state });
  await page.goto("./#/explore?view=cube&size=3");
  await page.getByRole("button", { name: "Turn with a smart cube" }).click();
  const question = page.locator(".smart-looks", { hasText: "Does your cube look like this?" });
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Different" }).click();
  await expect(
    page.locator(".smart-looks").getByRole("button", { name: "Read with the camera" }),
  ).toBeVisible();
  await expectAccessible(page, "explore, asked");
  await page.getByRole("button", { name: "It's solved" }).click();
  await expect(question).toHaveCount(0);
  await hands.turn("R");
  await expect(page.locator(".moves-row .move")).toHaveText(["R"]);
  await page.goto("./#/solve");
  await page.getByRole("button", { name: "Solve", exact: true }).click({ timeout: 30_000 });
  await page.getByRole("button", { name: "Show me: 1 move" }).click({ timeout: 30_000 });
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  await hands.turn("R'");
  await expect(page.getByRole("heading", { name: /solved/i })).toBeVisible();
});

test("a found cube is read the moment it is connected, and after each turn", async ({ page }) => {
  const { cube } = await writeMessage("HELLO");
  const hands = await inHand(page, { state: cube.state });
  await page.goto("./#/read");
  await page.getByRole("button", { name: "Use a smart cube" }).click();
  const says = page.getByRole("region", { name: "What it says" });
  await expect(says.getByText("HELLO")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("WCU_MY32_789A · battery 80%")).toBeVisible();
  await expectAccessible(page, "read");
  await picture(page, "smart-read");
  await hands.turn("R2");
  await expect(says.getByText("HELLO")).toHaveCount(0);
  await expect(page.getByText(/fix|swapped|turned|wrong|just scrambled/i).first()).toBeVisible({
    timeout: 30_000,
  });
  await picture(page, "smart-read-turned");
  await hands.turn("R2");
  await expect(says.getByText("HELLO")).toBeVisible({ timeout: 30_000 });
});

test(
  "a cube that was turned while it slept says nothing, and the camera is offered",
  WHOLE_RUN,
  async ({ page }) => {
    const { cube } = await writeMessage("HELLO");
    await inHand(page, { state: Cube.of(cube.state).apply("R2 F U' L").state, shown: cube.state });
    await page.goto("./#/read");
    await page.getByRole("button", { name: "Use a smart cube" }).click();
    await expect(
      page.getByText("If it was turned while asleep, it's wrong.", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /camera/i })).toBeVisible();
    await expect(page.getByText("HELLO")).toHaveCount(0);
    await picture(page, "smart-read-asleep");
  },
);

test(
  "Solve takes the cube in the hand, and its guide follows the hand to the end, by keyboard",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.fromAlg("R U2 F' L").state, battery: 9 });
    await page.goto("./#/solve");
    const press = async (name: string | RegExp) => {
      const button = page.getByRole("button", { name });
      await expect(button).toBeVisible({ timeout: 30_000 });
      await button.focus();
      await page.keyboard.press("Enter");
    };
    await press("Use a smart cube");
    await expect(page.getByText("WCU_MY32_789A · battery 9%")).toBeVisible();
    await press("Solve");
    await press(/^Show me: /);
    // The cube that is connected leads at once: it is the one whose moves were looked for.
    await press("I'm holding it like this");
    await expect(page.locator(".guide-place")).toBeVisible();
    await expectAccessible(page, "solve");
    await picture(page, "smart-solve");
    const moves = await followTo(page, hands, /solved/i);
    expect(moves).toBeLessThanOrEqual(4);
    expect(Cube.of(hands.shown).isSolved()).toBe(true);
  },
);

test("half of a half turn says once more", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("R2").state });
  await page.goto("./#/solve");
  await page.getByRole("button", { name: "Use a smart cube" }).click();
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByRole("button", { name: /^Show me: / }).click({ timeout: 30_000 });
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  await expect(page.locator(".guide-place .mono")).toHaveText("R2");
  await hands.turn("R'");
  await expect(page.locator(".smart-news", { hasText: "Once more" })).toBeVisible();
  await hands.turn("R'");
  await expect(page.getByRole("heading", { name: /solved/i })).toBeVisible();
});

test("a wrong address is not believed, and the right one is kept", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, {
    state: Cube.fromAlg("R U F").state,
    of: { kind: "GAN, generation 4", address: "AB:12:34:56:78:9A" },
  });
  await page.goto("./#/explore?view=cube&size=3");
  const connect = page.getByRole("button", { name: "Turn with a smart cube" });
  const answer = async (text: string) => {
    const address = page.getByRole("textbox", { name: "Bluetooth address" });
    await expect(address).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, "address");
    await picture(page, "smart-address");
    await address.fill(text);
    await page.getByRole("button", { name: "Connect" }).click();
  };
  await connect.click();
  await answer("AB:12:34:56:78:9B");
  await expect(page.locator(".smart-use .soft")).toHaveText(/can't be understood|doesn't answer/, {
    timeout: 60_000,
  });
  await expect(page.locator(".smart-dot")).toHaveCount(0);
  await hands.peripheral.choose(await page.context().newCDPSession(page));
  await connect.click();
  await answer("AB:12:34:56:78:9A");
  await expect(page.locator(".smart-dot")).toBeVisible({ timeout: 60_000 });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain("AB:12:34:56:78:9A");
  expect(kept).not.toContain("AB:12:34:56:78:9B");
});

test(
  "a cube without a cipher or a serial turns the one on the screen, and its session can be saved",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.fromAlg("B2").state, of: { kind: "Giiker" } });
    await page.goto("./#/explore?view=cube&size=3");
    await page.getByRole("button", { name: "Turn with a smart cube" }).click();
    // It tells its state when it is turned, and is not asked.
    await expect
      .poll(async () => {
        await hands.peripheral.tell(hands.cube.tell());
        return page.locator(".smart-dot").count();
      })
      .toBe(1);
    await hands.turn("R U F'");
    await expect(page.locator(".moves-row .move")).toHaveText(["R", "U", "F'"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save what it sent" }).click(),
    ]);
    const session = JSON.parse(await readFile(await download.path(), "utf8"));
    const moves = session.events.flatMap(({ event }: { event: { type: string; move?: string } }) =>
      event.type === "MOVE" ? [event.move] : [],
    );
    expect(moves).toEqual(["R", "U", "F'"]);
  },
);

test(
  "the key of a challenge is the cube in the hand, connected on another page",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.solved(3).state });
    await page.goto("./#/explore?view=cube&size=3");
    await page.getByRole("button", { name: "Turn with a smart cube" }).click();
    await expect(page.locator(".smart-dot")).toBeVisible();
    await hands.turn("R U R' U'");
    await expect(page.locator(".moves-row .move")).toHaveCount(4);
    // It stays connected from page to page.
    await page.goto("./#/challenge");
    await page.getByRole("textbox", { name: "Your note" }).fill("Under the third pot.");
    await page.getByRole("button", { name: "More", exact: true }).last().click();
    await page.getByRole("radio", { name: "Stickers" }).check();
    await expect(page.locator(".smart-dot")).toBeVisible();
    await picture(page, "smart-challenge");
    await page.getByRole("button", { name: "Make the link" }).click();
    const link = page.getByRole("textbox", { name: "Link to the hidden note" });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await page.goto(await link.inputValue());
    await expect(page.getByRole("heading", { name: "A hidden note" })).toBeVisible();
    await hands.turn("U");
    await page.getByRole("button", { name: "Open the note" }).click();
    await expect(page.getByRole("alert")).toContainText("The note stays locked", { timeout: 30_000 });
    await hands.turn("U'");
    await page.getByRole("button", { name: "Open the note" }).click();
    await expect(page.getByText("Under the third pot.")).toBeVisible({ timeout: 30_000 });
  },
);
