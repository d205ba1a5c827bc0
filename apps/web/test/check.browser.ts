/** Check: the tests on one's own cube, step by step, and the way to mend it. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  PHONE,
  picture,
  test,
  verdict,
  WHOLE_RUN,
} from "./support.ts";

const EXAMPLES = [
  ["A flipped edge", "The flips of the edges"],
  ["A twisted corner", "The twists of the corners"],
  ["Two edges swapped", "The order of the pieces"],
  ["A wrong sticker", "Only pieces that exist"],
  ["Mirrored colors", "Only pieces that exist"],
] as const;

for (const [look, viewport, colorScheme] of [
  ["desktop", { width: 1280, height: 800 }, "light"],
  ["phone-dark", PHONE, "dark"],
] as const)
  test.describe(look, () => {
    test.use({ viewport, colorScheme, hasTouch: look !== "desktop", isMobile: look !== "desktop" });
    test("each example fails at its own test, and a repair mends it", WHOLE_RUN, async ({ page }) => {
      test.setTimeout(180_000);
      await open(page, "check");
      for (const [example, step] of EXAMPLES) {
        // Once there is a cube, the examples are in the sheet, which stays open.
        if (example === EXAMPLES[1][0]) await openMore(page);
        await page.getByRole("button", { name: example }).click();
        const failed = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: step }) });
        await expect(failed.getByText("failed")).toBeVisible();
        const repairs = page.getByRole("heading", { name: "Possible fixes" }).locator("~ ul button");
        await expect(repairs.first()).toBeVisible({ timeout: 15_000 });
        await expectNoSideways(page);
        await expectAccessible(page, `check, ${example}, ${look}`);
        await picture(page, `check-${example.toLowerCase().replaceAll(" ", "-")}-${look}`);
        await repairs.first().click();
        await expect(verdict(page, "possible")).toBeVisible();
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(verdict(page, "impossible")).toBeVisible();
      }
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test("it opens on one's own cube: the first sticker takes one tap, the examples are below", async ({
    page,
  }) => {
    await open(page, "check");
    const sticker = page.locator('[data-facelet="0"]');
    await expect(sticker).toBeInViewport();
    // It is the one that the next key paints.
    await expect(sticker).toHaveClass(/sticker-current/);
    await page.getByRole("button", { name: /^white, / }).tap();
    await expect(page).toHaveURL(/facelets=U---U/);
    const examples = page.getByRole("group", { name: "Impossible cubes to look at" });
    const [cube, below] = [await sticker.boundingBox(), await examples.boundingBox()];
    expect(below!.y).toBeGreaterThan(cube!.y);
    await page.getByRole("button", { name: "A twisted corner" }).tap();
    await expect(verdict(page, "impossible")).toBeInViewport();
  });

  test("the buttons stay where they are when the repair comes", async ({ page }) => {
    await open(page, "check");
    const places = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<string>();
          const look = () => {
            const more = document.querySelector(".stage-actions > [aria-expanded]")!;
            const main = document.querySelector<HTMLButtonElement>(".stage-actions > .button-big");
            const isImpossible = document.querySelector(".stage-say")!.textContent!.includes("impossible");
            if (isImpossible) seen.add(`${more.getBoundingClientRect().left}`);
            if (main && !main.disabled && main.textContent!.includes("Twist the corner")) resolve([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.getByRole("button", { name: "A twisted corner" }).tap();
    expect(await places).toHaveLength(1);
  });

  test("a repair is a motion: each color comes from where it was, and nothing is left of it", async ({
    page,
  }) => {
    await open(page, "check");
    await page.getByRole("button", { name: "A twisted corner" }).tap();
    const started = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<EventTarget | null>();
          document.addEventListener("animationstart", ({ animationName, target }) => {
            if (animationName === "check-glides" && seen.add(target).size === 3) resolve(seen.size);
          });
        }),
    );
    await page.getByRole("button", { name: "Twist the corner Up-Right-Front" }).first().tap();
    expect(await started).toBe(3);
    await expect(page.locator(".check-glides")).toHaveCount(0);
    await expect(verdict(page, "possible")).toBeInViewport();
    const drawn = await page.locator(".stage-cube path").evaluateAll((paths) => paths.length);
    expect(drawn, "stickers, and the body behind each side").toBe(3 * 9 + 3);
  });

  test.describe("without motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("a repair is there at once", async ({ page }) => {
      await open(page, "check");
      await page.getByRole("button", { name: "A twisted corner" }).tap();
      await page.getByRole("button", { name: "Twist the corner Up-Right-Front" }).first().tap();
      await expect(verdict(page, "possible")).toBeInViewport();
      await expect(page.locator(".check-glides")).toHaveCount(0);
      const [sticker] = await page
        .locator(".stage-cube path")
        .nth(9)
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
      expect(sticker).toBe("rgb(255, 255, 255)");
    });
  });
});

test("the walk names each corner, its twist and the sum, and shows it on the cube", async ({ page }) => {
  await open(page, "check");
  const said = page.getByRole("status");
  await page.getByRole("button", { name: "A twisted corner" }).click();
  await expect(said).toHaveText(/^This cube is impossible/);
  await openMore(page);
  await page.getByRole("button", { name: "Step through them on the cube" }).click();
  await expect(said).toHaveText(
    /white-red-green at Up-Right-Front: twisted a third clockwise, 1. Sum so far: 1./,
  );
  await expect(page.locator('[data-facelet="8"]')).toHaveAccessibleName(/part of the problem$/);
  await page.getByRole("button", { name: "Next piece" }).click();
  await expect(said).toHaveText(/white-green-orange at Up-Front-Left: not twisted. Sum so far: 1./);
  await expect(page.locator('[data-facelet="6"]')).toHaveAccessibleName(/part of the problem$/);
});

test("other sizes say which laws hold", async ({ page }) => {
  await open(page, "check");
  await openMore(page);
  await page.getByRole("radio", { name: "4×4" }).check();
  await page.getByText("More tools").click();
  await page.getByRole("button", { name: "Solved cube" }).click();
  await expect(page.getByText("On even cubes only the law of twists holds.", { exact: false })).toBeVisible();
  await expect(verdict(page, "possible")).toBeVisible();
  await expectAccessible(page, "check, 4x4");
});

test("a pasted cube is taken in every form that the Read page knows", WHOLE_RUN, async ({ page }) => {
  await open(page, "check");
  await openMore(page);
  await page.getByText("Paste a cube").click();
  const field = page.getByRole("textbox", { name: "A cube in any form" });
  await field.fill("https://alg.cubing.net/?alg=R_U_F-");
  await expect(page.getByText("Read as a link to alg.cubing.net, a 3×3 cube.")).toBeVisible();
  await expect(verdict(page, "possible")).toBeVisible();
  await expectAccessible(page, "check, pasted");
  await field.fill("8");
  await expect(page.getByText("Read as a cube's number, a 3×3 cube.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/facelets=UUUUU/);
});

test("what looks wrong is set apart where nothing is painted by hand, too", async ({ page }) => {
  const faces = ["U", "R", "F", "D", "L"].map((letter) => letter.repeat(9));
  await open(page, "check", `facelets=${faces.join("")}BBBBBBBUB`);
  const fault = page.getByRole("listitem").filter({ hasText: "Show on the cube" });
  await expect(fault).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
