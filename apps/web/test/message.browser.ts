/** The whole path: a person writes a message on a cube, follows the moves, and another person reads it back. */
import { Cube, typeCube } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  ready,
  test,
  textOf,
  WHOLE_RUN,
} from "./support.ts";

/** Types a message and waits for its moves. */
async function compose(page: Page, text: string): Promise<string[]> {
  await open(page, "write");
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  const start = page.getByRole("button", { name: "Write it on my cube" });
  await expect(start).toBeEnabled({ timeout: 45_000 });
  await expect(page.getByRole("region", { name: "The moves" })).toHaveAttribute("aria-busy", "false", {
    timeout: 45_000,
  });
  return movesShown(page);
}

/** The moves as they stand in the list. */
function movesShown(page: Page): Promise<string[]> {
  return page.getByRole("list", { name: "Moves for cube 1" }).getByRole("listitem").allTextContents();
}

/** The move that the guide asks for, as it names it. */
function moveAsked(page: Page): Promise<string> {
  return textOf(page.locator(".guide-place b"));
}

/** Goes through the guide as a person does, turning a real cube; looks at each step with `see`. */
async function followGuide(page: Page, see: (step: string) => Promise<void>): Promise<Cube> {
  await page.getByRole("button", { name: "Write it on my cube" }).click();
  await expect(page.getByRole("heading", { name: "Is your cube solved?" })).toBeVisible();
  await see("solved");
  await page.getByRole("button", { name: "It's solved" }).click();
  await expect(page.getByRole("heading", { name: "Hold it like this" })).toBeVisible();
  await see("hold");
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  return makeMoves(page, Cube.solved(3), see);
}

/** Makes the moves that are requested, and compares when asked to, until the guide says that it is done. */
async function makeMoves(page: Page, start: Cube, see: (step: string) => Promise<void>): Promise<Cube> {
  let cube = start;
  for (let made = 0; ; made++) {
    const screen = page.locator(".guide-say");
    await expect(screen).toContainText(
      new RegExp(`Move ${made + 1} of|After ${made} of \\d+ moves|Your cube says it!`),
    );
    const same = page.getByRole("button", { name: "Same" });
    if ((await same.count()) > 0) {
      if (made <= 4) await see("check");
      await same.click();
      await expect(screen).toContainText(`Move ${made + 1} of`);
    }
    if ((await page.getByRole("heading", { name: "Your cube says it!" }).count()) > 0) break;
    if (made === 1) await see("move");
    cube = cube.apply(await moveAsked(page));
    await page.getByRole("button", { name: "Done, next" }).click();
  }
  await see("done");
  return cube;
}

test("write, follow the moves, read it back", WHOLE_RUN, async ({ page }) => {
  const text = "Meet me at noon";
  const moves = await compose(page, text);
  await expectAccessible(page, "write composed");
  await picture(page, "write-composed-desktop");
  const cube = await followGuide(page, async (step) => {
    await expectAccessible(page, `guide, ${step}`);
    await picture(page, `guide-${step}-desktop`);
  });
  expect(cube.facelets()).toBe(Cube.fromAlg(moves.join(" ")).facelets());

  // The cube that was written has come along; one that is found is another.
  await open(page, "read");
  await openMore(page);
  await page.getByText("More tools").click();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Up, row 1, column 1: empty" }).focus();
  const keys = await typeCube(page, cube);
  expect(keys, "stickers that had to be entered").toBeLessThanOrEqual(35);
  const outcome = page.getByRole("region", { name: "What it says" });
  await expect(outcome.getByText(text)).toBeVisible({ timeout: 30_000 });
  await expect(outcome.getByText(/No mistake found/)).toBeVisible();
  await expectAccessible(page, "read, a message");
  await picture(page, "read-message-desktop");
});

test(
  "a scrambled cube is shown once, and one short way leads straight to the message",
  WHOLE_RUN,
  async ({ page }) => {
    await compose(page, "HELLO");
    await page.getByRole("button", { name: "Write it on my cube" }).click();
    await page.getByRole("button", { name: "It's scrambled" }).click();
    await expect(page.getByRole("heading", { name: "Show us your cube" })).toBeVisible();
    const scrambled = Cube.fromAlg("R2 F' D B2 L U' F2 R B' D2 L' U R2 F");
    await page
      .getByRole("button", { name: /row 1, column 1/ })
      .first()
      .focus();
    await typeCube(page, scrambled);
    await expectAccessible(page, "guide, a scrambled cube");
    const start = page.getByRole("button", { name: /^Start: \d+ moves$/ });
    await expect(start).toBeEnabled({ timeout: 45_000 });
    expect(Number(/\d+/.exec(await textOf(start))![0]), "moves from a scrambled cube").toBeLessThanOrEqual(
      12,
    );
    await start.click();
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    const cube = await makeMoves(page, scrambled, async () => undefined);
    await open(page, "read", `facelets=${cube.facelets()}`);
    await expect(page.getByRole("region", { name: "What it says" }).getByText("HELLO")).toBeVisible({
      timeout: 30_000,
    });
  },
);

