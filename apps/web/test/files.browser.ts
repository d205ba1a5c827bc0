/** A file becomes cubes, and cubes become the file again, byte for byte. */
import { readFileSync, writeFileSync } from "node:fs";
import { MAX_TASK_MS, tasksDuring } from "./main-thread.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  screenshotFile,
  test,
  textOf,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

/** Bytes that no compression shortens. */
function noise(length: number): Uint8Array {
  let state = 12_345;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

const BYTES = noise(300);

async function choose(page: Page, name: string, bytes: Uint8Array, button = "Choose a file"): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button, exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
}

/** Presses a button that saves a file, and returns its bytes. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFileSync((await (await download).path())!);
}

async function makeCubes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make the cubes" }).click();
  const heading = page.getByRole("heading", { name: /^[\d,]+ cubes$/ });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expectBox(page, Number((await textOf(heading)).replaceAll(/\D/g, "")));
}

/** The box has so many places, and what is in sight of it is drawn; the cubes at these places, from 1, are not there. */
async function expectBox(page: Page, places: number, holes: readonly number[] = []): Promise<void> {
  await expect(page.getByRole("option")).toHaveAttribute("aria-setsize", String(places));
  await expect.poll(() => emptyPlaces(page)).toEqual(holes);
}

/** Places in sight, from 1, where nothing is drawn. */
function emptyPlaces(page: Page): Promise<number[]> {
  return page.getByRole("listbox").evaluate((box) => {
    const places = Number(box.querySelector("[role=option]")!.ariaSetSize);
    const edge = box.getBoundingClientRect();
    const { width: cell } = box.querySelector(".box-cursor")!.getBoundingClientRect();
    const columns = Math.round(box.firstElementChild!.getBoundingClientRect().width / cell);
    const rows = [...box.querySelectorAll("canvas")];
    const found: number[] = [];
    const point = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const first = Math.floor(box.scrollTop / cell);
    for (let row = first; row * cell < box.scrollTop + edge.height; row++) {
      const top = box.firstElementChild!.getBoundingClientRect().top + row * cell;
      const canvas = rows.find((each) => Math.abs(each.getBoundingClientRect().top - top) < 2);
      for (let column = 0; column < columns && row * columns + column < places; column++) {
        const width = cell * devicePixelRatio;
        const at = (column + 0.5) * width;
        point.clearRect(0, 0, 1, 1);
        if (canvas && canvas.width > at) point.drawImage(canvas, -at, -width / 2);
        if (point.getImageData(0, 0, 1, 1).data[3] === 0) found.push(row * columns + column + 1);
      }
    }
    return found;
  });
}

/** What is brought is read at once. */
async function bringBack(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await open(page, "files", "way=unpack");
  await choose(page, name, bytes, "Choose files");
}

test("goes out as a list and comes back, byte for byte, also with cubes lost and wrong", async ({ page }) => {
  await open(page, "files");
  await choose(page, "map.bin", BYTES);
  const count = page.getByRole("status").filter({ hasText: "That takes at most" });
  const most = /That takes at most (\d+) cubes\./;
  await expect(count).toContainText(most);
  const [, told] = most.exec(await textOf(count))!;
  await makeCubes(page);
  const made = await textOf(page.getByRole("heading", { name: /^\d+ cubes$/ }));
  expect(Number.parseInt(made, 10)).toBeLessThanOrEqual(Number(told));
  await expectAccessible(page, "files packed");
  await picture(page, "files-packed-desktop");
  const list = (await saved(page, "Save the cube list")).toString();
  const lines = list.trimEnd().split("\n");
  expect(lines.filter((line) => /^[URFDLB]{54}$/.test(line)).length).toBeGreaterThan(38);

  await bringBack(page, "map.bin.cubes.txt", Buffer.from(list));
  await expect(page.getByText(/map\.bin.?, 300 bytes/)).toBeVisible();
  expect([...(await saved(page, "Save the file"))]).toEqual([...BYTES]);

  // One lost, one exchanged for another cube of the list: four spare cubes make up for both.
  const damaged = [...lines];
  damaged[5] = "?";
  damaged[9] = damaged[10];
  await bringBack(page, "damaged.txt", Buffer.from(damaged.join("\r\n")));
  await expect(page.getByText("Lost, and recovered from the spare cubes: 4.")).toBeVisible();
  await expectBox(page, Number.parseInt(made, 10), [4]);
  await expect(page.getByText("Wrong, and corrected with the spare cubes: 8.")).toBeVisible();
  await expect(page.locator(".box-ring")).toHaveCount(1);
  expect([...(await saved(page, "Save the file"))]).toEqual([...BYTES]);
  await picture(page, "files-repaired-desktop");
});

