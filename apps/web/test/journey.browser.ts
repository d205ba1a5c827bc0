/**
 * The journeys of a person with a phone, who sees only the screen: from a cube to its message, and back.
 */
import { readFileSync } from "node:fs";
import { Person } from "./person.ts";
import { Cube } from "./real-cube.ts";
import { expect, isWholeRun, type Page, test, WHOLE_RUN } from "./support.ts";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

const SCRAMBLED = Cube.fromAlg("R2 F' D B2 L U' F2 R B' D2 L' U R2 F U2 B");

/** Brings a file by the dialog that a tap opens. */
async function give(page: Page, tap: () => Promise<void>, name: string, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await tap();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
}

/** The bytes of the file that a tap saves. */
async function given(page: Page, tap: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await tap();
  return readFileSync((await (await download).path())!);
}

for (const viewport of SCREENS)
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    // What interactions take is measured in whole runs, so the app keeps itself for use offline there, as it does for people.
    test.use({ viewport, hasTouch: true, isMobile: true, isKept: isWholeRun });
    // Every tap is one that a person makes: on a busy machine a hundred of them take minutes.
    test.slow();

    test(
      "from a scrambled cube to the message",
      viewport === SCREENS[0] ? {} : WHOLE_RUN,
      async ({ page }) => {
        const person = new Person(page, "write");
        await page.goto("./");
        await person.tap("Your message", "textbox");
        await page.keyboard.type("HELLO");
        await person.see("typed");
        await person.tap("Write it on my cube");
        await person.see("solved");
        await person.tap("It's scrambled");
        await person.see("show");
        const taps = await person.enter(SCRAMBLED);
        expect(taps, "taps to enter a cube").toBeLessThanOrEqual(40);
        await expect(page.getByRole("button", { name: /^Start: \d+ moves$/ })).toBeVisible({
          timeout: 60_000,
        });
        await person.see("route");
        await person.tap(/^Start: \d+ moves$/);
        const cube = await person.makeMoves(SCRAMBLED, "Your cube says it!");
        await person.report();
        await page.goto(`./#/read?facelets=${cube.facelets()}`);
        await expect(page.getByRole("region", { name: "What it says" }).getByText("HELLO")).toBeVisible({
          timeout: 60_000,
        });
      },
    );

    test(
      "lost on the way from a scrambled cube, and on from there to the message",
      WHOLE_RUN,
      async ({ page }) => {
        const person = new Person(page, "lost");
        await page.goto("./#/write?text=HELLO");
        await person.tap("Write it on my cube");
        await person.tap("It's scrambled");
        await person.enter(SCRAMBLED);
        await person.tap(/^Start: \d+ moves$/);
        await person.tap("I'm holding it like this");
        // The second move is left out.
        let cube = SCRAMBLED;
        for (let move = 1; move <= 3; move++) {
          await expect(page.locator(".guide-say")).toContainText(`Move ${move} of`);
          if (move !== 2) cube = cube.apply((await page.locator(".guide-place b").textContent()) ?? "");
          await person.tap("Done, next");
        }
        await person.tap("I'm lost");
        await person.see("lost");
        await person.enter(cube);
        await expect(page.getByText("Move 2 was skipped.")).toBeVisible({ timeout: 60_000 });
        await person.see("found");
        await person.tap(/^Go on from here: \d+ moves?$/);
        cube = await person.makeMoves(cube, "Your cube says it!", { isHeld: true });
        await person.report();
        await page.goto(`./#/read?facelets=${cube.facelets()}`);
        await expect(page.getByRole("region", { name: "What it says" }).getByText("HELLO")).toBeVisible({
          timeout: 60_000,
        });
      },
    );

    test("from a cube that was found to its text", WHOLE_RUN, async ({ page }) => {
      const person = new Person(page, "read");
      await page.goto("./#/read");
      await person.see("read");
      const written = Cube.fromAlg((await messageMoves(page)).join(" "));
      const taps = await person.enter(written);
      expect(taps, "taps to enter a cube").toBeLessThanOrEqual(40);
      const said = page.getByRole("region", { name: "What it says" }).getByText("HELLO");
      await expect(said).toBeVisible({ timeout: 60_000 });
      await person.see("said");
      const box = (await said.boundingBox())!;
      expect(box.y + box.height, "the text is on the screen").toBeLessThanOrEqual(viewport.height);
      await person.report();
    });

    test("from a scrambled cube to a solved one", WHOLE_RUN, async ({ page }) => {
      const person = new Person(page, "solve");
      await page.goto("./#/solve");
      await person.see("solve");
      await person.enter(SCRAMBLED);
      await person.see("entered");
      await person.tap("Solve");
      await person.tap(/^Show me: \d+ moves$/);
      const cube = await person.makeMoves(SCRAMBLED, "Done: the cube is solved!");
      expect(cube.isSolved()).toBe(true);
      await person.report();
    });

    test("a file becomes cubes, and a list of cubes the file", WHOLE_RUN, async ({ page }) => {
      const person = new Person(page, "files");
      const bytes = Buffer.from("Meet me at noon, by the fountain, with the map. ".repeat(8));
      await page.goto("./#/files");
      await person.see("empty");
      await give(page, () => person.tap("Choose a file"), "map.txt", bytes);
      await person.see("chosen");
      await person.tap("Make the cubes");
      await expect(page.getByRole("heading", { name: /^\d+ cubes$/ })).toBeVisible({ timeout: 60_000 });
      await person.see("box");
      const list = await given(page, () => person.tap("Save the cube list"));
      await person.tap("Cubes to file", "radio");
      await give(page, () => person.tap("Choose files"), "map.txt.cubes.txt", list);
      await expect(page.getByText(/map\.txt.?, 384 bytes/)).toBeVisible({ timeout: 60_000 });
      await person.see("back");
      expect((await given(page, () => person.tap("Save the file"))).equals(bytes)).toBe(true);
      await person.report();
    });

    test("teach me: from a scrambled cube, step by step, to a solved one", WHOLE_RUN, async ({ page }) => {
      const person = new Person(page, "teach");
      await page.goto("./#/solve");
      await person.enter(SCRAMBLED);
      await person.tap("Teach me");
      await person.tap("Skip");
      const looks = page.getByRole("heading", { name: "Does your cube look like this?" });
      const step = page.getByText(/^Step \d+ of \d+$/);
      for (let lesson = 2; lesson <= 7; lesson++) {
        await person.see(`lesson-${lesson}`);
        await person.tap("Skip");
        await expect(step.or(looks)).toBeVisible({ timeout: 60_000 });
        while (!(await looks.isVisible())) {
          await person.see("step");
          const isLong = await page.getByRole("button", { name: "Whole step done" }).isVisible();
          await person.tap(isLong ? "Whole step done" : "Done, next");
        }
        await person.tap("Yes, it does");
        await person.see("reached");
        await person.tap(lesson < 7 ? "Next lesson" : "Finish");
      }
      await expect(page.getByRole("heading", { name: "Done: the cube is solved!" })).toBeVisible();
      await person.see("done");
      await person.report();
    });
  });

/** Moves that write HELLO, from the page itself in another tab. */
async function messageMoves(page: Page): Promise<string[]> {
  const other = await page.context().newPage();
  await other.goto("./#/write?text=HELLO");
  const list = other.getByRole("list", { name: "Moves for cube 1" });
  await expect(list).toBeVisible({ timeout: 60_000 });
  const moves = await list.getByRole("listitem").allTextContents();
  await other.close();
  return moves;
}
