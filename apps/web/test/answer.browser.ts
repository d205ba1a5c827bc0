/**
 * How soon the moves stand there after the last key: on a first visit, typing as soon as there is something to type in, and on a page that
 * has come to rest. Times are printed, not judged; that nothing is left to fetch is judged.
 */
import { PHONES, speak } from "./screens.ts";
import { expect, open, type Page, test, WHOLE_RUN } from "./support.ts";

const TRIES = 5;
const WORDS = ["HELLO", "good luck", "see you soon", "the blue door", "call me"];

/** Milliseconds from the last key of the text to its moves; `pace` is the pause between two keys. */
async function answerTime(page: Page, text: string, pace = 60): Promise<number> {
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill("");
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLTextAreaElement>(".write-text")!;
        let last = 0;
        // The moves of the text before are marked as old with the first frame after a key.
        let isDrawn = false;
        field.addEventListener("input", () => {
          if (field.value !== wanted) return;
          last = performance.now();
          requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn = true)));
        });
        const look = () => {
          const isStale = document.querySelector(".write-stale") !== null;
          const hasMoves = document.querySelector(".write-result .moves") !== null;
          if (isDrawn && hasMoves && !isStale) resolve(performance.now() - last);
          else setTimeout(look, 4);
        };
        look();
      }),
    text,
  );
  await box.pressSequentially(text, { delay: pace });
  return measured;
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms (${sorted[0]} … ${sorted.at(-1)})`;
}

/** The moves that a person does not see before scrolling: off the screen, or with something over them. */
function outOfSight(page: Page, which: string): Promise<string[]> {
  return page.locator(`.write-result ${which}`).evaluateAll((moves) =>
    moves.flatMap((move) => {
      const { left, top, right, bottom } = move.getBoundingClientRect();
      const isSeen = [top + 1, bottom - 1].every((y) =>
        move.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isSeen ? [] : [move.textContent ?? ""];
    }),
  );
}

// German has the longest heading.
for (const language of ["en", "de"])
  test(
    `the row of the moves is in sight above the button, and so is the move that comes next: ${language}`,
    WHOLE_RUN,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, "write", "text=HELLO");
      await speak(page, language);
      // The shortest moves stand there.
      await expect(page.locator('.write-result[aria-busy="false"] .moves')).toBeVisible({ timeout: 45_000 });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await expect(page.locator(".stage-actions .button-big")).toBeInViewport({ ratio: 1 });
        const moves = page.locator(".write-result .move");
        for (const at of [0, 4, 8]) {
          await moves.nth(at).click();
          await expect(moves.nth(at)).toHaveClass(/move-next/);
          expect(await outOfSight(page, ".move-next"), `${size.width} × ${size.height}`).toEqual([]);
        }
      }
    },
  );

/** What the page and its workers asked the server for. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(request.url()));
  return requests;
}

/** Until the cube that stands there has its shortest moves, and what one's own words need, which is fetched after it, is there, too. */
async function rest(page: Page, requests: readonly string[]): Promise<void> {
  const patience = { timeout: 45_000 };
  await expect(page.locator('.write-result[aria-busy="false"] .moves')).toBeVisible(patience);
  await expect.poll(() => requests.join(" "), patience).toContain("text-model-en");
  await expect
    .poll(async () => {
      const before = requests.length;
      await page.waitForTimeout(1500);
      return requests.length - before;
    }, patience)
    .toBe(0);
}

test(
  "an answer stands there soon after the last key, and nothing is fetched for it on a page at rest",
  WHOLE_RUN,
  async ({ browser }) => {
    test.setTimeout(240_000);
    const cold: number[] = [];
    const warm: number[] = [];
    for (const text of WORDS.slice(0, TRIES)) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      await open(page, "write");
      cold.push(await answerTime(page, text));
      await page.goto("about:blank");
      const requests = requestsOf(page);
      await open(page, "write");
      await rest(page, requests);
      requests.length = 0;
      warm.push(await answerTime(page, text));
      expect(requests.filter((url) => /text-model|solve|fewest|write/.test(url))).toEqual([]);
      await context.close();
    }
    process.stdout.write(`answer after the last key, first visit, typed at once: ${told(cold)}\n`);
    process.stdout.write(`answer after the last key, page at rest: ${told(warm)}\n`);
  },
);
