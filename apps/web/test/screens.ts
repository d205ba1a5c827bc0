/** Every screen of the app, and how to get there: an address, what is stored, what is pressed. No word of any language is needed. */
import { offered } from "../scripts/coverage.mjs";
import { giveCube, takeAway, turnCube } from "./fake-cube.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { Cube } from "./real-cube.ts";
import { expect, type Page } from "./support.ts";

export interface Screen {
  readonly name: string;
  /** After `#/`. */
  readonly address: string;
  /** The record of the page as the browser would have kept it. */
  readonly record?: object;
  /** Other things that are kept. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /**
   * `tap SELECTOR`, `fill SELECTOR TEXT`, `file SELECTOR`, `hold SIDES` up to the camera, `turn MOVES` of the smart cube, `away` with it,
   * or a selector that is waited for.
   */
  readonly steps?: readonly string[];
  /** Much like another one: only looked at when everything is. */
  readonly isRare?: true;
  /** What a desk does not have: there the navigation shows everything. */
  readonly isPhone?: true;
  /** Whether there is a camera, which shows what is held up to it. */
  readonly isFilmed?: true;
  /** The moves that made what a smart cube in reach believes to be. */
  readonly smart?: string;
  /** What must be in sight before anybody scrolls. */
  readonly main?: string;
}

const MOVES = "F' U2 B' R' D' L' B' R B2";
const SCRAMBLE = "R2 F' D B2 L U' F2 R B' D2 L' U R2 F U2 B";
export const WRITTEN = Cube.fromAlg(MOVES).facelets();
const SCRAMBLED = Cube.fromAlg(SCRAMBLE).facelets();
/** Its side Down was held upside down: each sticker of it is where the one across from it is. */
const HELD = [...WRITTEN].map((letter, at) => (at >= 27 && at < 36 ? WRITTEN[62 - at] : letter)).join("");
/** Red and orange taken for each other: the mirror image of a cube. */
const MIRRORED = WRITTEN.replaceAll(/[RL]/g, (letter, at) =>
  at % 9 === 4 ? letter : letter === "R" ? "L" : "R",
);
const START = ".stage-actions .button-big:enabled";
const MORE = "tap .stage-actions > [aria-expanded]";
const MAIN = ".camera .button-big";
const ON = ".guide-buttons .button-big";
/** A blank cube, painted as far as `known` stickers. */
const painted = (facelets: string, known: number) =>
  [...facelets].map((letter, i) => (i < known || i % 9 === 4 ? letter : "?")).join("");

function guide(step: string, made = 0, more: object = {}): object {
  return {
    text: "HELLO",
    size: 3,
    cubes: "auto",
    guide: { text: "HELLO", cubes: [MOVES], cube: 0, step, made, ...more },
  };
}

const WRITING: readonly Screen[] = [
  {
    name: "write",
    address: "write",
    steps: [".stage-cube cube-player, .stage-cube .cube-picture"],
    main: ".write-text",
  },
  { name: "write-answer", address: "write?text=HELLO", steps: [START], main: START },
  {
    name: "write-long",
    isRare: true,
    address: "write?text=Meet+me+at+noon+by+the+fountain",
    steps: [START],
    main: START,
  },
  {
    name: "write-options",
    isRare: true,
    address: "write?text=HELLO",
    steps: [START, MORE, ".stage-more select"],
  },
  {
    name: "write-place",
    isRare: true,
    address: "write?as=coordinates&text=52.5,+13.4",
    steps: [START],
    main: START,
  },
  {
    name: "write-letters",
    address: "write?as=letters&text=TREASURE",
    steps: [START, MORE, ".stage-more .choice"],
  },
  { name: "write-letters-empty", isRare: true, address: "write?as=letters&text=", steps: [".write-text"] },
  {
    name: "write-share",
    isRare: true,
    address: "write?text=HELLO",
    steps: [START, "tap [popovertarget=write-share]", "#write-share .write-share-way"],
  },
];

