/** The app in the engines that people have: Chromium, Firefox, WebKit. The whole journeys, and what axe finds, in each. */
import { readFileSync } from "node:fs";
import {
  challenge,
  documentation,
  files,
  film,
  firstMoves,
  lesson,
  message,
  messageAgain,
  otherMoves,
  solveLarge,
} from "./engines/journeys.ts";
import { start } from "./engines/start.ts";
import { ENGINES, type Engine, Hand } from "./engines/tab.ts";
import { screenFaultsScript } from "./screen-faults.ts";
import {
  axeViolations,
  expect,
  isWholeRun,
  PAGES,
  screenshotFile,
  timedTest as test,
  WHOLE_RUN,
} from "./support.ts";

/** Runs a journey in a fresh browser, which starts with an empty cache and store; whatever the page throws fails it. */
async function journey(engine: Engine, name: string, run: (hand: Hand) => Promise<void>): Promise<void> {
  const tab = await start(engine);
  test.skip(tab === undefined, `${engine} is not installed`);
  try {
    await run(new Hand(tab!));
    if (isWholeRun) await tab!.picture(screenshotFile(`engine-${engine}-${name}`));
  } finally {
    await tab!.close();
  }
}

const NAMES: Readonly<Record<Engine, string>> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKitGTK",
};

/** What the app uses where there is one, as docs/hosting.md names it. */
const ABILITIES = {
  SharedArrayBuffer: "crossOriginIsolated && 'SharedArrayBuffer' in globalThis",
  OffscreenCanvas: "'OffscreenCanvas' in globalThis",
  WebGL2: "document.createElement('canvas').getContext('webgl2') !== null",
  WebCodecs: "'VideoEncoder' in globalThis",
  MediaRecorder: "'MediaRecorder' in globalThis",
  "private files": "'getDirectory' in (navigator.storage ?? {})",
  "wake lock": "'wakeLock' in navigator",
  "share sheet": "'share' in navigator",
  Bluetooth: "'bluetooth' in navigator",
} as const;

/** The table in docs/hosting.md: for each ability the engines that have it. */
function tableOfAbilities(): Readonly<Record<string, readonly string[]>> {
  const lines = readFileSync(new URL("../../../docs/hosting.md", import.meta.url), "utf8").split("\n");
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const [, , ...engines] = cells.find(([, first]) => first === "the browser's")!;
  return Object.fromEntries(
    cells
      .filter(([, first]) => first in ABILITIES)
      .map(([, name, ...has]) => [name, engines.filter((_, i) => has[i] === "yes")]),
  );
}

const JOURNEYS = { abilities, solve: solveLarge, lesson, files, challenge, documentation, pages, film };

async function abilities({ tab }: Hand, app: string): Promise<void> {
  await tab.open(app);
  const said = tableOfAbilities();
  const found: Record<string, boolean> = {};
  for (const [name, has] of Object.entries(ABILITIES))
    found[name] = await tab.ask<boolean>(`Boolean(${has})`);
  process.stdout.write(`${tab.engine}: ${JSON.stringify(found)}\n`);
  for (const name of Object.keys(ABILITIES))
    expect(found[name], `${name} in ${tab.engine}`).toBe(said[name].includes(NAMES[tab.engine]));
}

/** Neither axe nor the eye finds anything wrong with any page. */
async function pages(hand: Hand, app: string): Promise<void> {
  for (const page of PAGES) {
    await hand.tab.open(`${app}#/${page}`);
    await hand.until(
      `document.querySelector('a[href="#/${page}"][aria-current="page"]') && document.querySelector("h1")`,
    );
    expect(await hand.tab.ask(axeViolations), `axe, ${page}`).toEqual([]);
    expect(await hand.tab.ask(screenFaultsScript()), page).toEqual([]);
  }
}

for (const engine of ENGINES)
  test.describe(engine, () => {
    // Whole journeys, each test in a browser that has never been opened.
    test.describe.configure({ timeout: 300_000 });
    // In Chromium message.browser.ts goes the same way in every run.
    const always = engine === "chromium" ? WHOLE_RUN : {};
    test("a message goes onto a cube and is read from it", always, async ({ baseURL }) => {
      await journey(engine, "message", async (hand) => {
        const cold = await message(hand, baseURL!, "HELLO");
        if (isWholeRun) report(engine, "HELLO", cold, await messageAgain(hand, baseURL!, "HELLO"));
      });
    });

    test("a sentence gets its moves", WHOLE_RUN, async ({ baseURL }) => {
      await journey(engine, "sentence", async (hand) => {
        const text = "Meet me at noon by the fountain";
        const cold = await firstMoves(hand, baseURL!, text);
        report(engine, text, cold, await otherMoves(hand, text));
      });
    });

    // One browser for all of them: to start one for each takes longer than to go through the app.
    test(`each of ${Object.keys(JOURNEYS).join(", ")}`, WHOLE_RUN, async ({ baseURL }) => {
      test.setTimeout(900_000);
      await journey(engine, "journeys", async (hand) => {
        for (const [name, run] of Object.entries(JOURNEYS))
          await test.step(name, async () => {
            await hand.tab.open("about:blank");
            await run(hand, baseURL!);
            await hand.tab.picture(screenshotFile(`engine-${engine}-${name}`));
          });
      });
    });
  });

type Times = readonly [first: number, best: number];

function report(engine: Engine, text: string, cold: Times, warm: Times): void {
  const seconds = (times: Times) => times.map((ms) => (ms / 1000).toFixed(1)).join(" and ");
  process.stdout.write(
    `${engine}, "${text}": first moves and fewest after the last key: ${seconds(cold)} s on a first visit, ${seconds(warm)} s again\n`,
  );
}