test("whoever is lost paints the cube and finds the way back", WHOLE_RUN, async ({ page }) => {
  const moves = await compose(page, "HELLO");
  await page.getByRole("button", { name: "Write it on my cube" }).click();
  await page.getByRole("button", { name: "It's solved" }).click();
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  // The second move was left out.
  let cube = Cube.solved(3).apply(moves[0]).apply(moves[2]);
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Done, next" }).click();
  await page.getByRole("button", { name: "I'm lost" }).click();
  await expect(page.getByRole("heading", { name: "What does your cube look like now?" })).toBeVisible();
  await expectAccessible(page, "guide, lost");
  await page
    .getByRole("button", { name: /row 1, column 1/ })
    .first()
    .focus();
  await typeCube(page, cube);
  const goOn = page.getByRole("button", { name: /^Go on from here/ });
  await expect(goOn).toBeVisible({ timeout: 45_000 });
  await picture(page, "guide-lost-desktop");
  await goOn.click();
  cube = await makeMoves(page, cube, async () => undefined);
  expect(cube.facelets()).toBe(Cube.fromAlg(moves.join(" ")).facelets());
});

/** Pastes what a cube shows into the guide's editor. */
async function pasteSeen(page: Page, facelets: string): Promise<void> {
  await page.getByRole("button", { name: "I'm lost" }).click();
  await page.getByText("Or paste the stickers as text").first().click();
  await page.getByRole("textbox", { name: "Or paste the stickers" }).fill(facelets);
}

test(
  "on a 4x4 too: two sides tell the place, one slip is explained, and anything else has a way on",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "write", "text=HELLO&size=4");
    const start = page.getByRole("button", { name: "Write it on my cube" });
    await expect(start).toBeEnabled({ timeout: 45_000 });
    await start.click();
    await page.getByRole("button", { name: "It's solved" }).click();
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    const moves = await movesShown(page);
    const after = (made: readonly string[]) => Cube.fromAlg(made.join(" "), 4);

    const seen = after(moves.slice(0, 9)).apply("x").facelets();
    await pasteSeen(page, seen.replaceAll(/(?<=^.{32}).*$/g, "?".repeat(64)));
    await expect(page.getByText(`you are after move 9 of ${moves.length}`)).toBeVisible();
    await expectAccessible(page, "guide, lost on a 4x4");
    await picture(page, "guide-lost-4x4-desktop");
    await page.getByRole("button", { name: "Compare with the picture" }).click();
    await page.getByRole("button", { name: "Same" }).click();
    await expect(page.locator(".guide-say")).toContainText(`Move 10 of ${moves.length}`);

    await pasteSeen(
      page,
      after([...moves.slice(0, 6), ...moves.slice(7, 9)])
        .apply("y'")
        .facelets(),
    );
    await expect(page.getByText("Move 7 was skipped.")).toBeVisible();
    await expect(page.getByText("Hold it like this first:")).toBeVisible();
    await picture(page, "guide-lost-way-4x4-desktop");
    await page.getByRole("button", { name: /^Go on from here/ }).click();
    await expect(page.locator(".guide-say")).toContainText("Move 1 of");

    const way = await movesShown(page);
    const solved = after([]).facelets();
    await pasteSeen(page, `${solved.slice(3, 4)}${solved.slice(16, 17)}${solved.slice(2)}`);
    await expect(
      page.getByText("No sequence of turns can reach or solve this cube. Is a sticker wrong?"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await pasteSeen(page, after(["R", "U", "Fw", "D2", "L"]).facelets());
    await expect(page.getByText(/^More than one thing went wrong/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: /^Go on from here/ }).click();
    await expect(page.locator(".guide-say")).toContainText("Move 1 of");
    expect((await movesShown(page)).length).not.toBe(way.length);
  },
);