const GUIDE: readonly Screen[] = [
  { name: "guide-solved", isRare: true, address: "write", record: guide("solved"), steps: [ON], main: ON },
  {
    name: "guide-show",
    address: "write",
    record: guide("show"),
    steps: [".guide-editor .sticker"],
    main: ".palette button",
  },
  { name: "guide-hold", address: "write", record: guide("hold"), steps: [ON], main: ON },
  { name: "guide-move", address: "write", record: guide("moves", 2), steps: [ON, ".turning-cube"], main: ON },
  { name: "guide-check", address: "write", record: guide("check", 4), steps: [ON], main: ON },
  {
    name: "guide-lost",
    isRare: true,
    address: "write",
    record: guide("lost", 4),
    steps: [".guide-editor .sticker"],
    main: ".palette button",
  },
  {
    name: "guide-painted",
    address: "write",
    record: guide("lost", 4, {
      seen: { size: 3, painted: Cube.fromAlg(MOVES.split(" ").slice(0, 3).join(" ")).facelets() },
    }),
    steps: [ON],
    main: ON,
  },
  { name: "guide-end", address: "write", record: guide("done", 9), steps: [ON], main: ON },
  {
    name: "guide-send",
    isRare: true,
    address: "write",
    record: guide("done", 9),
    steps: ["tap [popovertarget=keepsake]", ".keepsake-picture img", ".keepsake .segments"],
    main: ".keepsake .button-main",
  },
];

const READING: readonly Screen[] = [
  { name: "read", address: "read", steps: [".sticker-current"], main: ".by-camera .button" },
  {
    name: "read-camera",
    address: "read",
    steps: ["tap .by-camera .button", ".camera [role=alert]"],
    main: ".camera .button-big",
  },
  {
    name: "read-result",
    address: `read?facelets=${WRITTEN}`,
    steps: [".read-text"],
  },
  { name: "read-random", isRare: true, address: `read?facelets=${SCRAMBLED}`, steps: [".read-scrambled"] },
  { name: "read-held", isRare: true, address: `read?facelets=${HELD}`, steps: [".held-offer .button"] },
  { name: "read-colors", isRare: true, address: `read?facelets=${MIRRORED}`, steps: [".held-offer .button"] },
  {
    name: "read-refused",
    isRare: true,
    isPhone: true,
    address: "read",
    // That the keys stay in sight with letters of the usual size: held.browser.ts.
    steps: ["tap [data-facelet='4']", "tap .palette .swatch:nth-child(2)", ".held-notice .button"],
  },
];

const SOLVING: readonly Screen[] = [
  { name: "solve", address: "solve", steps: [".net-editor, textarea"], main: ".stage-actions .button" },
  {
    name: "solve-entered",
    address: "solve?alg=R+U+F2+L+D&size=3",
    steps: [".stage-actions .button-big"],
    main: ".stage-actions .button-big",
  },
  {
    name: "solve-solution",
    isRare: true,
    address: "solve?alg=R+U+F2+L+D&size=3",
    steps: ["tap .stage-actions .button-big", "#solve-solution"],
    main: ".stage-actions .button-big",
  },
  { name: "check", address: "check", steps: [".stage .sticker"], main: ".by-camera .button" },
  {
    name: "check-own",
    isRare: true,
    address: `check?facelets=${painted(SCRAMBLED, 54)}`,
    steps: [".stage-cube .cube-picture"],
  },
  {
    name: "check-swapped",
    isRare: true,
    address: `check?facelets=${"U".repeat(9)}${"R".repeat(9)}${"F".repeat(9)}${"D".repeat(9)}${"L".repeat(9)}BBBBBBBUB`,
    steps: [".stage-cube .cube-picture"],
  },
];

