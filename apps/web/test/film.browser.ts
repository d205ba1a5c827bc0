/** The camera itself: Chromium's made-up device plays a film of a cube that somebody turns, and the page reads its message. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shownFacelets } from "./real-cube.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  type Page,
  PHONE,
  picture,
} from "./support.ts";

const MESSAGE = "Meet me at noon";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });

/** What the cube shows, written by the command line. */
const facelets = (): string =>
  JSON.parse(node("packages/cli/bin/cubegram.js", "write", MESSAGE, "--json")).facelets;

interface Film {
  /** The cube in the film. */
  readonly filmed: string;
}

/** A browser whose camera is a film: made when the first test needs it, never kept. */
const test = base.extend<object, Film>({
  filmed: [async ({ browserName: _ }, use) => use(facelets()), { scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, filmed }, use) => {
      const film = join(mkdtempSync(join(tmpdir(), "cubegram-film-")), "cube.y4m");
      node("bench/vision/write-clip.mjs", film, filmed);
      const device = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...device] });
    },
    { scope: "worker" },
  ],
});

const camera = (page: Page) => page.getByRole("region", { name: "Camera" });
const outcome = (page: Page) => page.getByRole("region", { name: "What it says" });
const start = (page: Page) => page.getByRole("button", { name: "Read with the camera" }).click();

/** From the open page to the message, without a hand on the screen. */
async function readFilm(page: Page): Promise<void> {
  await start(page);
  await expect(camera(page).getByRole("status")).toContainText(/Hold one face|Got it/, { timeout: 30_000 });
  await expect(camera(page)).toBeHidden({ timeout: 90_000 });
  await expect(outcome(page).getByText(MESSAGE)).toBeVisible({ timeout: 30_000 });
}

for (const [name, viewport, colorScheme] of [
  ["desktop", { width: 1280, height: 900 }, "light"],
  ["phone", PHONE, "dark"],
] as const)
  test(`${name}: from opening Read to the message, offline`, async ({ page, context, filmed }) => {
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
    await page.screenshot({ path: `${root}test-results/screenshots/camera-live-${name}.png` });
    await expect(camera(page)).toBeHidden({ timeout: 90_000 });
    await expect(outcome(page).getByText(MESSAGE)).toBeVisible({ timeout: 30_000 });
    await picture(page, `camera-read-${name}`);
    if (name === "desktop") expect(await shownFacelets(page)).toBe(filmed);
    await expectAccessible(page, `camera, read, ${name}`);
    // The camera is off.
    expect(await page.evaluate(() => document.querySelector("video")?.srcObject ?? null)).toBeNull();
  });

test("what was read is corrected by hand, and by hand made right again", async ({
  page,
  context,
  filmed,
}) => {
  await context.grantPermissions(["camera"]);
  await open(page, "read");
  await readFilm(page);
  const sticker = page.locator('[data-facelet="0"]');
  const other = filmed[0] === "R" ? "g" : "r";
  await sticker.focus();
  await page.keyboard.press(other);
  // No cube has that sticker there beside the others, and the page says so first.
  await page.getByRole("button", { name: "Paint it anyway" }).click();
  await expect(outcome(page).getByText(MESSAGE)).toBeHidden();
  await sticker.focus();
  await page.keyboard.press("wrgyob"["URFDLB".indexOf(filmed[0])]);
  await expect(outcome(page).getByText(MESSAGE)).toBeVisible({ timeout: 30_000 });
});

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
  await expect(camera(page).getByRole("status")).toContainText(/Hold one face|Got it/, { timeout: 30_000 });
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(camera(page).getByText("The camera is off.")).toBeVisible();
});
