/** A smart cube in the hand is the cube of a page: it is read, it turns the one on the screen, it is a key. */
import { readFile } from "node:fs/promises";
import { Cube } from "@cubegram/core";
import { writeMessage } from "@cubegram/core/message";
import { camera } from "./film.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { inHand, test } from "./smart-cube.ts";
import { expect, expectAccessible, picture, WHOLE_RUN } from "./support.ts";

test("turning the real cube turns the one on the screen", WHOLE_RUN, async ({ page }) => {
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
  // On a small phone it is seen below the cube, above the buttons, without scrolling.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press("Control+Home");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect
    .poll(async () => {
      const answers = (await page.locator(".smart-looks .row").boundingBox())!;
      const actions = (await page.locator(".stage-actions").boundingBox())!;
      return actions.y - (answers.y + answers.height);
    })
    .toBeGreaterThan(0);
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

test("a found cube is read the moment it is connected, and after each turn", WHOLE_RUN, async ({ page }) => {
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
  "a cube that was turned while it slept is mended by the camera on Read, and followed from then on",
  WHOLE_RUN,
  async ({ page }) => {
    const { cube } = await writeMessage("HELLO");
    const hands = await inHand(page, {
      state: Cube.of(cube.state).apply("R2 F U' L").state,
      shown: cube.state,
    });
    const { faces } = await viewsOf(cube, "asleep");
    await giveCamera(page);
    await page.goto("./#/read");
    await hands.connect(page, page.getByRole("button", { name: "Use a smart cube" }));
    await page.getByRole("button", { name: "Different" }).click();
    await page.locator(".smart-looks").getByRole("button", { name: "Read with the camera" }).click();
    await expect(camera(page).getByRole("status")).toContainText("Hold one", { timeout: 30_000 });
    await expect(async () => {
      for (const look of faces.flat()) {
        if (!(await camera(page).isVisible())) break;
        await hold(page, look);
        await page.waitForTimeout(600);
      }
      await expect(camera(page)).toBeHidden({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    const says = page.getByRole("region", { name: "What it says" });
    await expect(says.getByText("HELLO")).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".smart-looks")).toHaveCount(0);
    await expectAccessible(page, "read, mended by the camera");
    await picture(page, "smart-read-mended");
    // What it tells from then on is understood with the difference.
    await hands.turn("U F2");
    await expect(says.getByText("HELLO")).toHaveCount(0);
    await hands.turn("F2 U'");
    await expect(says.getByText("HELLO")).toBeVisible({ timeout: 30_000 });
  },
);

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