const EXPLORING: readonly Screen[] = [
  {
    name: "explore",
    address: "explore?alg=R+U&size=3",
    steps: ["cube-player"],
    main: ".stage-actions .button-big",
  },
  {
    name: "explore-more",
    isRare: true,
    address: "explore?alg=R+U&size=3",
    steps: ["tap .stage-actions .button-big", ".stage-more .tabs"],
  },
  {
    name: "explore-carried",
    isRare: true,
    address: "explore",
    kept: {
      stage: { cube: { facelets: WRITTEN, says: "HELLO" }, from: "read", recent: [{ facelets: SCRAMBLED }] },
    },
    steps: ["cube-player", ".stage-kept"],
  },
  {
    name: "explore-broken",
    isRare: true,
    address: `explore?view=cube&size=3&facelets=${WRITTEN.slice(1)}`,
    steps: [".notice-bad", "cube-player"],
  },
  { name: "explore-cube", isRare: true, address: "explore?view=cube&size=4", steps: ["cube-player"] },
  { name: "learn", address: "learn", steps: [".page-learn a, .page-learn button"] },
  {
    name: "learn-lesson",
    address: "learn?lesson=notation",
    steps: [".stage-cube .turn-cube", ".turn-pads", ".stage-say .strong"],
    main: ".stage-actions .button",
  },
  {
    name: "learn-choice",
    isRare: true,
    address: "learn?lesson=notation&step=5",
    steps: ["tap .learn-choice:last-of-type", ".learn-wrong"],
    main: ".stage-actions .button",
  },
  {
    name: "learn-digits",
    isRare: true,
    address: "learn?lesson=number&step=4",
    steps: [".stage-cube .cube-picture", ".table"],
    main: ".stage-actions .button",
  },
  { name: "learn-row", isRare: true, address: "learn?lesson=parity&step=1", steps: [".learn-tile"] },
  { name: "course", isRare: true, address: "learn?course=1", steps: [ON], main: ON },
  {
    name: "course-goal",
    address: "learn?course=1",
    steps: [`tap ${ON}`, ".guide-step .guide-screen", ON],
    main: ON,
  },
  {
    name: "course-watch",
    isRare: true,
    address: "learn?course=1",
    steps: [`tap ${ON}`, ".guide-step .guide-screen", `tap ${ON}`, ".course-watch cube-player", ON],
    main: ON,
  },
];

/** A note, a cube, the link. */
const HIDING = [
  "fill .page-challenge textarea",
  `tap ${START}`,
  ".stage-actions [type=submit]",
  "tap .stage-actions [type=submit]",
];

const FILES: readonly Screen[] = [
  {
    name: "files",
    address: "files",
    steps: ["input[type=file]"],
    main: ".stage-actions .button-big",
  },
  {
    name: "files-chosen",
    address: "files",
    steps: ["file input[type=file]", "[role=listbox]"],
    main: START,
  },
  {
    name: "files-packed",
    isRare: true,
    address: "files",
    steps: ["file input[type=file]", `tap ${START}`, "#files-sheet", ".box-row"],
    main: START,
  },
  {
    name: "files-cube",
    isRare: true,
    address: "files",
    steps: ["file input[type=file]", `tap ${START}`, "#files-sheet", "tap .box-tray", ".stage-say h2"],
    main: START,
  },
  {
    name: "files-options",
    isRare: true,
    address: "files",
    steps: [MORE, ".stage-more .toggle"],
  },
  { name: "files-back", address: "files?way=unpack", steps: ["input[type=file]"], main: START },
  { name: "challenge", address: "challenge", steps: [START], main: START },
  {
    name: "challenge-made",
    isRare: true,
    address: "challenge",
    steps: [...HIDING, ".challenge-link"],
    main: START,
  },
  {
    name: "challenge-opened",
    isRare: true,
    address: "challenge",
    steps: [...HIDING, ".challenge-link", "tap .stage-actions .button-plain", ".stage .sticker"],
    main: ".by-camera .button",
  },
  {
    name: "settings",
    isRare: true,
    address: "write",
    steps: ["tap [popovertarget=settings]", "#settings:popover-open"],
  },
  {
    name: "more",
    isPhone: true,
    address: "write",
    steps: ["tap [popovertarget=nav-rest]", "#nav-rest:popover-open"],
  },
];

const HELP: readonly Screen[] = [
  { name: "help", address: "help", steps: [".help-list a"], main: ".help-list a" },
  { name: "help-turn", isRare: true, address: "help/turn", steps: [".help-turns .move-sign"] },
  { name: "help-all", isRare: true, address: "help/all", steps: [".help-topic .cube-picture"] },
];

/** Sides that are no cube, and what the camera says of them. */
const NO_CUBE: Readonly<Record<string, RegExp>> = {
  mixed: /same cube/,
  sizes: /different sizes/,
  impossible: /No sequence of turns/,
};