/** From the disk, as a person's file is: a buffer would be made into one in the page itself. */
async function chooseOnDisk(page: Page, path: string, button: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button, exact: true }).click();
  await (await chooser).setFiles(path);
}

test(
  "two megabytes go out and come back without holding up the page",
  WHOLE_RUN,
  async ({ page, browser }, info) => {
    const bytes = noise(2_000_000);
    const film = info.outputPath("film.bin");
    writeFileSync(film, bytes);
    await open(page, "files", "spare=0");
    await chooseOnDisk(page, film, "Choose a file");
    const packing = await tasksDuring(browser, page, async () => {
      await makeCubes(page);
      await page.getByRole("listbox").press("End");
    });
    await expect(page.getByRole("option", { name: "Cube 245,402" })).toBeInViewport();
    await expectBox(page, 245_402);
    await expect(page.getByText("More than 6,000 cubes is too much for paper")).toBeVisible();
    await picture(page, "files-large-desktop");
    const list = info.outputPath("film.txt");
    writeFileSync(list, await saved(page, "Save the cube list"));
    await open(page, "files", "way=unpack");
    await chooseOnDisk(page, list, "Choose files");
    const unpacking = await tasksDuring(browser, page, async () => {
      await expect(page.getByRole("heading", { name: "The file is back" })).toBeVisible({ timeout: 60_000 });
    });
    expect((await saved(page, "Save the file")).equals(Buffer.from(bytes))).toBe(true);
    for (const [longest] of [packing, unpacking])
      expect(longest.took, longest.parts).toBeLessThanOrEqual(MAX_TASK_MS);
  },
);

/** Cubes of many stickers, and many cubes. */
for (const [query, length, least] of [
  ["size=9&spare=0", 3000, 12],
  ["spare=0", 81_000, 9900],
] as const)
  test(
    `${least} cubes and more fill the box, scroll and change their colors without holding up the page: ${query}`,
    WHOLE_RUN,
    async ({ page, browser }) => {
      await open(page, "files", query);
      await choose(page, "map.bin", noise(length));
      const box = page.getByRole("listbox");
      await expect(box).toBeVisible();
      const tasks = await tasksDuring(browser, page, async () => {
        await framesDuring(page, () => makeCubes(page));
        // Within the page: what a test asks from outside would be the longest task itself.
        await framesDuring(page, () =>
          box.evaluate(async (node) => {
            for (let step = 0; step < 120; step++) {
              node.scrollTop += step < 60 ? 40 : 400;
              await new Promise(requestAnimationFrame);
            }
            document.querySelector<HTMLInputElement>('#settings input[value="color-safe"]')!.click();
            await new Promise((done) => setTimeout(done, 500));
          }),
        );
      });
      process.stdout.write(`the box, ${query}: longest task ${tasks[0].took} ms\n`);
      expect(tasks[0].took, tasks[0].parts).toBeLessThanOrEqual(MAX_TASK_MS);
      expect(Number(await page.getByRole("option").getAttribute("aria-setsize"))).toBeGreaterThan(least);
      expect(await box.locator("*").count()).toBeLessThan(40);
      await expect.poll(() => emptyPlaces(page)).toEqual([]);
    },
  );

/** Tells how many frames there were, and how long the page waited for one at most. */
async function framesDuring(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = (at: number) => {
      seen.push(at);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { seenFrames: seen });
  });
  await run();
  const gaps = await page.evaluate(() => {
    const { seenFrames } = globalThis as unknown as { seenFrames: number[] };
    return seenFrames.slice(1).map((at, i) => at - seenFrames[i]);
  });
  const [median, longest] = [gaps.toSorted((a, b) => a - b)[gaps.length >> 1], Math.max(...gaps)];
  process.stdout.write(
    `${gaps.length} frames, ${median.toFixed(1)} ms from one to the next, ${longest.toFixed(0)} ms at most\n`,
  );
}

