/** A cube goes in, a solution comes out and is followed move by move. */
import { Cube } from "./real-cube.ts";
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
  withSettings,
} from "./support.ts";

const solve = { name: "Solve", exact: true };

test("solves a cube, says that it is proved, and is followed to the end by buttons", async ({ page }) => {
  await open(page, "solve", "alg=R+U+F2+L&size=3");
  await page.getByRole("button", solve).click();
  await expect(page.getByRole("heading", { name: "Solution: 4 moves" })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator("#main").getByText("Proved: no solution is shorter.")).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.locator("cube-player")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next move" })).toHaveCount(1);
  const names = await page
    .getByRole("region", { name: "The cube" })
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent));
  expect(new Set(names).size, names.join()).toBe(names.length);
  await expectAccessible(page, "a solution");
  await picture(page, "solve-solution");
  await page.getByRole("button", { name: "Show me: 4 moves" }).click();
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  const next = page.getByRole("button", { name: "Done, next" });
  for (let move = 1; move <= 4; move++) {
    await expect(page.locator(".guide-say")).toContainText(`Move ${move} of 4`);
    await next.click();
  }
  await expect(page.getByRole("heading", { name: "Done: the cube is solved!" })).toBeVisible();
  await expectAccessible(page, "a solution at its end");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("heading", { name: "Solution: 4 moves" })).toBeVisible();
});

test(
  "whoever is lost on the way to a solved cube is told what went wrong, and led on",
  WHOLE_RUN,
  async ({ page }) => {
    const scrambled = Cube.fromAlg("R U F2 L D B");
    await open(page, "solve", "alg=R+U+F2+L+D+B&size=3");
    await page.getByRole("button", solve).click();
    await page.getByRole("button", { name: "Show me: 6 moves" }).click({ timeout: 40_000 });
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    const asked = page.locator(".guide-place b");
    const moves: string[] = [];
    for (let move = 1; move <= 3; move++) {
      await expect(page.locator(".guide-say")).toContainText(`Move ${move} of 6`);
      moves.push((await asked.textContent()) ?? "");
      await page.getByRole("button", { name: "Done, next" }).click();
    }
    // The second move was left out.
    let cube = scrambled.apply(moves[0]).apply(moves[2]);
    await page.getByRole("button", { name: "I'm lost" }).click();
    await page.getByText("Or paste the stickers as text").first().click();
    await page.getByRole("textbox", { name: "Or paste the stickers" }).fill(cube.facelets());
    await expect(page.getByText("Move 2 was skipped.")).toBeVisible({ timeout: 40_000 });
    await page.getByRole("button", { name: /^Go on from here/ }).click();
    const done = page.getByRole("heading", { name: "Done: the cube is solved!" });
    for (let made = 0; made < 25 && (await done.count()) === 0; made++) {
      const same = page.getByRole("button", { name: "Same" });
      if ((await same.count()) > 0) await same.click();
      await expect(page.locator(".guide-say")).toContainText(`Move ${made + 1} of`);
      cube = cube.apply((await asked.textContent()) ?? "");
      await page.getByRole("button", { name: "Done, next" }).click();
      await expect(page.locator(".guide-say")).not.toContainText(`Move ${made + 1} of`);
    }
    await expect(done).toBeVisible();
    expect(cube.isSolved()).toBe(true);
  },
);

test("a move of a 5x5 says what it is for", WHOLE_RUN, async ({ page }) => {
  await open(page, "solve", "alg=Rw+U2+Fw+D+2L+B2&size=5");
  await page.getByRole("button", solve).click();
  await page.getByRole("button", { name: /^Show me: / }).click({ timeout: 90_000 });
  await page.getByRole("button", { name: "I'm holding it like this" }).click();
  await expect(page.locator(".guide-say")).toContainText("Goal: every center in one color");
  await picture(page, "solve-guide-5x5");
});

test(
  "finds shorter solutions until it is stopped, and keeps the last one over a reload",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "solve", "number=12345678901234567890&size=3");
    await page.getByRole("button", solve).click();
    await expect(page.getByRole("heading", { name: /^Solution: \d+ moves$/ })).toBeVisible({
      timeout: 40_000,
    });
    await expectAccessible(page, "searching");
    await page.getByRole("button", { name: "Stop" }).click();
    const found = await page.getByRole("heading", { name: /^Solution:/ }).textContent();
    await page.reload();
    await expect(page.getByRole("heading", { name: found! })).toBeVisible();
  },
);