/** Before a camera that shows what is held up to it. */
const LIVE = [`tap .by-camera .button`, ".camera-view:not([hidden])"];
const FILMING: readonly Screen[] = [
  { name: "camera", address: "read", steps: LIVE, isFilmed: true },
  {
    name: "camera-menu",
    isRare: true,
    address: "read",
    steps: [...LIVE, "hold 2", "tap .camera-top > [popovertarget]", ".camera-more:popover-open"],
    isFilmed: true,
  },
  {
    name: "camera-missing",
    isRare: true,
    address: "read",
    steps: [...LIVE, "hold 4", MAIN],
    main: MAIN,
    isFilmed: true,
  },
  ...Object.keys(NO_CUBE).map((which) => ({
    name: `camera-${which}`,
    isRare: true as const,
    address: "read",
    steps: [...LIVE, `hold ${which}`, MAIN],
    main: MAIN,
    isFilmed: true as const,
  })),
];

const USE = ".smart-use .button";
const SMART: readonly Screen[] = [
  { name: "smart-offer", isRare: true, address: "read", smart: "", steps: [USE], main: ".by-camera .button" },
  {
    name: "smart-read",
    isRare: true,
    address: "read",
    smart: MOVES,
    steps: [`tap ${USE}`, ".smart-dot", ".read-text"],
  },
  {
    name: "smart-read-asleep",
    isRare: true,
    address: "read",
    smart: "R U F2 L D",
    steps: [`tap ${USE}`, "tap .smart-looks .button", ".smart-looks .by-camera"],
  },
  {
    name: "smart-solve",
    isRare: true,
    address: "solve",
    smart: "R U F2 L D",
    steps: [`tap ${USE}`, ".smart-looks", START],
    main: START,
  },
  {
    name: "smart-explore",
    isRare: true,
    address: "explore?view=cube&size=3",
    smart: "B2",
    steps: [
      `tap ${USE}`,
      ".smart-looks",
      ".turn-cube cube-player",
      "turn R U F'",
      ".moves-row li:nth-child(3)",
    ],
    main: ".stage-actions .button",
  },
  {
    name: "smart-learn",
    isRare: true,
    address: "learn?lesson=notation",
    smart: "B2",
    steps: [`tap ${USE}`, ".smart-dot", ".turn-cube cube-player", "turn R", ".stage-say .notice"],
    main: START,
  },
  {
    name: "smart-challenge",
    isRare: true,
    address: "challenge",
    smart: SCRAMBLE,
    steps: [
      "fill .page-challenge textarea",
      MORE,
      "tap .stage-more > .choice .segment:nth-child(3)",
      `tap ${USE}`,
      ".smart-looks",
      START,
    ],
    main: START,
  },
  {
    name: "smart-picture",
    isRare: true,
    address: "write",
    record: guide("hold"),
    smart: "R U F2",
    steps: [`tap ${USE}`, ".smart-chip", ON],
    main: ON,
  },
  {
    name: "smart-move",
    isRare: true,
    address: "write",
    record: guide("hold"),
    smart: "",
    steps: [`tap ${USE}`, ".smart-chip", `tap ${ON}`, ".smart-news"],
    main: ".smart-news",
  },
  {
    name: "smart-slip",
    address: "write",
    record: guide("hold"),
    smart: "",
    steps: [`tap ${USE}`, ".smart-chip", `tap ${ON}`, ".smart-news", "turn R", ".smart-news:not(.soft)"],
    main: ".smart-news",
  },
  {
    name: "smart-away",
    isRare: true,
    address: "write",
    record: guide("hold"),
    smart: "",
    steps: [`tap ${USE}`, ".smart-chip", `tap ${ON}`, ".smart-news", "away", ".smart-away", ON],
    main: ON,
  },
];

export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  writing: WRITING,
  "the guide": GUIDE,
  reading: READING,
  solving: SOLVING,
  "exploring and learning": EXPLORING,
  files: FILES,
  help: HELP,
  "the camera": FILMING,
  "smart cubes": SMART,
};

const FILE = {
  name: "file.bin",
  mimeType: "application/octet-stream",
  buffer: Buffer.from(Array.from({ length: 120 }, (_, i) => (i * i * 7) % 256)),
};

