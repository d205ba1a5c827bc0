/** A smart cube leads the guide, with everything that happens on the way: slips, lost packets, a connection that ends. */
import { Cube } from "@cubegram/core";
import {
  followMove,
  followTo,
  type Hands,
  heading,
  inHand,
  movesIn,
  news,
  nextMove,
  place,
  startWriting,
  test,
  WRITTEN,
} from "./smart-cube.ts";
import { expect, expectAccessible, type Page, picture, WHOLE_RUN } from "./support.ts";

const SLIPPED = "That was another turn.";

/** A side that is neither turned by a move nor across from it. */
function anotherSide(move: string): string {
  const isNear = (side: string) =>
    ["UD", "RL", "FB"].some((pair) => pair.includes(side) && pair.includes(move[0]));
  return ["U", "R", "F"].find((side) => !isNear(side))!;
}

/** Turns wrong, sees it said, and turns what the screen says until it is as it was. */
async function slip(page: Page, hands: Hands, turns: string, name: string): Promise<void> {
  const before = await place(page).textContent();
  await hands.turn(turns);
  await expect(news(page)).toContainText(SLIPPED);
  await expectAccessible(page, name);
  await picture(page, name);
  for (let moves = 0; (await place(page).textContent()) !== before; moves++) {
    expect(moves).toBeLessThan(4);
    await followMove(page, hands);
  }
  await expect(news(page).filter({ hasText: SLIPPED })).toHaveCount(0);
}

test(
  "HELLO is written by turning a smart cube, with three slips and a lost packet",
  WHOLE_RUN,
  async ({ page }) => {
    const hands = await inHand(page, { state: Cube.solved(3).state });
    await page.goto("./#/write?text=HELLO");
    await page.getByRole("button", { name: "Write it on my cube" }).click();
    await expectAccessible(page, "first screen");
    await picture(page, "smart-first");
    await hands.connect(page, page.getByRole("button", { name: "Use a smart cube" }));
    await expect(page.getByRole("heading", { name: "Does your cube look like this?" })).toBeVisible();
    await expect(page.getByText("WCU_MY32_789A · battery 80%")).toBeVisible();
    await expectAccessible(page, "picture");
    await picture(page, "smart-picture");
    await page.getByRole("button", { name: "Same" }).click();
    await expect(heading(page)).toHaveText("Hold it like this");
    await picture(page, "smart-hold");
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    await expect(news(page)).toContainText("Just turn:");
    await expect(page.locator(".button-big")).toHaveCount(0);
    await expectAccessible(page, "move");
    await picture(page, "smart-move");
    // Another side is turned, and turned back.
    const first = await nextMove(page);
    const other = anotherSide(first);
    await hands.turn(other);
    await expect(news(page)).toContainText(SLIPPED);
    expect(await nextMove(page)).toBe(`${other}'`);
    await expectAccessible(page, "slip");
    await picture(page, "smart-slip");
    await hands.turn(`${other}'`);
    await expect(news(page).filter({ hasText: SLIPPED })).toHaveCount(0);
    expect(await nextMove(page)).toBe(first);
    // The right side the wrong way, at the next move that is a quarter.
    while ((await nextMove(page)).endsWith("2")) await followMove(page, hands);
    const quarter = await nextMove(page);
    await hands.turn(quarter.endsWith("'") ? quarter[0] : `${quarter}'`);
    await expect(news(page)).toContainText(SLIPPED);
    expect(await nextMove(page)).toBe(`${quarter[0]}2`);
    await followMove(page, hands);
    // Another side, and the move that was wanted before anybody looked.
    const wanted = await nextMove(page);
    await slip(page, hands, `${anotherSide(wanted)} ${wanted}`, "smart-slip-unseen");
    // The next move is made, and its packet lost; the one after it tells both.
    const at = Number(/Move (\d+)/.exec((await place(page).textContent())!)![1]);
    const moves = (await movesIn(page)).slice(at - 1);
    await hands.turn(moves[0], { isLost: true });
    await hands.turn(moves[1]);
    await expect(place(page)).toContainText(`Move ${at + 2} of`);
    await followTo(page, hands, WRITTEN);
    await picture(page, "smart-done");
    await expectAccessible(page, "done");
    // What the cube really shows is read elsewhere in the app.
    await page.goto(`./#/read?facelets=${Cube.of(hands.shown).upright().facelets()}`);
    await expect(page.getByText("HELLO").first()).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "a connection that ends at turn 7, two turns meanwhile, and the way goes on at turn 10",
  WHOLE_RUN,
  async ({ page }) => {
    const text = "The key is under the mat";
    const hands = await inHand(page, { state: Cube.solved(3).state });
    await startWriting(page, hands, text);
    const moves = await movesIn(page);
    expect(moves.length).toBeGreaterThan(10);
    for (let made = 0; made < 7; made++) await followMove(page, hands);
    await hands.peripheral.drop();
    await expect(page.getByText("WCU_MY32_789A is out of reach")).toBeVisible();
    // Without its cube the guide goes on by its button.
    await expect(page.getByRole("button", { name: "Done, next" })).toBeVisible();
    await expect(place(page)).toContainText("Move 8 of");
    await expectAccessible(page, "out of reach");
    await picture(page, "smart-away");
    for (const move of moves.slice(7, 9)) await hands.turn(move, { isLost: true });
    const reconnect = page.getByRole("button", { name: "Reconnect" });
    await reconnect.focus();
    await page.keyboard.press("Enter");
    await expect(place(page)).toContainText(`Move 10 of ${moves.length}`);
    await expect(place(page).locator(".mono")).toHaveText(moves[9]);
    await followTo(page, hands, WRITTEN);
    expect(await hands.says()).toBe(text);
  },
);

test("a cube that was turned while it slept is solved all the same", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("R U2 F").state, shown: Cube.solved(3).state });
  await page.goto("./#/write?text=HELLO");
  await page.getByRole("button", { name: "Write it on my cube" }).click();
  await hands.connect(page, page.getByRole("button", { name: "Use a smart cube" }));
  await page.getByRole("button", { name: "Different" }).click();
  await expect(heading(page)).toHaveText("Is your cube solved?");
  await page.getByRole("button", { name: "It's solved" }).click();
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  await followTo(page, hands, WRITTEN);
  expect(await hands.says()).toBe("HELLO");
});

test("a scrambled cube gets its moves from where it is", WHOLE_RUN, async ({ page }) => {
  const hands = await inHand(page, { state: Cube.fromAlg("F D2 L U' B2 R D F2").state });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 640 });
  await startWriting(page, hands, "HELLO");
  await picture(page, "smart-move-small-dark");
  await slip(page, hands, anotherSide(await nextMove(page)), "smart-slip-small-dark");
  await followTo(page, hands, WRITTEN);
  expect(await hands.says()).toBe("HELLO");
});

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
    // A battery that is soon empty is not only said in a color.
    await expect(page.locator(".smart-low")).toHaveText("WCU_MY32_789A · battery 9%");
    await press("Solve");
    await press(/^Show me: /);
    // The cube that is connected leads at once: it is the one whose moves were looked for.
    await press("I'm holding it like this");
    await expect(place(page)).toBeVisible();
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
  await expect(place(page).locator(".mono")).toHaveText("R2");
  await hands.turn("R'");
  await expect(news(page)).toContainText("Once more");
  await hands.turn("R'");
  await expect(page.getByRole("heading", { name: /solved/i })).toBeVisible();
});