test("a cube is taken out of the box by keyboard, and is the cube of the next page", async ({ page }) => {
  await open(page, "files", "spare=0");
  await choose(page, "a.bin", BYTES);
  await makeCubes(page);
  await page.getByRole("listbox").press("ArrowRight");
  await page.getByRole("listbox").press("Enter");
  await expect(page.getByRole("heading", { name: "Cube 2" })).toBeFocused();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: "Cube 3" })).toBeVisible();
  await expectAccessible(page, "a cube out of the box");
  await picture(page, "files-cube-desktop");
  await page.getByRole("button", { name: "Back to the box" }).click();
  await expect(page.getByRole("listbox")).toBeFocused();
  await expect(page.getByRole("option", { name: "Cube 3" })).toBeAttached();
  const list = (await saved(page, "Save the cube list")).toString().split("\n").slice(2);
  await page.getByRole("link", { name: "Solve", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`solve\\?facelets=${list[2]}`));
});

test("too many damaged cubes are named, with how many it takes", async ({ page }) => {
  await open(page, "files", "spare=0");
  await choose(page, "a.bin", BYTES);
  await makeCubes(page);
  const lines = (await saved(page, "Save the cube list")).toString().trimEnd().split("\n");
  lines[6] = "?";
  lines[7] = "UUUUUUUUU".repeat(6);
  await bringBack(page, "a.txt", Buffer.from(lines.join("\n")));
  await expect(page.getByRole("alert")).toContainText("2 more cubes are needed.");
  await expect(page.getByRole("alert")).toContainText("Lost: 5–6.");
  await expect.poll(() => emptyPlaces(page)).toEqual([5, 6]);
  await expect(page.getByText(/line 8: /)).toBeVisible();
  await expectAccessible(page, "files damaged");
  await picture(page, "files-damaged-desktop");
});

test(
  "lines missing in three places come back; where too many are, it is said what to do",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "files", "spare=35");
    await choose(page, "a.bin", BYTES.subarray(0, 207));
    await makeCubes(page);
    const lines = (await saved(page, "Save the cube list")).toString().trimEnd().split("\n");
    const first = lines.findIndex((line) => !line.startsWith("#"));
    const without = (places: readonly number[]) =>
      Buffer.from(lines.filter((_, i) => !places.includes(i - first)).join("\n"));
    await bringBack(page, "a.txt", without([2, 9, 20]));
    await expect(page.getByText("Lost, and recovered from the spare cubes: 3, 10, 21.")).toBeVisible({
      timeout: 30_000,
    });
    await expect.poll(() => emptyPlaces(page)).toEqual([3, 10, 21]);
    expect(await saved(page, "Save the file")).toEqual(Buffer.from(BYTES.subarray(0, 207)));
    await bringBack(page, "b.txt", without([1, 3, 5, 7, 9, 11, 13, 15, 17]));
    await expect(page.getByRole("alert")).toContainText("If cubes are missing, put ? in their places.", {
      timeout: 30_000,
    });
  },
);

test("a sheet goes to paper as PDF and picture, and both are read back", WHOLE_RUN, async ({ page }) => {
  const text = "Wir treffen uns am Brunnen, mittags.";
  await open(page, "files");
  await choose(page, "note.txt", Buffer.from(text));
  await makeCubes(page);
  const pdf = await saved(page, "Save as PDF");
  const png = await saved(page, "Save page 1 as a picture");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  for (const [name, bytes] of [
    ["sheet.pdf", pdf],
    ["sheet.png", png],
  ] as const) {
    await bringBack(page, name, bytes);
    await expect(page.getByRole("region", { name: "Its text" })).toHaveText(text, { timeout: 30_000 });
  }
  await expectAccessible(page, "files unpacked");
});

test(
  "a sheet in Chinese has its sentences in Chinese, on paper, in a PDF and in a picture",
  WHOLE_RUN,
  async ({ page }) => {
    await withSettings(page, { language: "zh" });
    await open(page, "files");
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: "笔记.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("中午见"),
      });
    await page.locator(".button-big:enabled").first().click();
    const sheet = page.locator('section[aria-labelledby="files-sheet"]');
    await sheet.waitFor();
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    const download = async (place: number) => {
      const file = page.waitForEvent("download");
      await sheet.getByRole("button").nth(place).click();
      return readFileSync(await (await file).path());
    };
    const pdf = (await download(1)).toString("latin1");
    expect(pdf).not.toMatch(/white up|cubes, page/);
    const png = await download(2);
    writeFileSync(screenshotFile("files-sheet-zh"), png);
    await sheet.getByRole("button").first().click();
    await expect(sheet.locator(".files-page text").filter({ hasText: "第 1 页" })).toBeAttached();
    await expect(sheet.locator(".files-page text").filter({ hasText: "绿色朝前" })).toBeAttached();
  },
);

