/**
 * What five journeys take, and the first impression, on any served build of the app:
 * `node apps/web/scripts/journeys.mjs --url=http://127.0.0.1:4173/ [--only=hello,files] [--size=390x844]`.
 * The person taps what the screen names, and scrolls where that is out of sight. Taps, scrolls and keys are counted; so are the words of
 * every line that comes into sight, once. Seconds are those that the app and the browser take: nobody thinks or turns a cube meanwhile.
 * "Next paint" is the longest time from a tap or key until the screen shows what came of it, in milliseconds.
 */
import { readFileSync } from "node:fs";
import { median, option, table } from "../../../bench/figures.mjs";
import { Cube, seededRandom } from "../../../packages/core/dist/doors/index.js";
import { launchChromium } from "../../../scripts/chromium.mjs";

/** @import { Browser, Locator, Page } from "@playwright/test" */
/** @typedef {Record<string, string | number>} Row A row of a table, by column. */
/** @typedef {{ moved: number, shifted: number }} Seen What a page's observer has seen; kept in the page's `seen`. */

const [width, height] = (option("size") ?? "390x844").split("x").map(Number);
const PATIENCE = 120_000;
const SIDES = ["Up", "Right", "Front", "Down", "Left", "Back"];
/** @type {Record<string, string>} */
const COLORS = { U: "white", R: "red", F: "green", D: "yellow", L: "orange", B: "blue" };
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

class Hand {
  taps = 0;
  scrolls = 0;
  keys = 0;
  #began = Date.now();
  /** Milliseconds from an interaction to the next paint, at most. */
  slowest = 0;
  /** @type {Set<string>} */
  #lines = new Set();
  /** @type {Row | undefined} What counts, if the journey goes on after its end. */
  done;

  /**
   * @param {Page} page
   * @param {string} url
   */
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  /**
   * Taps the first of these that can be seen and used.
   * @param {Locator} target
   */
  async tap(target) {
    await target.waitFor({ timeout: PATIENCE });
    await this.#bringIntoSight(target);
    await this.read();
    await target.tap({ timeout: PATIENCE });
    this.taps++;
  }

  /** @param {string | RegExp} name */
  button(name) {
    return this.page.getByRole("button", { name }).first();
  }