test("a proof is searched by several threads", WHOLE_RUN, async ({ page }) => {
  // The table is made first.
  test.setTimeout(500_000);
  const helpers: string[] = [];
  page.on("worker", (worker) => helpers.push(worker.url()));
  await open(page, "solve", "alg=D+B2+L+F'+R2+D+F+U'+B+U2+B2+R'+F2+R+U+L2&size=3");
  await openMore(page);
  await page.getByRole("radio", { name: "Shortest possible" }).check({ force: true });
  await page.getByRole("button", solve).click();
  await expect(page.locator("#main").getByText("Proved: no solution is shorter.")).toBeVisible({
    timeout: 240_000,
  });
  expect(helpers.some((url) => url.includes("proof-thread"))).toBe(true);
  // The table is a file now, whole, and the next visit reads it instead of making it again.
  const [made] = await proofTables(page);
  expect(made).toEqual({ name: "optimal-small-3-HTM.table", size: 61_691_888, at: expect.any(Number) });
  await open(page, "solve", "alg=L2+U'+R'+F2+R+B2+U2+B'+U+F'+D'+R2+F+L'+B2+D'&size=3&goal=optimal");
  await page.reload();
  await page.getByRole("button", solve).click();
  await expect(page.locator("#main").getByText("Proved: no solution is shorter.")).toBeVisible({
    timeout: 240_000,
  });
  expect(await proofTables(page)).toEqual([made]);
});

test("a proof may use a larger table, as far as the browser has room", WHOLE_RUN, async ({ page }) => {
  await open(page, "solve", "alg=R+U+F&size=3");
  await openMore(page);
  await page.getByRole("radio", { name: "Shortest possible" }).check({ force: true });
  const tables = page.getByRole("group", { name: "Table for the proof" });
  await expect(tables.getByRole("radio", { name: "62 MB" })).toBeChecked();
  await tables.getByRole("radio", { name: "693 MB" }).check({ force: true });
  await page.reload();
  await openMore(page);
  await expect(tables.getByRole("radio", { name: "693 MB" })).toBeChecked();
  // Only threads that share memory make the largest.
  const isIsolated = await page.evaluate(() => crossOriginIsolated);
  await expect(tables.getByRole("radio", { name: "2.8 GB" })).toHaveCount(isIsolated ? 1 : 0);
});

/** The files of large tables that the browser keeps. */
function proofTables(page: Page): Promise<{ name: string; size: number; at: number }[]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("tables");
    const found = [];
    for await (const handle of folder.values()) {
      if (!handle.name.startsWith("optimal-") || !(handle instanceof FileSystemFileHandle)) continue;
      const { name, size, lastModified: at } = await handle.getFile();
      found.push({ name, size, at });
    }
    return found;
  });
}

test("solves a 2x2 at once, proved", async ({ page }) => {
  await open(page, "solve", "number=3674159&size=2");
  await page.getByRole("button", solve).click();
  await expect(page.locator("#main").getByText("Proved: no solution is shorter.")).toBeVisible({
    timeout: 40_000,
  });
});

test(
  "what counts on a 4x4 is chosen: quarter turns of single layers, and again turns of the hand",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "solve", "alg=Rw+U+2F2&size=4");
    await openMore(page);
    const counts = page.getByRole("group", { name: "What counts" });
    await expect(counts.getByRole("radio", { name: "Turns of the hand" })).toBeChecked();
    await counts.getByRole("radio", { name: "Quarter turns" }).check();
    await expect(page.getByText("as a robot's motors make them")).toBeVisible();
    await expectAccessible(page, "what counts");
    await picture(page, "solve-count");
    await page.getByRole("button", solve).click();
    // Rw is two layers, and 2F2 half a turn of one.
    await expect(page.getByText("Quarter turns: 5")).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.getByText("Quarter turns: 5")).toBeVisible({ timeout: 20_000 });
    await openMore(page);
    await counts.getByRole("radio", { name: "Turns of the hand" }).check();
    await expect(page.getByText("Quarter turns: 5")).toHaveCount(0);
    await expect(page.getByRole("button", solve)).toBeEnabled();
  },
);

