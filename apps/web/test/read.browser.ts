/** Read: painting, pasting and typing a cube, faults and their repairs, several cubes. */
import { encodeMessage, writeMessage } from "../../../packages/core/src/message/index.ts";
import { Cube, shownFacelets } from "./real-cube.ts";
import { WRITTEN } from "./screens.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
} from "./support.ts";

const turned = Cube.fromAlg("R U F'").facelets();
/** A corner twisted in its place. */
const twisted = "UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
const sticker = (page: Page, facelet: number) => page.locator(`[data-facelet="${facelet}"]`);
const outcome = (page: Page) => page.getByRole("region", { name: "What it says" });
const pasteInto = async (page: Page, text: string) => {
  await openMore(page);
  await page.getByRole("radio", { name: "Paste" }).check();
  await page.getByRole("textbox", { name: "A cube in any form" }).fill(text);
};

test("a stroke of the pointer paints every sticker it comes over, and is undone as one", async ({ page }) => {
  await open(page, "read");
  await page.getByRole("button", { name: /^red, 8 left/ }).click();
  const boxes = await Promise.all([0, 1, 2].map((facelet) => sticker(page, facelet).boundingBox()));
  const middles = boxes.map((box) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const);
  await page.mouse.move(...middles[0]);
  await page.mouse.down();
  for (const middle of middles) await page.mouse.move(...middle, { steps: 5 });
  await page.mouse.up();
  expect((await shownFacelets(page)).slice(0, 3)).toBe("RRR");
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await shownFacelets(page)).slice(0, 3)).not.toContain("R");
  await page.getByRole("button", { name: "Redo" }).click();
  expect((await shownFacelets(page)).slice(0, 3)).toBe("RRR");
});