test(
  "a link that says the message says so; a locked one says it to those with the password only",
  WHOLE_RUN,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await compose(page, "HELLO");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Share" });
    await expect(sheet.getByText("anyone who has the link can read it")).toBeVisible();
    await expectAccessible(page, "ways to share");
    await sheet.getByRole("button", { name: "Copy the link", exact: true }).click();
    expect(await copied()).toContain("#/write?text=HELLO");
    const picture = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save a picture" }).click();
    expect((await picture).suggestedFilename()).toBe("cubegram.png");

    await sheet.getByRole("textbox", { name: /Password/ }).fill("moon");
    await sheet.getByRole("button", { name: "Copy the locked link" }).click({ timeout: 60_000 });
    const locked = await copied();
    expect(locked).not.toContain("HELLO");
    expect(locked).not.toContain("moon");
    await page.goto(locked);
    const says = page.getByRole("region", { name: "What it says" });
    await says.getByRole("textbox", { name: "Password" }).fill("moon");
    await expect(says.getByText("HELLO")).toBeVisible({ timeout: 60_000 });
  },
);

test("any script goes over a cube and back", WHOLE_RUN, async ({ page }) => {
  for (const text of ["日本語", "😀"]) {
    const moves = await compose(page, text);
    await open(page, "read", `alg=${encodeURIComponent(moves.join(" "))}`);
    await expect(page.getByRole("region", { name: "What it says" }).getByText(text)).toBeVisible({
      timeout: 30_000,
    });
  }
});

test("what does not fit is said while typing, with what would do", WHOLE_RUN, async ({ page }) => {
  await open(page, "write");
  await page.getByRole("textbox", { name: "Your message" }).fill("x9Q!".repeat(40));
  await expect(page.getByRole("region", { name: "The moves" }).or(page.getByRole("alert"))).toBeVisible();
  await expectAccessible(page, "write, a long text");
  await picture(page, "write-long-desktop");
});

test("an impossible cube is named and repaired by a button", async ({ page }) => {
  const solved = Cube.solved(3).facelets();
  // The corner URF turned in its place: facelets U9, R1, F3.
  const twisted = [...solved];
  [twisted[8], twisted[9], twisted[20]] = [solved[20], solved[8], solved[9]];
  await open(page, "read", `facelets=${twisted.join("")}`);
  await expect(page.getByText(/corner is twisted/).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, "read, a fault");
  await picture(page, "read-fault-desktop");
  await page
    .getByRole("button", { name: /^Twist the corner/ })
    .first()
    .click();
  await expect(page.getByText(/corner is twisted/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/corner is twisted/).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test("the guide fits and its targets are large", WHOLE_RUN, async ({ page }) => {
    await compose(page, "HELLO");
    await picture(page, "write-composed-phone");
    await followGuide(page, async (step) => {
      await expectNoSideways(page);
      await picture(page, `guide-${step}-phone`);
    });
  });
  test("a cube is painted by touch", async ({ page }) => {
    await open(page, "read");
    await page.getByRole("button", { name: /^red, / }).tap();
    // A color is a key: it paints the sticker at hand and goes on to the next.
    await expect(page.getByRole("button", { name: "Up, row 1, column 1: red" })).toBeVisible();
    const sticker = page.getByRole("button", { name: "Up, row 2, column 1: empty" });
    const box = (await sticker.boundingBox())!;
    expect(Math.min(box.width, box.height), "a sticker's size in pixels").toBeGreaterThanOrEqual(24);
    // A touch chooses the sticker that the next key paints.
    await sticker.tap();
    await expect(sticker).toBeVisible();
    await page.getByRole("button", { name: /^blue, / }).tap();
    await expect(page.getByRole("button", { name: "Up, row 2, column 1: blue" })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, "read, painting on a phone");
    await picture(page, "read-painting-phone");
  });
});

test("the whole of it by keyboard alone", WHOLE_RUN, async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const box = page.getByRole("textbox", { name: "Your message" });
  for (let i = 0; i < 12 && !(await box.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.type("HI");
  const start = page.getByRole("button", { name: "Write it on my cube" });
  await expect(start).toBeEnabled({ timeout: 45_000 });
  const moves = await movesShown(page);
  await start.focus();
  await page.keyboard.press("Enter");
  // The focus goes to each step's heading; its button is reached by Tab.
  await expect(page.getByRole("heading", { name: "Is your cube solved?" })).toBeFocused();
  await page.getByRole("button", { name: "It's solved" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Hold it like this" })).toBeFocused();
  // It is said, too: not every screen reader says where the focus goes from a button that is gone.
  await expect(page.locator("[aria-live]", { hasText: "Hold it like this" })).toBeAttached();
  await page.getByRole("button", { name: "I'm holding it like this" }).press("Enter");
  for (let i = 0; i < moves.length * 2; i++) {
    if ((await page.getByRole("heading", { name: "Your cube says it!" }).count()) > 0) break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.getByRole("heading", { name: "Your cube says it!" })).toBeVisible();
});

test("an example that is tried is said, since its button goes away", WHOLE_RUN, async ({ page }) => {
  await open(page, "write");
  await page.getByRole("button", { name: "Meet me at noon by the fountain" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Meet me at noon by the fountain");
});
