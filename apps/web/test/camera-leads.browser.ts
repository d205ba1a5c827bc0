/** The camera covers the screen and leads on: with sides of two cubes, with a side that nobody can show, and out again. */
import { camera } from "./film.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { Cube, shownFacelets } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  type Page,
  PHONE,
  test,
  WHOLE_RUN,
} from "./support.ts";

const cube = Cube.fromAlg("R U2 F' L D B2 R2 U F");
const another = Cube.fromAlg("L' B D2 R U' F2 D L2 B'");
type Views = Awaited<ReturnType<typeof viewsOf>>["faces"];
const start = (page: Page) => page.getByRole("button", { name: "Read with the camera" });

/** Holds sides up one after the other, each until it is taken; `before` were. */
async function show(page: Page, faces: Views, before: number): Promise<void> {
  for (const [at, looks] of faces.entries())
    await expect(async () => {
      for (const look of looks) {
        await hold(page, look);
        await expect(
          camera(page).getByRole("list", { name: `Faces seen: ${before + at + 1} of 6` }),
        ).toBeVisible({
          timeout: 2000,
        });
      }
    }).toPass({ timeout: 30_000 });
}

/** Holds sides up again and again until the camera says so: nobody shows a side only once. */
async function showUntil(page: Page, faces: Views, said: RegExp): Promise<void> {
  await expect(async () => {
    for (const looks of faces)
      for (const look of looks) {
        await hold(page, look);
        await page.waitForTimeout(600);
      }
    await expect(camera(page).getByRole("status")).toHaveText(said, { timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

async function openCamera(page: Page): Promise<void> {
  await start(page).click();
  await expect(camera(page).getByRole("status")).toContainText("Hold one", { timeout: 30_000 });
}

test.beforeEach(({ page }) => giveCamera(page));

test("sides of two cubes are named as such, and Start over leads to one", WHOLE_RUN, async ({ page }) => {
  const [own, foreign] = await Promise.all([viewsOf(cube, "leads"), viewsOf(another, "leads")]);
  await page.setViewportSize(PHONE);
  await open(page, "read");
  await openCamera(page);
  const sides = own.faces.slice(0, 3);
  await show(page, sides, 0);
  const others = foreign.faces.slice(3);
  await show(page, others, 3);
  await showUntil(page, [...sides, ...others], /don't belong to the same cube/);
  await expectAccessible(page, "camera: two cubes");
  await expectNoSideways(page);
  // The one thing to do; nothing else is as large.
  await camera(page).getByRole("button", { name: "Start over" }).click();
  await expect(camera(page).getByRole("list", { name: /Faces seen: [01] of 6/ })).toBeVisible();
  await expect(camera(page).getByRole("status")).not.toContainText("same cube");
});

test("sides of two sizes are named as such", WHOLE_RUN, async ({ page }) => {
  const [own, foreign] = await Promise.all([
    viewsOf(cube, "leads"),
    viewsOf(Cube.fromAlg("R U F", 4), "leads"),
  ]);
  await page.setViewportSize(PHONE);
  await open(page, "read");
  await openCamera(page);
  await showUntil(
    page,
    [...own.faces.slice(0, 2), ...foreign.faces.slice(0, 2)],
    /different sizes: 3×3 and 4×4/,
  );
  await expectAccessible(page, "camera: two sizes");
  await expect(camera(page).getByRole("button", { name: "Start over" })).toBeInViewport({ ratio: 1 });
});

test("a twisted corner is named, and Use it as it is leads to what is wrong", WHOLE_RUN, async ({ page }) => {
  const facelets = [...cube.facelets()];
  // The corner of up, right and front.
  [facelets[8], facelets[9], facelets[20]] = [facelets[9], facelets[20], facelets[8]];
  // In this light every sticker is clear; where one is covered by glare, too, nothing is said of the cube.
  const { faces } = await viewsOf({ size: 3, facelets: () => facelets.join("") }, "twisted");
  await page.setViewportSize(PHONE);
  await open(page, "read");
  await openCamera(page);
  await showUntil(page, faces, /^No sequence of turns can solve this cube/);
  await camera(page).getByRole("button", { name: "Use it as it is" }).click();
  await expect(camera(page)).toBeHidden();
  await expect(page.getByText(/This can't be a real cube/)).toBeVisible();
});

test(
  "a side that is missing is named, and Paint the rest has the others painted",
  WHOLE_RUN,
  async ({ page }) => {
    const { faces } = await viewsOf(cube, "leads");
    await page.setViewportSize(PHONE);
    await open(page, "read");
    await openCamera(page);
    await show(page, faces.slice(0, 4), 0);
    await expect(camera(page).getByRole("status")).toHaveText(
      /^Still missing: the sides with these centers: \w+ and \w+\.$/,
      {
        timeout: 30_000,
      },
    );
    const paint = camera(page).getByRole("button", { name: "Paint the rest" });
    await expect(paint).toBeInViewport({ ratio: 1, timeout: 30_000 });
    await expectAccessible(page, "camera: a side is missing");
    await paint.click();
    await expect(camera(page)).toBeHidden();
    // The first blank sticker is the next to be painted.
    await expect(page.locator(".sticker-current:visible")).toHaveAccessibleName(/: empty/);
    await page.setViewportSize({ width: 1280, height: 900 });
    const shown = await shownFacelets(page);
    const truth = cube.upright().facelets();
    // What four sides say of the others is filled in, too.
    expect([...shown].filter((letter) => letter !== "?").length).toBeGreaterThanOrEqual(38);
    for (const [at, letter] of [...shown].entries()) if (letter !== "?") expect(letter).toBe(truth[at]);
  },
);

test(
  "the camera covers the screen; Back, Escape and its button close it, and the focus returns",
  WHOLE_RUN,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, "read");
    const address = page.url();
    const ways = {
      back: () => page.goBack(),
      escape: () => page.keyboard.press("Escape"),
      button: () => camera(page).getByRole("button", { name: "Close the camera" }).click(),
    };
    for (const way of Object.values(ways)) {
      await openCamera(page);
      const box = await camera(page).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...PHONE });
      await expect(page.getByRole("button", { name: /row 1, column 1/ })).toHaveCount(0);
      // What is seldom needed is behind one sign, each thing in words.
      await camera(page).getByRole("button", { name: "More" }).click();
      for (const word of ["Other camera", "Choose pictures", "Help"])
        expect((await camera(page).getByText(word, { exact: true }).boundingBox())!.height).toBeGreaterThan(
          12,
        );
      await page.keyboard.press("Escape");
      await expect(camera(page)).toBeVisible();
      // Tab stays inside.
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press("Tab");
        const isOutside = await page.evaluate(
          () =>
            document.activeElement?.closest("#app :not(.camera, .camera *)") === document.activeElement &&
            document.activeElement !== document.body,
        );
        expect(isOutside).toBe(false);
      }
      await way();
      await expect(camera(page)).toBeHidden();
      await expect(start(page)).toBeFocused();
      expect(page.url()).toBe(address);
    }
    // No entry is left over: Back leads to where one came from.
    await open(page, "solve");
    await page.goBack();
    expect(page.url()).toBe(address);
  },
);

test("in the guide, too, Back closes the camera and nothing else", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "write", "text=HELLO");
  await page.getByRole("button", { name: "Write it on my cube" }).click({ timeout: 45_000 });
  await page.getByRole("button", { name: "It's scrambled" }).click();
  const camera1 = page.getByRole("button", { name: "Read with the camera" });
  await camera1.click();
  await expect(camera(page).getByRole("status")).toContainText("Hold one", { timeout: 30_000 });
  await page.goBack();
  await expect(camera(page)).toBeHidden();
  await expect(camera1).toBeFocused();
});