/** Goes to a screen as if it had been left open there. */
export async function visit(
  page: Page,
  { address, record, kept = {}, steps = [], isFilmed, smart }: Screen,
): Promise<void> {
  const [name] = address.split(/[?/]/);
  if (isFilmed) await giveCamera(page);
  if (smart !== undefined) await giveCube(page, smart);
  if (page.url() === "about:blank") await page.goto("./#/explore");
  await page.evaluate(
    ([key, present, all]) => {
      const language = localStorage.getItem("cubegram:language");
      localStorage.clear();
      if (language !== null) localStorage.setItem("cubegram:language", language);
      if (present) localStorage.setItem(`cubegram:${key}`, JSON.stringify({ past: [], present, future: [] }));
      for (const [other, value] of Object.entries(all))
        localStorage.setItem(`cubegram:${other}`, JSON.stringify(value));
    },
    [name, record, kept] as const,
  );
  await page.goto("about:blank");
  await page.goto(`./#/${address}`);
  await expect(page.locator(`a[href="#/${name}"][aria-current="page"]`).first()).toBeAttached();
  for (const step of steps) {
    const [how, selector] = /^(tap|file|fill|hold|turn|away) ?(.*)$/.exec(step)?.slice(1) ?? ["see", step];
    if (how === "turn") await turnCube(page, selector);
    if (how === "away") await takeAway(page);
    if (how === "turn" || how === "away") continue;
    const target = page.locator(selector).first();
    if (how === "hold") await holdSides(page, selector);
    else if (how === "tap") await target.click();
    else if (how === "fill") await target.fill("The key is under the third pot.");
    else if (how === "file") await target.setInputFiles(FILE);
    else await target.waitFor({ state: "attached", timeout: 60_000 });
  }
  if (isFilmed) await seeNoMore(page);
}

/** The camera has no more pictures: looking at them took most of the processor from whoever looks at the screen. */
async function seeNoMore(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const video of document.querySelectorAll("video"))
      Object.defineProperty(video, "videoWidth", { value: 0 });
  });
}

/** That many sides of a cube, or sides that are no cube, again and again until the camera says so. */
async function holdSides(page: Page, which: string): Promise<void> {
  const said = NO_CUBE[which];
  const sides = await sidesOf(which);
  const taken = page.locator(".camera-faces li svg");
  if (!said)
    for (const [at, looks] of sides.entries())
      await expect(async () => {
        for (const look of looks) {
          await hold(page, look);
          // One side may count twice, with and without glare.
          await expect.poll(() => taken.count(), { timeout: 2000 }).toBeGreaterThan(at);
        }
      }).toPass({ timeout: 60_000 });
  else {
    // A machine that is busy sees less of each, so it is shown longer every time.
    let held = 0;
    await expect(async () => {
      held += 600;
      for (const look of sides.flat()) {
        await hold(page, look);
        await page.waitForTimeout(held);
      }
      await expect(page.locator(".camera-say")).toHaveText(said, { timeout: 3000 });
    }).toPass({ timeout: 180_000 });
  }
}

async function sidesOf(which: string) {
  const facesOf = async (cube: Parameters<typeof viewsOf>[0]) => (await viewsOf(cube, "screens")).faces;
  if (which === "impossible") return facesOf({ size: 3, facelets: () => TWISTED });
  const own = await facesOf(Cube.fromAlg(SCRAMBLE));
  if (which === "mixed") return [...own.slice(0, 4), ...(await facesOf(Cube.fromAlg(MOVES))).slice(4)];
  if (which === "sizes") return [...own.slice(0, 3), ...(await facesOf(Cube.fromAlg(MOVES, 4))).slice(0, 2)];
  return own.slice(0, Number(which));
}

/** The corner of up, right and front turned in its place. */
const TWISTED = [...SCRAMBLED]
  .map((letter, at, all) => ({ 8: all[9], 9: all[20], 20: all[8] })[at] ?? letter)
  .join("");

/** As the settings do it, without leaving the screen. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const choice = document.querySelector<HTMLSelectElement>("#settings select")!;
    choice.value = wanted;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    const root = document.documentElement;
    return new Promise<void>((done) => {
      if (root.lang === wanted) return done();
      // Texts that have to be fetched come later.
      const observer = new MutationObserver(() => {
        if (root.lang !== wanted) return;
        observer.disconnect();
        done();
      });
      observer.observe(root, { attributeFilter: ["lang"] });
    });
  }, language);
}

/** Twice as large, as a reader may set them. */
export async function showLetters(page: Page, isLarge: boolean): Promise<void> {
  await page.evaluate((large) => {
    document.documentElement.style.fontSize = large ? "200%" : "";
  }, isLarge);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LANGUAGES = Object.keys(offered());
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
] as const;
export const DESK = { width: 1280, height: 800 } as const;