test("a pasted list, in any order, sealed with a password", WHOLE_RUN, async ({ page }) => {
  await open(page, "files");
  await openMore(page);
  await page.getByRole("switch", { name: /^In any order/ }).press("Space");
  await page.getByRole("textbox", { name: "Password" }).fill("four random words here");
  await choose(page, "b.bin", BYTES.subarray(0, 40));
  await makeCubes(page);
  await openMore(page);
  const list = (await saved(page, "Save as numbers")).toString().trimEnd().split("\n").reverse();
  await page.getByRole("radio", { name: "Cubes to file" }).check();
  await openMore(page);
  await page.getByRole("textbox", { name: "Paste a cube list" }).fill(list.join("\n"));
  await page.getByRole("button", { name: "Get the file back" }).click();
  await expect(page.getByRole("alert")).toContainText("This file is locked");
  await page.getByRole("textbox", { name: "Password" }).fill("wrong");
  await page.getByRole("button", { name: "Get the file back" }).click();
  await expect(page.getByRole("alert")).toContainText("not the password", { timeout: 30_000 });
  await page.getByRole("textbox", { name: "Password" }).fill("four random words here");
  await page.getByRole("button", { name: "Get the file back" }).click();
  await expect(page.getByRole("heading", { name: "The file is back" })).toBeFocused({ timeout: 30_000 });
  expect([...(await saved(page, "Save the file"))]).toEqual([...BYTES.subarray(0, 40)]);
});

test(
  "work can be given up, and what is too large is refused before it begins",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "files");
    await choose(page, "c.bin", noise(400_000));
    await page.getByRole("button", { name: "Make the cubes" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Make the cubes" })).toBeEnabled();
    await expect(page.getByRole("heading", { name: /^\d+ cubes$/ })).toHaveCount(0);
    await choose(page, "huge.bin", new Uint8Array(16_000_001), "Another file");
    await expect(page.getByRole("alert")).toContainText("At most 16,000,000 bytes fit on cubes here");
  },
);

test("a dropped file, other sizes, and a reload that keeps them", async ({ page }) => {
  await open(page, "files", "size=5&spare=25&order=any");
  await openMore(page);
  await expect(page.getByRole("radio", { name: "5×5" })).toBeChecked();
  await expect(page.getByRole("slider", { name: "Spare cubes" })).toHaveValue("25");
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["dropped"], "dropped.txt", { type: "text/plain" }));
    return transfer;
  });
  await page.locator(".files-drop").dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByText(/dropped\.txt.?, 7 bytes/)).toBeVisible();
  await page.waitForTimeout(400);
  await page.reload();
  await expect(page.getByText(/dropped\.txt.?, 7 bytes/)).toBeVisible();
  await page.getByRole("button", { name: "Make the cubes" }).click();
  await expect(page.getByRole("heading", { name: /^\d cubes$/ })).toBeVisible();
  await expect(page).toHaveURL(/size=5&spare=25&order=any/);
  await page.getByRole("radio", { name: "2×2" }).check();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: "5×5" })).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test("a swipe that begins on the slider scrolls and changes nothing; sideways it is set", async ({
    page,
  }) => {
    await open(page, "files");
    await openMore(page);
    const slider = page.getByRole("slider", { name: "Spare cubes" });
    await slider.evaluate((node) => node.scrollIntoView({ block: "center" }));
    const box = (await slider.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    const swipe = async (dx: number, dy: number) => {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      for (let step = 1; step <= 10; step++)
        await session.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: [{ x: at.x + (dx * step) / 10, y: at.y + (dy * step) / 10 }],
        });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(-box.width * 0.3, 0);
    await expect(slider).toHaveValue("50");
    const before = await page.evaluate(() => scrollY);
    await swipe(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(slider).toHaveValue("50");
    await expect(page.locator(".files-slider output")).toHaveText("50 %");
  });

  test("in Arabic: cubes are made and fit", WHOLE_RUN, async ({ page }) => {
    await withSettings(page, { language: "ar" });
    await open(page, "files");
    await choose(page, "a.bin", BYTES.subarray(0, 50), "اختر ملفًا");
    await page.getByRole("button", { name: "اصنع المكعبات" }).click();
    await expect(page.getByRole("heading", { name: "ورقة للطباعة" })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, "files packed, Arabic");
    await picture(page, "files-packed-arabic");
  });
});
