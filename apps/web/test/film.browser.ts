/** The camera itself: Chromium's fake device plays a film of a cube that someone turns, and the page reads its message. */
import { camera, MESSAGE, test } from "./film.ts";
import { MAX_TASK_MS, type Task, tasksDuring, threadsDuring } from "./main-thread.ts";
import { shownFacelets } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  faceletsInAddress,
  type Locator,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  screenshotFile,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

const outcome = (page: Page) => page.getByRole("region", { name: "What it says" });
/** The message itself, not a repair that would say it, too. */
const message = (page: Page) => outcome(page).getByText(MESSAGE, { exact: true });
const start = (page: Page) => page.getByRole("button", { name: "Read with the camera" }).click();

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** From the open page to the message, without a hand on the screen. */
async function readFilm(page: Page): Promise<void> {
  await start(page);
  await expect(camera(page).getByRole("status")).toContainText(/Hold one|Got it/, { timeout: 30_000 });
  await expect(camera(page)).toBeHidden({ timeout: 90_000 });
  await expect(message(page)).toBeVisible({ timeout: 30_000 });
}

for (const [name, viewport, colorScheme] of [
  ["desktop", { width: 1280, height: 900 }, "light"],
  ["phone", PHONE, "dark"],
] as const)
  test.describe(name, () => {
    test.use({ isKept: true });

    test("from opening Read to the message, offline", WHOLE_RUN, async ({ page, context, filmed }) => {
      await context.grantPermissions(["camera"]);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await open(page, "read");
      // Everything is there after one visit: the service worker has it.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await context.setOffline(true);
      await start(page);
      await expect(camera(page).getByRole("list", { name: /Faces seen: [2-6] of 6/ })).toBeVisible({
        timeout: 60_000,
      });
      await expectAccessible(page, `camera, ${name}`);
      await expectNoSideways(page);
      await page.screenshot({ path: screenshotFile(`camera-live-${name}`) });
      await expect(camera(page)).toBeHidden({ timeout: 90_000 });
      await expect(message(page)).toBeVisible({ timeout: 30_000 });
      await picture(page, `camera-read-${name}`);
      if (name === "desktop") expect(faceletsInAddress(page)).toBe(filmed);
      await expectAccessible(page, `camera, read, ${name}`);
      // The camera is off.
      expect(await page.evaluate(() => document.querySelector("video")?.srcObject ?? null)).toBeNull();
    });
  });

test(
  "what was read is corrected by hand, and by hand made right again",
  WHOLE_RUN,
  async ({ page, context, filmed }) => {
    await context.grantPermissions(["camera"]);
    await open(page, "read");
    await readFilm(page);
    // Its net is in the sheet, as long as nothing is wrong with it.
    await openMore(page);
    const sticker = page.locator('[data-facelet="0"]').first();
    const other = filmed[0] === "R" ? "g" : "r";
    await sticker.focus();
    await page.keyboard.press(other);
    await expect(message(page)).toBeHidden();
    await sticker.focus();
    await page.keyboard.press("wrgyob"["URFDLB".indexOf(filmed[0])]);
    await expect(message(page)).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "closed after three faces, the net has what was seen, in doubt, and can be mended by tapping",
  WHOLE_RUN,
  async ({ page, context }) => {
    await context.grantPermissions(["camera"]);
    await page.setViewportSize(PHONE);
    await open(page, "read");
    await start(page);
    await expect(camera(page).getByRole("list", { name: "Faces seen: 3 of 6" })).toBeVisible({
      timeout: 60_000,
    });
    await camera(page).getByRole("button", { name: "Close the camera" }).click();
    await expect(camera(page)).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText("What the camera saw is painted.").last()).toBeVisible();
    await expectAccessible(page, "camera, closed early");
    await expectNoSideways(page);
    await page.screenshot({ path: screenshotFile("camera-closed-early-phone") });
    // A phone shows one face large: one of those seen.
    const unsure = page.locator(".sticker-doubted");
    await expect(page.locator(".sticker-doubted:visible")).toHaveCount(9);
    await expect(unsure).toHaveCount(27);
    // Where there is room, all six are shown: three of them painted, of the others the centers.
    await page.setViewportSize({ width: 1280, height: 900 });
    const shown = await shownFacelets(page);
    const faces = Array.from({ length: 6 }, (_, face) => shown.slice(face * 9, face * 9 + 9));
    expect(faces.map((face) => face[4]).join("")).toBe("URFDLB");
    expect(faces.filter((face) => !face.includes("?")).length).toBeGreaterThanOrEqual(3);
    // What is erased is no longer in doubt; the rest still is.
    await page.getByRole("button", { name: "Erase" }).click();
    await unsure.nth(1).click();
    await expect(unsure).toHaveCount(26);
  },
);

