/**
 * How soon a turn of a smart cube is on the screen: from when the page is told (`characteristicvaluechanged`) to when the cube on the screen
 * begins to turn or the guide shows the next move, and to the end of the frame that draws it. Times are printed, not judged:
 * `npm run test:browser -- smart-times`.
 */
import { Cube } from "@cubegram/core";
import { type Hands, inHand, movesIn, news, startWriting, test } from "./smart-cube.ts";
import { expect, type Page, WHOLE_RUN } from "./support.ts";

const TURNS = 20;

/** Milliseconds after the page was told. */
interface Seen {
  readonly answered: number;
  readonly drawn: number;
}

/** Runs in the page, so it stands alone. */
function stampInPage(): void {
  let told = 0;
  const seen: Seen[] = [];
  const { prototype } = (
    globalThis as unknown as { BluetoothRemoteGATTCharacteristic: { prototype: EventTarget } }
  ).BluetoothRemoteGATTCharacteristic;
  const listen = EventTarget.prototype.addEventListener;
  // The first listener of each characteristic, so nothing has been done yet.
  prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
    if (type === "characteristicvaluechanged")
      listen.call(this, type, () => {
        told = performance.now();
      });
    return listen.call(this, type, ...rest);
  };
  const answer = () => {
    const [start, now] = [told, performance.now()];
    if (start === 0) return;
    told = 0;
    // What is asked for in a frame is done before it is drawn; what it posts comes after.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.push({ answered: now - start, drawn: performance.now() - start });
        port1.close();
      };
      port2.postMessage(0);
    });
  };
  document.addEventListener("move", answer, true);
  new MutationObserver((changes) => {
    const isNext = changes.some(({ target }) => target.parentElement?.closest(".guide-place"));
    if (isNext) answer();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { seen });
}

/** What was seen of so many turns; a page has to see each. */
async function seenOf(page: Page, count: number): Promise<readonly Seen[]> {
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen);
  await expect.poll(async () => (await seen()).length).toBe(count);
  return seen();
}

/** Turns as if by hand: the next one when the one before was made. */
async function turnAll(page: Page, hands: Hands, moves: readonly string[]): Promise<readonly Seen[]> {
  await page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen.splice(0));
  for (const [i, move] of moves.entries()) {
    await hands.turn(move);
    await seenOf(page, i + 1);
    await page.waitForTimeout(150);
  }
  return seenOf(page, moves.length);
}

function print(what: string, seen: readonly Seen[]): void {
  const row = (key: keyof Seen) => {
    const times = seen.map((each) => each[key]).sort((a, b) => a - b);
    const [median, slowest] = [times[times.length >> 1], times[times.length - 1]];
    return `median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`;
  };
  process.stdout.write(
    `${what}, ${seen.length} turns: page told to answer ${row("answered")}; to the end of its frame ${row("drawn")}\n`,
  );
}

const sides = ["R", "U", "F'", "L", "D'", "B"];
const MOVES = Array.from({ length: TURNS }, (_, i) => sides[(5 * i + (i >> 2)) % 6]);

test(
  "the times from a turn of the hand to the one on the screen are printed",
  WHOLE_RUN,
  async ({ page }) => {
    test.slow();
    const hands = await inHand(page, { state: Cube.fromAlg("B2").state });
    await page.addInitScript(stampInPage);
    await page.goto("./#/explore?view=cube&size=3");
    await hands.connect(page, page.getByRole("button", { name: "Turn with a smart cube" }));
    await page.getByRole("button", { name: "Same" }).click();
    await expect(page.locator(".turn-cube cube-player")).toBeVisible();
    print("Explore", await turnAll(page, hands, MOVES));
    await page.goto("./#/learn?lesson=notation");
    await expect(page.getByRole("heading", { name: "One letter, one face" })).toBeVisible();
    await expect(page.locator(".smart-dot")).toBeVisible();
    await expect(page.locator(".turn-cube cube-player")).toBeVisible();
    print("Learn", await turnAll(page, hands, MOVES));
  },
);

test(
  "the times from a turn of the hand to the guide's next move are printed",
  WHOLE_RUN,
  async ({ page }) => {
    test.slow();
    const hands = await inHand(page, { state: Cube.solved(3).state });
    await page.addInitScript(stampInPage);
    await startWriting(page, hands, "Meet me at noon, under the clock");
    await expect(news(page)).toBeVisible();
    // There and back: each is another turn, and a slip is undone.
    const [first] = await movesIn(page);
    const side = ["U", "R", "F"].find((each) => each !== first[0])!;
    const moves = Array.from({ length: TURNS }, (_, i) => (i % 2 === 0 ? side : `${side}'`));
    print("The guide", await turnAll(page, hands, moves));
  },
);
