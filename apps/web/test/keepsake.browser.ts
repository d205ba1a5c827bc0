/** The end of a message: the cube says it, and a picture or a film of it can be sent, with the words or without them. */
import { readFileSync, writeFileSync } from "node:fs";
import { Person } from "./person.ts";
import {
  expect,
  expectAccessible,
  openMore,
  type Page,
  PHONE,
  screenshotFile,
  test,
  WHOLE_RUN,
} from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

async function finish(page: Page, person: Person): Promise<void> {
  await page.goto("./#/write?text=HI");
  await person.tap("Write it on my cube");
  await person.tap("It's solved");
  await person.tap("I'm holding it like this");
  const end = page.getByRole("heading", { name: "Your cube says it!" });
  const on = page.locator(".guide-buttons .button-big");
  for (let taps = 0; taps < 60 && !(await end.isVisible()); taps++) await on.tap();
  await expect(end).toBeVisible();
}

test(
  "a picture of the cube is saved or sent, with the words or with stickers in their place",
  WHOLE_RUN,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const person = new Person(page, "keepsake");
    await finish(page, person);
    await expect(page.locator(".is-said .said-text"), "said at once where nothing shall move").toHaveText(
      "HI",
    );
    await person.tap("Send a picture or video");
    const picture = page.locator(".keepsake-picture img");
    await expect(picture).toHaveAttribute("alt", "What does this cube say?");
    await expectAccessible(page, "the picture to send");
    const hidden = await save(page, person);
    await person.see("hidden");
    await page.getByText("Show the words").tap();
    await expect(picture).toHaveAttribute("alt", "HI");
    const shown = await save(page, person);
    await person.see("shown");
    for (const png of [hidden, shown]) {
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    }
    expect(hidden.equals(shown)).toBe(false);
    // Where the device can send files, it does.
    await page.evaluate(() => {
      const sent: string[] = [];
      Object.assign(globalThis, { sent });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => sent.push(`${files[0].name} ${files[0].type}`),
      });
    });
    await page.getByText("Show the words").tap();
    await expect(picture).toHaveAttribute("alt", "What does this cube say?");
    await person.tap(/^Send$/);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent))
      .toEqual(["cubegram.png image/png"]);
  },
);

async function save(page: Page, person: Person): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await person.tap("Save the picture");
  return readFileSync(await (await download).path());
}

test("the moves of a message are saved as a GIF, with what is loaded then", WHOLE_RUN, async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => parts.push(request.url()));
  await page.goto("./#/write?text=HI");
  await openMore(page);
  const button = page.getByRole("button", { name: "Save as GIF" });
  await button.waitFor();
  expect(
    parts.filter((url) => /\/gif-/.test(url)),
    "loaded before it is wanted",
  ).toEqual([]);
  const download = page.waitForEvent("download");
  await button.tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cubegram.gif");
  expect(
    readFileSync(await file.path())
      .subarray(0, 6)
      .toString(),
  ).toBe("GIF89a");
  await expect(button).toBeEnabled();
  await expectAccessible(page, "the moves to take along");
});

test("a film of the cube is made, plays, and is saved", WHOLE_RUN, async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => parts.push(request.url()));
  const person = new Person(page, "film");
  await finish(page, person);
  expect(
    parts.filter((url) => /make-film/.test(url)),
    "loaded before it is wanted",
  ).toEqual([]);
  await person.tap("Send a picture or video");
  const [film, picture] = [page.locator(".keepsake-picture video"), page.locator(".keepsake-picture img")];
  await page.getByRole("radio", { name: "Video" }).check();
  // It can be given up, and the picture is still there.
  await person.tap("Cancel");
  await expect(page.getByRole("radio", { name: "Picture" })).toBeChecked();
  await expect(picture).toBeVisible();
  await page.getByText("Show the words").tap();
  await page.getByRole("radio", { name: "Video" }).check();
  await expect(film).toHaveAttribute("aria-label", "HI", { timeout: 60_000 });
  await expectAccessible(page, "the film to send");
  const seen = await shots(page, [0, 0.3, 0.6, 1]);
  await person.see("film");
  expect(seen.size).toEqual([640, 800]);
  expect(seen.seconds).toBeGreaterThan(3);
  expect(seen.seconds).toBeLessThanOrEqual(10);
  for (const [i, shot] of seen.shots.entries()) {
    writeFileSync(screenshotFile(`film-${i}`), Buffer.from(shot.png.split(",")[1], "base64"));
    // White, red, green and what is around them.
    expect(shot.colors, `colors of picture ${i}`).toBeGreaterThan(8);
  }
  const [first, , , last] = seen.shots;
  for (const [i, shot] of seen.shots.slice(1).entries())
    expect(differences(shot, seen.shots[i]), `picture ${i + 1} beside the one before`).toBeGreaterThan(0.01);
  // It ends as the picture that can be sent, but for the light on the cube; it begins without the words.
  await page.getByRole("radio", { name: "Picture" }).check();
  await expect(picture).toHaveAttribute("alt", "HI");
  const still = await shotOf(page, ".keepsake-picture img");
  const missing = differences(lower(first), lower(still));
  expect(missing).toBeGreaterThan(0.01);
  expect(differences(lower(last), lower(still))).toBeLessThan(missing / 5);
  await page.getByRole("radio", { name: "Video" }).check();
  await expect(film).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await person.tap("Save the video");
  const saved = await download;
  const file = readFileSync(await saved.path());
  expect(saved.suggestedFilename()).toBe("cubegram.mp4");
  expect(file.subarray(4, 8).toString()).toBe("ftyp");
  expect(file.length).toBeLessThan(2_000_000);
  process.stdout.write(`film of HI: ${seen.seconds.toFixed(1)} s, ${Math.round(file.length / 1000)} kB\n`);
});

