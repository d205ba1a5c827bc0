/** A file becomes cubes, and cubes become the file again, byte for byte. */
import { readFileSync, writeFileSync } from "node:fs";
import { MAX_TASK_MS, tasksDuring } from "./main-thread.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
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
  await expect(page.getByRole("heading", { name: /^\d+ cubes$/ })).toBeVisible({ timeout: 30_000 });
  await expectPictures(page, 1);
}

/** The pictures of cubes from the first one on are there, and are these: each is drawn in a frame of its own. */
async function expectPictures(page: Page, first: number): Promise<void> {
  await expect(page.getByRole("img", { name: `Cube ${first}`, exact: true })).toBeVisible();
  await expect(page.locator(".files-cube:empty")).toHaveCount(0);
}

async function bringBack(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await open(page, "files", "way=unpack");
  await choose(page, name, bytes, "Choose files");
  await page.getByRole("button", { name: "Get the file back" }).click();
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
  await expect(page.getByText("Wrong, and corrected with the spare cubes: 8.")).toBeVisible();
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
      await page.getByRole("button", { name: "Make the cubes" }).click();
      await expect(page.getByRole("heading", { name: "245,402 cubes" })).toBeVisible({ timeout: 60_000 });
      await expectPictures(page, 1);
      await page.getByRole("button", { name: "Next cubes" }).click();
      await expect(page.getByText("Cubes 13 to 24 of 245,402")).toBeVisible();
      await expectPictures(page, 13);
    });
    await expect(page.getByText("More than 6,000 cubes is too much for paper")).toBeVisible();
    await picture(page, "files-large-desktop");
    const list = info.outputPath("film.txt");
    writeFileSync(list, await saved(page, "Save the cube list"));
    await open(page, "files", "way=unpack");
    await chooseOnDisk(page, list, "Choose files");
    const unpacking = await tasksDuring(browser, page, async () => {
      await page.getByRole("button", { name: "Get the file back" }).click();
      await expect(page.getByRole("heading", { name: "The file is back" })).toBeVisible({ timeout: 60_000 });
    });
    expect((await saved(page, "Save the file")).equals(Buffer.from(bytes))).toBe(true);
    for (const [longest] of [packing, unpacking])
      expect(longest.took, longest.parts).toBeLessThanOrEqual(MAX_TASK_MS);
  },
);

test(
  "cubes of many stickers are shown without holding up the page or moving it",
  WHOLE_RUN,
  async ({ page, browser }) => {
    await open(page, "files", "size=9&spare=0");
    await choose(page, "map.bin", noise(3000));
    // Before the frame in which the first picture is drawn, and after the last one: how far down the page reaches.
    const heights = page.evaluate(
      () =>
        new Promise<number[]>((told) => {
          const seen: number[] = [];
          const look = () => {
            const boxes = [...document.querySelectorAll(".files-cube")];
            if (boxes.length > 0) seen.push(document.documentElement.scrollHeight);
            if (boxes.length > 0 && boxes.every((box) => box.firstChild)) told(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    const [longest] = await tasksDuring(browser, page, () => makeCubes(page));
    expect(longest.took, longest.parts).toBeLessThanOrEqual(MAX_TASK_MS);
    const seen = await heights;
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(1);
    const [room, drawn] = await page
      .locator(".files-cube")
      .first()
      .evaluate((box) => [box, box.querySelector("svg")!].map((each) => each.getBoundingClientRect().height));
    expect(drawn).toBeCloseTo(room, 1);

    // Within the page: what a test asks of thousands of stickers from outside would be the longest task itself.
    const looks = await tasksDuring(browser, page, () =>
      page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const drawnAgain = async () => {
          for (let i = 0; i < 5 || document.querySelector(".files-cube:empty"); i++) await frame();
        };
        document.querySelector<HTMLInputElement>('#settings input[value="color-safe"]')!.click();
        await drawnAgain();
        const language = document.querySelector<HTMLSelectElement>("#settings select")!;
        language.value = "de";
        language.dispatchEvent(new Event("change"));
        while (document.documentElement.lang !== "de") await frame();
        await drawnAgain();
      }),
    );
    await expect(page.getByRole("img", { name: "Würfel 12", exact: true })).toBeAttached();
    expect(looks[0].took, looks[0].parts).toBeLessThanOrEqual(MAX_TASK_MS);
  },
);

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
  await expect(page.getByText(/line 8: /)).toBeVisible();
  await expectAccessible(page, "files damaged");
  await picture(page, "files-damaged-desktop");
});

test("lines missing in three places come back; where too many are, it is said what to do", async ({
  page,
}) => {
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
  expect(await saved(page, "Save the file")).toEqual(Buffer.from(BYTES.subarray(0, 207)));
  await bringBack(page, "b.txt", without([1, 3, 5, 7, 9, 11, 13, 15, 17]));
  await expect(page.getByRole("alert")).toContainText("If cubes are missing, put ? in their places.", {
    timeout: 30_000,
  });
});

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
    await page.locator(".button-main").click();
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
  await page.getByRole("switch", { name: /^In any order/ }).press("Space");
  await page.getByRole("textbox", { name: "Password" }).fill("four random words here");
  await choose(page, "b.bin", BYTES.subarray(0, 40));
  await makeCubes(page);
  const list = (await saved(page, "Save as numbers")).toString().trimEnd().split("\n").reverse();
  await page.getByRole("radio", { name: "Cubes to file" }).check();
  await page.getByRole("textbox", { name: "Or paste a cube list" }).fill(list.join("\n"));
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
    await choose(page, "huge.bin", new Uint8Array(16_000_001), "Choose another file");
    await expect(page.getByRole("alert")).toContainText("At most 16,000,000 bytes fit on cubes here");
  },
);

test("a dropped file, other sizes, and a reload that keeps them", async ({ page }) => {
  await open(page, "files", "size=5&spare=25&order=any");
  await expect(page.getByRole("radio", { name: "5×5" })).toBeChecked();
  await expect(page.getByRole("slider", { name: "Spare cubes" })).toHaveValue("25");
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["dropped"], "dropped.txt", { type: "text/plain" }));
    return transfer;
  });
  await page.getByText("or drop it here").dispatchEvent("drop", { dataTransfer: data });
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
    const slider = page.getByRole("slider", { name: "Spare cubes" });
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