  /** @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text);
    this.keys += [...text].length;
  }

  /** @param {Locator} target */
  async #bringIntoSight(target) {
    const box = await target.boundingBox();
    if (box && box.y >= 0 && box.y + box.height <= height) return;
    await target.scrollIntoViewIfNeeded();
    this.scrolls++;
  }

  /** The lines that are on the screen now are read, each once. */
  async read() {
    const lines = await this.page.evaluate(() => {
      /** @type {string[]} */
      const found = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? "").trim();
        const { parentElement } = node;
        if (
          text === "" ||
          !parentElement?.checkVisibility() ||
          parentElement.closest("svg, .visually-hidden, button.sticker")
        )
          continue;
        const range = document.createRange();
        range.selectNode(node);
        const { top, bottom, width: wide } = range.getBoundingClientRect();
        if (wide > 1 && bottom > 0 && top < innerHeight) found.push(text);
      }
      return found;
    });
    for (const line of lines) this.#lines.add(line);
  }

  /** @returns {Row} */
  row() {
    const words = [...this.#lines].reduce(
      (sum, line) => sum + [...WORDS.segment(line)].filter(({ isWordLike }) => isWordLike).length,
      0,
    );
    const seconds = ((Date.now() - this.#began) / 1000).toFixed(1);
    const { taps, scrolls, keys } = this;
    return { taps, scrolls, keys, words, seconds, "next paint": Math.round(this.slowest) };
  }

  /**
   * Enters the cube in the hand, looking at the sticker that is asked for.
   * @param {Cube} cube
   */
  async paint(cube) {
    const facelets = cube.facelets();
    const { size } = cube;
    const current = this.page.locator(".sticker-current");
    await current.waitFor({ timeout: PATIENCE });
    for (let i = 0; i < facelets.length; i++) {
      // Whether one more sticker is asked for takes a moment.
      await this.page
        .locator(".net-editor[aria-busy=false], .read-text")
        .first()
        .waitFor({ timeout: PATIENCE });
      // Once check digits vouch for it, the cube takes the place of its net.
      if ((await current.count()) === 0) return;
      const label = (await current.getAttribute("aria-label")) ?? "";
      const [, side, row, column, color] = /^(\w+), row (\d+), column (\d+): (.*)$/.exec(label) ?? [];
      // The one that is asked for to be sure is "empty, in doubt".
      if (!color?.startsWith("empty")) return;
      const at = SIDES.indexOf(side) * size * size + (Number(row) - 1) * size + Number(column) - 1;
      await this.tap(this.button(new RegExp(`^${COLORS[facelets[at]]}, `)));
      await this.page.waitForFunction(
        (last) => document.querySelector(".sticker-current")?.getAttribute("aria-label") !== last,
        label,
      );
    }
  }

  /**
   * Says what the cube shows until the app knows what went wrong: by painting it, or sticker by sticker as it is asked.
   * @param {Cube} cube
   */
  async find(cube) {
    const { page } = this;
    const question = page.getByRole("group", { name: /^What color is this sticker, / });
    const found = this.button(/^Go on from here/);
    const painting = page.locator(".sticker-current");
    for (;;) {
      await question.or(found).or(painting).first().waitFor({ timeout: PATIENCE });
      if (await found.isVisible()) return;
      if (await painting.isVisible()) {
        await this.paint(cube);
        await found.waitFor({ timeout: PATIENCE });
        continue;
      }
      const name = (await question.getAttribute("aria-label")) ?? "";
      const [, side, number] = /, (\w+) (\d+)\?$/.exec(name) ?? [];
      const color = COLORS[cube.facelets()[SIDES.indexOf(side) * cube.size ** 2 + Number(number) - 1]];
      await this.tap(this.button(new RegExp(`^${color}$`, "i")));
      await page.waitForFunction(
        (last) => document.querySelector(".asked-colors")?.getAttribute("aria-label") !== last,
        name,
      );
      // The app takes a moment to find the next question, or the answer.
      await question
        .or(page.getByRole("heading", { name: /Does your cube|No wrong turn/ }))
        .first()
        .waitFor();
      if (await page.getByRole("heading", { name: /Does your cube/ }).isVisible())
        await found.waitFor({ timeout: PATIENCE });
    }
  }

  /**
   * Makes every move that the guide asks for; the cube as it is in the end.
   * @param {Cube} start
   * @param {string} end
   */
  async follow(start, end) {
    let cube = start;
    const over = this.page.getByRole("heading", { name: end });
    const same = this.button("Same");
    const next = this.button("Done, next");
    for (;;) {
      await over.or(same).or(next).first().waitFor({ timeout: PATIENCE });
      if (await over.isVisible()) return cube;
      if (await same.isVisible()) {
        await this.tap(same);
        continue;
      }
      const say = await this.page.locator(".guide-place").textContent();
      cube = cube.apply((await this.page.locator(".guide-place b").textContent()) ?? "");
      await this.tap(next);
      await this.page.waitForFunction(
        (last) => document.querySelector(".guide-place")?.textContent !== last,
        say,
      );
    }
  }
}

const SCRAMBLED = Cube.random(3, seededRandom("journeys"));
/** HELLO with 11 check bits, as the app writes it. */
const FOUND = Cube.fromAlg("F' U2 B' R' D' L' B' R B2");

/** @type {Record<string, { what: string, run: (hand: Hand) => Promise<void> }>} */
const JOURNEYS = {
  hello: {
    what: "HELLO on a solved cube",
    async run(hand) {
      await write(hand, "HELLO");
      await hand.tap(hand.button("It's solved"));
      await hand.tap(hand.button("I'm holding it like this"));
      await finish(hand, Cube.solved(), "HELLO");
    },
  },
  scrambled: {
    what: "scrambled cube → HELLO",
    async run(hand) {
      await write(hand, "HELLO");
      await hand.tap(hand.button("It's scrambled"));
      await hand.paint(SCRAMBLED);
      await hand.tap(hand.button(/^Start: \d+ moves$/));
      await hand.tap(hand.button("I'm holding it like this"));
      await finish(hand, SCRAMBLED, "HELLO");
    },
  },
  wrong: {
    what: "a wrong turn noticed at a picture → on from there",
    async run(hand) {
      const { page } = hand;
      await write(hand, "HELLO");
      await hand.tap(hand.button("It's solved"));
      await hand.tap(hand.button("I'm holding it like this"));
      let cube = Cube.solved();
      for (let move = 1; move <= 4; move++) {
        await page.getByText(`Move ${move} of`).first().waitFor({ timeout: PATIENCE });
        const asked = (await page.locator(".guide-place b").textContent()) ?? "";
        // The third move is made the other way around; half a turn, as a quarter.
        cube = cube.apply(move !== 3 ? asked : asked.length > 1 ? asked[0] : `${asked}'`);
        await hand.tap(hand.button("Done, next"));
      }
      const before = new Hand(page, hand.url);
      await before.tap(before.button("Different"));
      await before.find(cube);
      await before.tap(before.button(/^Go on from here/));
      hand.done = before.row();
    },
  },
  found: {
    what: "found cube → its text, painted",
    async run(hand) {
      await hand.page.goto(new URL("#/read", hand.url).href);
      await hand.paint(FOUND);
      const said = hand.page.getByRole("region", { name: "What it says" }).getByText("HELLO");
      await said.first().waitFor({ timeout: PATIENCE });
      await hand.read();
    },
  },
  large: {
    what: "34 letters on a 4x4",
    async run(hand) {
      const text = "See you at the old harbor at eight!".slice(0, 34);
      await write(hand, text, async () => {
        await hand.tap(hand.page.locator(".stage-actions > [aria-expanded]"));
        await hand.tap(hand.page.locator("label", { hasText: "4×4" }).first());
        await hand.page
          .locator(".write-result[aria-busy=false], [aria-busy=false]")
          .first()
          .waitFor({ timeout: PATIENCE });
      });
      await hand.tap(hand.button("It's solved"));
      await hand.tap(hand.button("I'm holding it like this"));
      await finish(hand, Cube.solved(4), text);
    },
  },
  files: {
    what: "file → cubes → file",
    async run(hand) {
      const { page } = hand;
      const bytes = Buffer.from(Array.from({ length: 207 }, (_, i) => (i * 97 + (i >> 3)) % 256));
      await page.goto(new URL("#/files", hand.url).href);
      const chooser = page.waitForEvent("filechooser");
      await hand.tap(page.getByRole("button", { name: "Choose a file", exact: true }));
      await (await chooser).setFiles({
        name: "gift.bin",
        mimeType: "application/octet-stream",
        buffer: bytes,
      });
      await hand.tap(hand.button("Make the cubes"));
      const list = await saved(hand, "Save the cube list");
      await hand.tap(page.locator("label", { hasText: "Cubes to file" }).first());
      const again = page.waitForEvent("filechooser");
      await hand.tap(page.getByRole("button", { name: "Choose files", exact: true }));
      await (await again).setFiles({ name: "cubes.txt", mimeType: "text/plain", buffer: list });
      const back = await saved(hand, "Save the file");
      if (!back.equals(bytes)) throw new Error("the file came back changed");
    },
  },
};

/**
 * @param {Hand} hand
 * @param {string} text
 */
async function write(hand, text, choose = async () => {}) {
  const { page } = hand;
  await page.goto(hand.url);
  await hand.tap(page.getByRole("textbox", { name: "Your message" }));
  await hand.type(text);
  await choose();
  await hand.tap(hand.button("Write it on my cube"));
}

/**
 * To the end; then the state is looked up, as whoever finds the cube would.
 * @param {Hand} hand
 * @param {Cube} start
 * @param {string} text
 */
async function finish(hand, start, text) {
  const { page } = hand;
  const cube = await hand.follow(start, "Your cube says it!");
  await hand.tap(hand.button("Finish"));
  hand.done = hand.row();
  await page.goto(new URL(`#/read?facelets=${cube.facelets()}`, hand.url).href);
  const said = page.getByRole("region", { name: "What it says" }).getByText(text);
  await said.first().waitFor({ timeout: PATIENCE });
}

/**
 * @param {Hand} hand
 * @param {string} name
 */
async function saved(hand, name) {
  const download = hand.page.waitForEvent("download");
  await hand.tap(hand.page.getByRole("button", { name, exact: true }));
  return readFileSync(await (await download).path());
}

/**
 * Milliseconds from the first paint to the first movement, on a first visit that nobody touches; how much the page slides.
 * @param {Browser} browser
 * @param {string} url
 */
async function firstMovement(browser, url) {
  const { page, context } = await visit(browser, url);
  const [moved, painted, shifted] = await page.evaluate(async () => {
    const { seen } = /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis));
    while (seen.moved === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return [seen.moved, paint.startTime, seen.shifted];
  });
  await context.close();
  return { moved: moved - painted, painted, shifted };
}