test(
  "with the keyboard alone, and without motion, the message is read",
  WHOLE_RUN,
  async ({ page, context }) => {
    await context.grantPermissions(["camera"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "read");
    const button = page.locator(".by-camera").getByRole("button");
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(camera(page)).toBeFocused();
    // Out again, and the focus is where it was.
    await tabTo(page, camera(page).getByRole("button", { name: "Close the camera" }));
    await page.keyboard.press("Enter");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(camera(page)).toBeFocused();
    await expect(camera(page).getByRole("status")).toContainText(/Hold one|Got it/, { timeout: 30_000 });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(camera(page)).toBeHidden({ timeout: 90_000 });
    await expect(button).toBeFocused();
    await expect(page.locator("[aria-live]", { hasText: "The camera has read the cube." })).toBeAttached();
    await expect(message(page)).toBeVisible({ timeout: 30_000 });
  },
);

test("when the camera is refused, a sentence says the way on", async ({ page }) => {
  await open(page, "read");
  await start(page);
  await expect(camera(page).getByRole("alert")).toContainText("The camera isn't allowed here");
  await expect(camera(page).getByText("Choose pictures", { exact: true })).toBeVisible();
  await expectAccessible(page, "camera refused");
  await picture(page, "camera-refused");
});

test("a page that is hidden lets go of the camera", async ({ page, context }) => {
  await context.grantPermissions(["camera"]);
  await open(page, "read");
  await start(page);
  await expect(camera(page).getByRole("status")).toContainText(/Hold one|Got it/, { timeout: 30_000 });
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(camera(page).getByText("The camera is off.")).toBeVisible();
});

test("each face taken is felt, and said to those who listen", WHOLE_RUN, async ({ page, context }) => {
  await context.grantPermissions(["camera"]);
  await withSettings(page, { "step-signal": "buzz" });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    navigator.vibrate = () => heard.push("buzz") > 0;
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(() => {
        for (const region of document.querySelectorAll("[aria-live]"))
          if (/Faces seen/.test(region.textContent ?? "") && heard.at(-1) !== region.textContent)
            heard.push(region.textContent!);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  await open(page, "read");
  await readFilm(page);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const said = heard.filter((word) => word !== "buzz");
  expect(said.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((n) => `Faces seen: ${n} of 6`));
  expect(heard.filter((word) => word === "buzz")).toHaveLength(said.length);
});

test("nothing holds the page up while the camera looks", WHOLE_RUN, async ({ page, context, browser }) => {
  await context.grantPermissions(["camera"]);
  let least = Number.POSITIVE_INFINITY;
  let parts = "";
  // The quickest of three: the others waited for other programs as well.
  for (let time = 0; time < 3 && least > MAX_TASK_MS; time++) {
    await page.goto("about:blank");
    await open(page, "read");
    await start(page);
    const [longest] = await tasksDuring(browser, page, () =>
      expect(camera(page).getByRole("list", { name: /Faces seen: [2-6] of 6/ })).toBeVisible({
        timeout: 30_000,
      }),
    );
    if (longest.took < least) ({ took: least, parts } = longest);
  }
  // What is measured is what it says: work of the page's own, put there, is seen.
  const [planted] = await tasksDuring(browser, page, () =>
    page.evaluate(work).then(() => page.waitForTimeout(500)),
  );
  expect(planted.took, "a task that is too long is noticed").toBeGreaterThan(MAX_TASK_MS);
  process.stdout.write(`main thread, the camera looks: longest task ${least} ms\n`);
  expect(least, parts).toBeLessThanOrEqual(MAX_TASK_MS);
});

/** The longest task of a thread may be this part of all its work. It would be nearly all of it if a cube were decided in one go. */
const MAX_PART = 0.4;

test(
  "the workers look and decide in short tasks, from opening Read to the message",
  WHOLE_RUN,
  async ({ page, context, browser }) => {
    await context.grantPermissions(["camera"]);
    await open(page, "read");
    const { workers } = await threadsDuring(browser, page, () => readFilm(page));
    const sum = (tasks: readonly Task[]) => tasks.reduce((all, { took }) => all + took, 0);
    const busy = [...workers].sort((a, b) => sum(b) - sum(a)).slice(0, 2);
    for (const tasks of busy)
      process.stdout.write(
        `worker, a cube is read: ${tasks.length} tasks, ${sum(tasks)} ms in all, longest ${tasks.slice(0, 5).map(({ took }) => took)} ms${tasks[0].parts && ` (${tasks[0].parts})`}\n`,
      );
    // One looks, one decides.
    expect(busy).toHaveLength(2);
    for (const tasks of busy) expect(tasks[0].took).toBeLessThan(MAX_PART * sum(tasks));
  },
);

/** Work for the processor in a task of its own, about a tenth of a second. */
function work(): void {
  setTimeout(() => {
    let sum = 1;
    for (let i = 0; i < 1e8; i++) sum = (sum * 31 + i) % 1_000_003;
    document.body.dataset.worked = String(sum);
  });
}

test(
  "the other camera is mirrored, and a lamp is lit and put out where there is one",
  WHOLE_RUN,
  async ({ page, context }) => {
    await context.grantPermissions(["camera"]);
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = function (wanted) {
        asked.push((wanted!.video as MediaTrackConstraints).facingMode);
        return getUserMedia.call(this, wanted);
      };
      MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
        asked.push(wanted?.advanced?.[0]);
      };
    });
    await open(page, "read");
    await start(page);
    const more = camera(page).getByRole("button", { name: "More" });
    await more.click();
    const light = camera(page).getByRole("button", { name: "Light" });
    await expect(light).toHaveAttribute("aria-pressed", "false");
    await light.click();
    await expect(light).toHaveAttribute("aria-pressed", "true");
    await light.click();
    await expect(light).toHaveAttribute("aria-pressed", "false");
    const view = page.locator(".camera-view");
    await expect(view).not.toHaveClass(/mirrored/);
    await camera(page).getByRole("button", { name: "Other camera" }).click();
    await expect(view).toHaveClass(/mirrored/);
    await expect(camera(page).getByRole("status")).toContainText(/Hold one|Got it/, { timeout: 30_000 });
    const asked = await page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
    expect(asked).toEqual([{ ideal: "environment" }, { torch: true }, { torch: false }, { ideal: "user" }]);
  },
);

for (const [error, said] of [
  ["NotReadableError", "Another program is using the camera"],
  ["NotFoundError", "No camera was found"],
] as const)
  test(`${error} is answered with the way on`, async ({ page }) => {
    await page.addInitScript((name) => {
      MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException("no", name));
    }, error);
    await open(page, "read");
    await start(page);
    await expect(camera(page).getByRole("alert")).toContainText(said);
    await expect(camera(page).getByText("Choose pictures", { exact: true })).toBeVisible();
  });