test("where the browser makes no films, there is the picture alone", WHOLE_RUN, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  const person = new Person(page, "no-film");
  await finish(page, person);
  await person.tap(/^Send a picture$/);
  await expect(page.locator(".keepsake-picture img")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("radio")).toHaveCount(0);
});

/** A picture, a quarter as wide and as high as the film. */
interface Shot {
  readonly png: string;
  readonly width: number;
  /** Red, green, blue, opacity of each dot. */
  readonly dots: readonly number[];
  /** How many colors that are clearly different. */
  readonly colors: number;
}

/** What a picture or the film shows now. */
function shotOf(page: Page, selector: string): Promise<Shot> {
  return page.locator(selector).evaluate((source) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [160, 200];
    const context = canvas.getContext("2d")!;
    context.imageSmoothingQuality = "high";
    context.drawImage(source as HTMLImageElement | HTMLVideoElement, 0, 0, canvas.width, canvas.height);
    const dots = [...context.getImageData(0, 0, canvas.width, canvas.height).data];
    const colors = new Set<string>();
    for (let at = 0; at < dots.length; at += 4)
      colors.add(
        dots
          .slice(at, at + 3)
          .map((part) => part >> 6)
          .join(),
      );
    return { png: canvas.toDataURL(), width: canvas.width, dots, colors: colors.size };
  });
}

/** The film at these parts of its time. */
async function shots(page: Page, parts: readonly number[]) {
  const about = await page.locator(".keepsake-picture video").evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    if (video.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => video.addEventListener("loadedmetadata", resolve, { once: true }));
    video.pause();
    return { seconds: video.duration, size: [video.videoWidth, video.videoHeight] };
  });
  const taken: Shot[] = [];
  for (const part of parts) {
    await page.locator(".keepsake-picture video").evaluate(
      async (element, seconds) => {
        const video = element as HTMLVideoElement;
        const isThere = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
        video.currentTime = seconds;
        await isThere;
      },
      Math.min(about.seconds * part, about.seconds - 0.05) + 0.001,
    );
    taken.push(await shotOf(page, ".keepsake-picture video"));
  }
  return { ...about, shots: taken };
}

/** The share of the dots that are clearly of another color. */
function differences(one: Shot, other: Shot): number {
  const isOther = (at: number) => [0, 1, 2].some((k) => Math.abs(one.dots[at + k] - other.dots[at + k]) > 40);
  let count = 0;
  for (let at = 0; at < one.dots.length; at += 4) count += Number(isOther(at));
  return (4 * count) / one.dots.length;
}

/** The words below the cube. */
function lower(shot: Shot): Shot {
  return { ...shot, dots: shot.dots.slice(4 * shot.width * 130) };
}

test("the cube says its message turn by turn", { tag: "@all" }, async ({ page }) => {
  await finish(page, new Person(page, "said"));
  const said = page.locator(".said-cube");
  await expect(said).toBeVisible();
  await expect(page.locator(".said-later"), "the words are still to come").toHaveText("HI");
  await expect(page.locator(".said-later")).toHaveText("I");
  await expect(page.locator(".is-said .said-later")).toHaveText("");
});