/**
 * Milliseconds from the last key to the first moves, typed at once on a first visit; then how much slides when shorter moves arrive.
 * @param {Browser} browser
 * @param {string} url
 */
async function firstAnswer(browser, url) {
  const { page, context } = await visit(browser, url);
  await page.getByRole("textbox", { name: "Your message" }).tap();
  await page.keyboard.type("HELLO", { delay: 60 });
  const typed = await page.evaluate(() => performance.now());
  const list = page.getByRole("list", { name: "Moves for cube 1" });
  await list.waitFor({ timeout: PATIENCE });
  const [answered, before] = await page.evaluate(() => [
    performance.now(),
    /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen.shifted,
  ]);
  const first = await list.getByRole("listitem").count();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached", timeout: PATIENCE });
  const after = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen.shifted;
  });
  const last = await list.getByRole("listitem").count();
  await context.close();
  return { waited: answered - typed, first, last, slid: after - before };
}

/** @param {Hand} hand */
async function watchAnswers(hand) {
  await hand.page.exposeFunction("answered", (/** @type {number} */ ms) => {
    hand.slowest = Math.max(hand.slowest, ms);
  });
  await hand.page.addInitScript(() => {
    const { answered } = /** @type {{ answered(ms: number): void }} */ (/** @type {unknown} */ (globalThis));
    // TypeScript's library has no interactionId and no durationThreshold.
    const asked = /** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
      const events = /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries());
      for (const { interactionId, duration } of events) if (interactionId > 0) answered(duration);
    }).observe(asked);
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { moved: 0, shifted: 0 };
    Object.assign(globalThis, { seen });
    document.addEventListener("timeupdate", (event) => {
      const { detail } = /** @type {CustomEvent<{ position: number } | undefined>} */ (event);
      if (seen.moved === 0 && (detail?.position ?? 0) > 0) seen.moved = performance.now();
    });
    new PerformanceObserver((list) => {
      // TypeScript's library has no LayoutShift.
      const shifts = /** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries());
      for (const { value } of shifts) seen.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  return { context, page };
}

async function run() {
  const url = option("url") ?? "http://127.0.0.1:4173/";
  const browser = await launchChromium();
  const only = option("only")?.split(",");
  /** @type {Row[]} */
  const rows = [];
  for (const [name, { what, run: go }] of Object.entries(JOURNEYS)) {
    if (only && !only.includes(name)) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      locale: "en-GB",
      acceptDownloads: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const hand = new Hand(page, url);
    await watchAnswers(hand);
    try {
      await go(hand);
      rows.push({ journey: what, ...(hand.done ?? hand.row()) });
    } catch (error) {
      rows.push({
        journey: what,
        ...hand.row(),
        result: String(error instanceof Error ? error.message : error).split("\n")[0],
      });
    }
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
    await context.close();
  }
  if (rows.length > 0) process.stdout.write(table(rows));
  if (!only || only.includes("first")) {
    const tries = Number(option("tries") ?? 3);
    const movements = [];
    const answers = [];
    for (let i = 0; i < tries; i++) {
      movements.push(await firstMovement(browser, url));
      answers.push(await firstAnswer(browser, url));
    }
    /** @param {number[]} values */
    const seconds = (values) => (median(values) / 1000).toFixed(2);
    process.stdout.write(
      `\n${table([
        {
          "first visit": "median",
          tries,
          "first paint, s": seconds(movements.map(({ painted }) => painted)),
          "from there to the first movement, s": seconds(movements.map(({ moved }) => moved)),
          "layout shift, untouched": median(movements.map(({ shifted }) => shifted)).toFixed(3),
          "from the last key to moves, s": seconds(answers.map(({ waited }) => waited)),
          "moves, first and last": answers.map(({ first, last }) => `${first} → ${last}`).join(", "),
          "layout shift when they get fewer": median(answers.map(({ slid }) => slid)).toFixed(3),
        },
      ])}`,
    );
  }
  await browser.close();
}

await run();