test("solves a 4x4, and what that needs is there on the next visit", WHOLE_RUN, async ({ page }) => {
  /** The names of all files that the app's workers have put into their folder, on this visit. */
  const puts = async () => {
    const own = () => (globalThis as { puts?: string[] }).puts ?? [];
    return (await Promise.all(page.workers().map((worker) => worker.evaluate(own)))).flat();
  };
  page.on("worker", (worker) =>
    worker.evaluate(() => {
      const handles = FileSystemFileHandle.prototype as unknown as { move(name: string): Promise<void> };
      const { move } = handles;
      const all: string[] = [];
      Object.assign(globalThis, { puts: all });
      handles.move = function (name) {
        all.push(name);
        return move.call(this, name);
      };
    }),
  );
  const solved = async (alg: string) => {
    await open(page, "solve", `alg=${alg}&size=4`);
    await page.getByRole("button", solve).click();
    const solution = page.getByRole("heading", { name: /^Solution: \d+ moves$/ });
    await expect(solution).toBeVisible({ timeout: 50_000 });
  };
  await solved("Rw+U+2F2+Uw+L+D2+Bw+R+Uw+B");
  await expect.poll(puts).toContainEqual(expect.stringContaining("stages-4x4"));
  await page.goto("about:blank");
  await solved("Fw+U+2L2+Uw+B+D2+Rw+F+Uw+R");
  expect(await puts()).toEqual([]);
});

test("says why stickers are no cube, and mends them by a button", async ({ page }) => {
  const doubled = `${"U".repeat(9)}${"R".repeat(9)}${"F".repeat(9)}${"D".repeat(9)}${"L".repeat(9)}BBBBBBBUB`;
  await open(page, "solve", `facelets=${doubled}`);
  await expect(page.getByText(/No sequence of turns can reach or solve it\./)).toBeVisible();
  await expectAccessible(page, "an impossible cube");
  await page.getByRole("button", { name: /blue, not white/ }).click();
  await expect(page.getByText("This cube is already solved.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText(/No sequence of turns can reach or solve it\./)).toBeVisible();
});

test("takes a cube in every form that the Read page knows, and says what it took it for", async ({
  page,
}) => {
  await open(page, "solve");
  const field = page.getByRole("textbox", { name: "Moves, stickers or a number" });
  for (const [text, taken] of [
    ["https://alpha.twizzle.net/edit/?puzzle=4x4x4&alg=R+Uw", "Read as a link to Twizzle, a 4×4 cube."],
    [
      "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR",
      "Read as Reid’s piece list, a 3×3 cube.",
    ],
    ["num: 12", "Read as a cube's number, a 3×3 cube."],
    ["R U\n", "Read as moves, a 3×3 cube."],
  ] as const) {
    await field.fill(text);
    await expect(page.getByText(taken)).toBeVisible();
  }
  await field.fill('{"cp":[]}');
  await expect(page.getByText(/looks like cubejs data, but/)).toBeVisible();
  await expectAccessible(page, "a text that is no cube");
});

test("says why a move is none of this cube", async ({ page }) => {
  await open(page, "solve", "alg=R+7Rw+U&size=3");
  await expect(page.getByText("This cube doesn't have that many layers.")).toBeVisible();
});

test("is laid out for a phone, in Arabic, in the dark", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await withSettings(page, { language: "ar" });
  await open(page, "solve", "alg=R+U&size=3");
  await page.locator(".stage-actions .button-big").click();
  await expect(page.locator("#solve-solution")).toBeVisible({ timeout: 40_000 });
  await expectNoSideways(page);
  await picture(page, "solve-phone-ar");
  await expectAccessible(page, "Arabic, dark, phone");
});

test(
  "teaches a 2x2 move by move, each step with its case and reason, to the solved cube",
  WHOLE_RUN,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await open(page, "solve", "alg=R+U+F&size=2&goal=learn");
    await page.getByRole("button", { name: "Start the lesson" }).click();
    await expect(page.getByText("How to hold it", { exact: true })).toBeVisible({ timeout: 40_000 });
    const next = page.getByRole("button", { name: "Done, next" });
    await next.click();
    await expect(page.locator(".taught-case", { hasText: /corner\. Case: |Case: / })).toBeVisible();
    await page.getByText("Why?").click();
    await expectAccessible(page, "a step that is taught");
    await expectNoSideways(page);
    await picture(page, "solve-teach");
    const looks = page.getByRole("heading", { name: "Does your cube look like this?" });
    for (let moves = 0; moves < 60 && !(await looks.isVisible()); moves++) {
      const whole = page.getByRole("button", { name: "Whole step done" });
      await ((await whole.isVisible()) ? whole : next).click();
    }
    await expect(looks).toBeVisible();
    await page.getByRole("button", { name: "Yes, it does" }).click();
    await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  },
);