test("the keyboard paints, moves, wipes and is told why a color is refused", async ({ page }) => {
  await open(page, "read");
  await sticker(page, 0).focus();
  await page.keyboard.press("w");
  await page.keyboard.press("r");
  await expect(page.getByRole("status")).toHaveText("red");
  await expect(sticker(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(sticker(page, 5)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(sticker(page, 4)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Backspace");
  await expect(sticker(page, 0)).toHaveAccessibleName("Up, row 1, column 1: empty");
  await page.keyboard.press("w");
  // The corner that is white on Up cannot be white on Back as well.
  await sticker(page, 47).focus();
  await page.keyboard.press("w");
  // Unless a side was held turned: so it stays, and the next sticker would tell.
  await expect(page.getByRole("status")).toHaveText(/This piece already has white.*held turned/);
  await expect(sticker(page, 47)).toHaveAccessibleName(/white/);
  await page.getByRole("button", { name: "Take the last color back" }).click();
  await expect(sticker(page, 47)).toHaveAccessibleName("Back, row 1, column 3: empty");
});

test("what is entered stands in the address and survives a reload", WHOLE_RUN, async ({ page }) => {
  await open(page, "read", `facelets=${turned}`);
  await expect(outcome(page).getByRole("heading", { name: "Message" })).toBeVisible({ timeout: 30_000 });
  await openMore(page);
  await page.getByText("More tools").click();
  await page.getByRole("button", { name: "Start over" }).click();
  await sticker(page, 0).click();
  await expect(page).toHaveURL(/facelets=U---U/);
  await page.reload();
  await expect(sticker(page, 0)).toHaveAccessibleName("Up, row 1, column 1: white");
});

test("the faults of a 9x9 are ringed on its net, which can be made larger", WHOLE_RUN, async ({ page }) => {
  const letters = [...Cube.fromAlg("R U 3Fw D2 2L B 4Rw U2 3Dw L' F", 9).facelets()];
  // A corner's sticker in a color that the corner cannot have beside its others.
  letters[0] = "URFDLB"[("URFDLB".indexOf(letters[0]) + 3) % 6];
  await open(page, "read");
  await pasteInto(page, letters.join(""));
  const net = page.getByRole("region", { name: "The cube, unfolded; you can scroll it" });
  await expect(page.getByRole("heading", { name: "What looks wrong" })).toBeVisible({ timeout: 45_000 });
  await expect(net.locator(".large-net-ring").first()).toBeAttached();
  await page.getByRole("button", { name: "Larger" }).click();
  await expectAccessible(page, "read, faults of a 9x9");
  await expectNoSideways(page);
  await picture(page, "read-9x9-faults-desktop");
  await page.setViewportSize(PHONE);
  await expectNoSideways(page);
  await picture(page, "read-9x9-faults-phone");
});

test("a pasted cube is taken for what it is", WHOLE_RUN, async ({ page }) => {
  await open(page, "read");
  const inColors = [...turned].map((letter) => "WRGYOB"["URFDLB".indexOf(letter)]).join("");
  for (const [text, taken] of [
    [turned, /stickers by faces, a 3×3/],
    [inColors, /stickers by colors, a 3×3/],
    ["https://alg.cubing.net/?alg=R_U_F-", /alg\.cubing\.net, a 3×3/],
    ["https://alpha.twizzle.net/edit/?alg=R+U+F%27", /Twizzle, a 3×3/],
    [`visualcube.php?fd=${turned.toLowerCase()}`, /VisualCube picture, a 3×3/],
    [String(Cube.fromFacelets(turned).rank()), /a cube.s number, a 3×3/],
    ["R U F'", /moves, a 3×3/],
  ] as const) {
    await pasteInto(page, text);
    await expect(page.getByText(taken)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`facelets=${turned}`));
  }
  await expect(outcome(page).getByRole("heading", { name: "Message" })).toBeVisible({ timeout: 30_000 });
  await pasteInto(page, '{"cp":[]}');
  await expect(page.getByText(/looks like cubejs data, but/)).toBeVisible();
  // No answer stays when what it is about is gone.
  await expect(outcome(page).getByRole("heading", { name: "Message" })).toBeHidden();
  await expectAccessible(page, "read, pasted");
});

test("the buttons stay where they are when the answer comes", async ({ page }) => {
  const moves: number[] = [];
  await page.exposeFunction("moved", (top: number) => moves.push(top));
  await page.addInitScript(() => {
    let last: number | undefined;
    const look = () => {
      const top = document.querySelector(".stage-actions")?.getBoundingClientRect().top;
      if (top !== undefined && top !== last) {
        last = top;
        (globalThis as unknown as { moved(top: number): void }).moved(top);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, "read", `facelets=${WRITTEN}`);
  await expect(page.locator(".read-text")).toHaveText("HELLO");
  await expect(page.getByText("No mistake found")).toBeVisible();
  expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(4);
});

test("moves with a mistake are answered with what was meant", async ({ page }) => {
  await open(page, "read");
  await openMore(page);
  await page.getByRole("radio", { name: "Moves" }).check();
  await page.getByRole("textbox", { name: /Moves made on a solved cube/ }).fill("R U Fi");
  await page.getByRole("button", { name: "Write F'" }).click();
  await expect(page.getByRole("textbox", { name: /Moves made on a solved cube/ })).toHaveValue("R U F'");
  await expect(page).toHaveURL(/alg=R\+U\+F%27/);
  await expectAccessible(page, "read, moves");
});

test("a long message is read from two cubes", WHOLE_RUN, async ({ page }) => {
  const text = "Meet me under the old bridge at noon";
  const { cubes } = await encodeMessage(text, { cubes: 2 });
  await open(page, "read");
  await pasteInto(page, cubes.map((cube) => cube.facelets()).join("\n"));
  await expect(outcome(page).getByText(text)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("radio", { name: "Cube 2" }).check();
  await expectAccessible(page, "read, two cubes");
  await picture(page, "read-two-cubes-desktop");
});

test("of a cube that is just scrambled this is said before any text", WHOLE_RUN, async ({ page }) => {
  const facelets = Cube.unrank(31415926535897932384n, 3).facelets();
  await open(page, "read", `facelets=${facelets}`);
  // Nothing invented is seen on the way.
  await expect(
    outcome(page)
      .getByRole("heading", { name: "Probably just a scrambled cube" })
      .or(outcome(page).locator(".read-text:visible")),
  ).toHaveText("Probably just a scrambled cube", { timeout: 30_000 });
  await expect(outcome(page).getByRole("heading", { name: "Message" })).toBeHidden();
  await expect(outcome(page).locator(".read-text")).toBeHidden();
  await outcome(page).getByText("What it would say").click();
  await expect(outcome(page).locator(".read-text")).toBeVisible();
  await expectAccessible(page, "read, scrambled");
  await picture(page, "read-scrambled-desktop");
});

test("a message that leaves no room for check digits is weighed", WHOLE_RUN, async ({ page }) => {
  const { cube } = await writeMessage("You will never know hunger.");
  await open(page, "read", `facelets=${cube.facelets()}`);
  await expect(outcome(page).getByText("But it reads as written")).toBeVisible({ timeout: 60_000 });
  await pasteInto(page, cube.apply("R2").facelets());
  await expect(outcome(page).getByText("This is probably not what was written")).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, "read, weighed");
  await picture(page, "read-weighed-desktop");
});

test("a message with a password is read with it, and is not kept or shared", WHOLE_RUN, async ({ page }) => {
  const { cube } = await encodeMessage("Low tide", { password: "gull" });
  await open(page, "read", `facelets=${cube.facelets()}`);
  // Without the password nothing tells it from a cube that nobody wrote on.
  await expect(outcome(page).getByRole("heading", { name: "Probably just a scrambled cube" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(outcome(page).getByText("Low tide")).toBeHidden();
  await page.getByLabel("Password").fill("gull");
  await expect(outcome(page).getByText("Low tide")).toBeVisible({ timeout: 45_000 });
  expect(page.url()).not.toContain("gull");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("gull");
  await expectAccessible(page, "read, password");
});

for (const [look, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", PHONE],
] as const)
  test.describe(look, () => {
    test.use({ viewport, hasTouch: look === "phone", isMobile: look === "phone" });
    test(
      "every fault is shown on the cube and mended by a button",
      look === "phone" ? {} : WHOLE_RUN,
      async ({ page }) => {
        await open(page, "read", `facelets=${twisted}`);
        await expect(page.getByText("A corner is twisted in place.", { exact: false })).toBeVisible({
          timeout: 30_000,
        });
        await expect(sticker(page, 8)).toHaveAccessibleName(/part of the problem$/);
        await expectNoSideways(page);
        await expectAccessible(page, `read, fault, ${look}`);
        await picture(page, `read-fault-${look}`);
        await page.getByRole("button", { name: "Twist the corner Up-Right-Front" }).first().click();
        await expect(outcome(page).getByRole("heading", { name: "Message" })).toBeVisible({
          timeout: 30_000,
        });
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(page.getByText("A corner is twisted", { exact: false })).toBeVisible();
      },
    );
  });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test(
    "what is wrong with a link that was cut off is in sight, and nothing over it",
    WHOLE_RUN,
    async ({ page }) => {
      await open(page, "read", `facelets=${twisted.slice(1)}`);
      const said = page.getByText("A 3×3 cube has 54 stickers; you entered 53.");
      await expect(said).toBeVisible();
      const isSeen = await said.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const x = (left + right) / 2;
        return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y)));
      });
      expect(isSeen).toBe(true);
    },
  );
});

test("on a phone one face is large, the others are a touch away", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await open(page, "read");
  await expect(sticker(page, 0)).toBeVisible();
  await expect(sticker(page, 9)).toBeHidden();
  const box = await sticker(page, 0).boundingBox();
  expect(box!.width).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Right: show this face" }).tap();
  await expect(sticker(page, 9)).toBeVisible();
  // A sticker that is touched is the next to be painted, and keeps its color: no key is chosen.
  await sticker(page, 12).tap();
  await expect(sticker(page, 12)).toHaveAccessibleName("Right, row 2, column 1: empty");
  await expect(page.locator(".sticker-current")).toHaveAccessibleName("Right, row 2, column 1: empty");
  await page.getByRole("button", { name: /^white, / }).tap();
  await expect(sticker(page, 12)).toHaveAccessibleName("Right, row 2, column 1: white");
  await sticker(page, 12).tap();
  await expect(sticker(page, 12)).toHaveAccessibleName("Right, row 2, column 1: white");
  await page.getByRole("button", { name: /^blue, / }).tap();
  await expect(sticker(page, 12)).toHaveAccessibleName("Right, row 2, column 1: blue");
  await context.close();
});
