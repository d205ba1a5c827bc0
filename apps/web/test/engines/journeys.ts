/** What a person does in the app from one end to the other, in whatever engine; each ends with what must be true then. */
import { expect } from "@playwright/test";
import { MESSAGE, written } from "../film.ts";
import { CAMERA_SCRIPT, holdScript, viewsOf } from "../hand.ts";
import { Cube } from "../real-cube.ts";
import type { Hand } from "./tab.ts";

const FACES = ["Up", "Right", "Front", "Down", "Left", "Back"];

/** The text of the first element that fits a selector. */
function textOf(hand: Hand, selector: string): Promise<string> {
  return hand.tab.ask(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`);
}

/** From how it is held over every move to the end; the cube as it is then. */
async function makeMoves(hand: Hand, start: Cube, end: string): Promise<Cube> {
  await hand.tap("I'm holding it like this");
  let cube = start;
  for (let made = 0; made < 80; made++) {
    const is = (text: string) =>
      `document.querySelector(".guide-say")?.textContent.includes(${JSON.stringify(text)})`;
    await hand.until(
      `${is(`Move ${made + 1} of`)} || ${is(`After ${made} of`)} || ${is(end)}`,
      `move ${made + 1}`,
    );
    if (await hand.has("button", "Same")) await hand.tap("Same");
    await hand.until(`${is(`Move ${made + 1} of`)} || ${is(end)}`, `move ${made + 1}`);
    if (await hand.tab.ask<boolean>(`Boolean(${is(end)})`)) return cube;
    cube = cube.apply(await textOf(hand, ".guide-place b"));
    await hand.tap("Done, next");
  }
  throw new Error("the guide has no end");
}

/** Enters a cube by keys: each sticker is looked at as it is asked for. */
async function typeCube(hand: Hand, cube: Cube): Promise<void> {
  const facelets = cube.facelets();
  const n = cube.size;
  await hand.until(`document.querySelector('[aria-label$="row 1, column 1: empty"]')`, "an empty net");
  await hand.tab.ask(`document.querySelector('[aria-label$="row 1, column 1: empty"]').focus()`);
  for (let keys = 0; keys < facelets.length; keys++) {
    const isFull = await hand.tab.ask<boolean>(
      `!document.querySelector('[aria-label*=", row "][aria-label$=": empty"]')`,
    );
    if (isFull) return;
    const name = await hand.tab.ask<string>(`document.activeElement.getAttribute("aria-label") ?? ""`);
    const [, face, row, column] = /^(\w+), row (\d+), column (\d+): empty/.exec(name) ?? [];
    expect(FACES, `the focus is on an empty sticker, not on "${name}"`).toContain(face);
    const at = FACES.indexOf(face) * n * n + (Number(row) - 1) * n + Number(column) - 1;
    await hand.tab.press(facelets[at].toLowerCase());
    await hand.until(
      `document.activeElement.getAttribute("aria-label") !== ${JSON.stringify(name)}`,
      `${name} filled`,
    );
  }
}

/** A text goes onto a cube and is read from it, painted; milliseconds from the last key to the first moves and to the last word on them. */
export async function message(hand: Hand, app: string, text: string): Promise<readonly [number, number]> {
  const times = await firstMoves(hand, app, text);
  await hand.tap("Write it on my cube");
  await hand.tap("It's solved");
  const cube = await makeMoves(hand, Cube.solved(3), "Your cube says it!");
  // The cube that was written has come along.
  await hand.tab.open(`${app}#/read`);
  await hand.see("No mistake found");
  await hand.tap("More");
  await hand.tap("More tools");
  await hand.tap("Start over");
  await typeCube(hand, cube);
  await hand.see(text);
  await hand.see("No mistake found");
  return times;
}

/** What is typed into a page just opened. */
export async function firstMoves(hand: Hand, app: string, text: string): Promise<readonly [number, number]> {
  await hand.tab.open(`${app}#/write`);
  return typeMessage(hand, text);
}

async function typeMessage(hand: Hand, text: string): Promise<readonly [number, number]> {
  await hand.write("Your message", text, false);
  const from = Date.now();
  await hand.until(
    `document.querySelector(".write-result ol[aria-label] li, .write-result ul[aria-label] li")`,
    "moves",
  );
  const first = Date.now() - from;
  await hand.until(
    `document.querySelector(".write-result")?.getAttribute("aria-busy") === "false"`,
    "the shortest moves",
  );
  return [first, Date.now() - from];
}

/** The same text again on a page that has written before. */
export async function messageAgain(
  hand: Hand,
  app: string,
  text: string,
): Promise<readonly [number, number]> {
  await hand.tab.open(`${app}#/write`);
  await hand.tap("Back to the message");
  return otherMoves(hand, text);
}

/** What is typed once another text has been. */
export async function otherMoves(hand: Hand, text: string): Promise<readonly [number, number]> {
  await hand.write("Your message", "x", false);
  return typeMessage(hand, text);
}

/** A found cube held before the camera, side after side. */
export async function film(hand: Hand, app: string): Promise<void> {
  const { faces } = await viewsOf(Cube.fromAlg(written().moves), "engines");
  await hand.tab.open(`${app}#/read`);
  await hand.tab.ask(CAMERA_SCRIPT);
  await hand.tap("Read with the camera");
  const seen = `Number(/\\d/.exec(document.querySelector('[aria-label^="Faces seen"]')?.ariaLabel ?? "6"))`;
  await hand.until(`${seen} === 0`, "the camera");
  // Whoever turns a cube shows each side, whatever is counted meanwhile, and stays with it until it counts.
  const isTaken = async (at: number) => (await hand.tab.ask<number>(seen)) > at;
  for (const [at, looks] of faces.entries())
    for (let tries = 0; tries < 30 && (tries === 0 || !(await isTaken(at))); tries++)
      for (const look of looks) {
        await hand.tab.ask(holdScript(look));
        await new Promise((go) => setTimeout(go, HELD_MS));
      }
  await hand.see(MESSAGE);
}

/** How long a look is held up before the next. */
const HELD_MS = 300;

export async function solveLarge(hand: Hand, app: string): Promise<void> {
  const scramble = "Rw U 2F2 Uw L D2 Bw R";
  await hand.tab.open(`${app}#/solve?alg=${encodeURIComponent(scramble)}&size=4`);
  await hand.tap("Solve");
  await hand.see("Solution: ");
  await hand.tap("Show me: ", "button", false);
  const cube = await makeMoves(hand, Cube.fromAlg(scramble, 4), "Done: the cube is solved!");
  expect(cube.isSolved()).toBe(true);
  if (!(await hand.tab.ask<boolean>("'getDirectory' in (navigator.storage ?? {})"))) return;
  // The next visit reads the tables that this one made.
  const names = await hand.tab.ask<string>(`navigator.storage
    .getDirectory()
    .then((root) => root.getDirectoryHandle("tables"))
    .then(async (folder) => {
      const names = [];
      for await (const name of folder.keys()) names.push(name);
      return names.join(" ");
    })`);
  expect(names).toMatch(/stages-4x4-\S+\.table( |$)/);
}

/** A learner who swipes along the arrow and asks for help where there is none. */
export async function lesson(hand: Hand, app: string): Promise<void> {
  await hand.tab.open(`${app}#/learn?course=1`);
  await hand.tap("Start");
  await hand.tap("Watch");
  await hand.tap("Try it");
  const over = () => hand.has("button", "Next lesson");
  for (let steps = 0; steps < 60 && !(await over()); steps++) {
    const arrow = `document.querySelector(".marks-swipe")?.getAttribute("d")`;
    await hand.until(
      `${arrow} || [...document.querySelectorAll("button")].some(({ textContent }) => /^(Go on|Help me|Next lesson)$/.test(textContent))`,
      "an arrow or a button",
    );
    if (await hand.has("button", "Go on")) await hand.tap("Go on");
    else if (await hand.has("button", "Help me")) await hand.tap("Help me");
    else {
      const drawn = await hand.tab.ask<string | null>(`${arrow} ?? null`);
      if (!drawn) continue;
      // Its first two points are where the finger begins and ends; -1 … 1 across the picture.
      const [, ...ends] = /^M(\S+) (\S+)L(\S+) (\S+)M/.exec(drawn)!.map(Number);
      const [x, y, width, height] = await hand.tab.ask<number[]>(
        `(({ left, top, width, height }) => [left, top, width, height])(document.querySelector(".marks").getBoundingClientRect())`,
      );
      const at = (i: number) =>
        [x + ((ends[i] + 1) / 2) * width, y + ((ends[i + 1] + 1) / 2) * height] as const;
      await hand.tab.drag(at(0), at(2));
      await hand.until(`${arrow} !== ${JSON.stringify(drawn)}`, "the turn");
    }
  }
  expect(await over(), "the lesson is over").toBe(true);
}

/** A file is dropped, its cubes saved as a list, the list dropped, the file saved. */
export async function files(hand: Hand, app: string): Promise<void> {
  const text = "The treasure is under the third pot. ".repeat(8);
  await hand.tab.open(`${app}#/files`);
  await drop(hand, "note.txt", text);
  await hand.tap("Make the cubes");
  const list = await saved(hand, "Save the cube list");
  expect(list.split("\n").filter((line) => /^[URFDLB]{54}$/.test(line)).length).toBeGreaterThan(5);
  await hand.tab.open(`${app}#/files?way=unpack`);
  await drop(hand, "note.txt.cubes.txt", list, "The file is back");
  expect(await saved(hand, "Save the file")).toBe(text);
}

async function drop(hand: Hand, name: string, text: string, seen = name): Promise<void> {
  await hand.until(`document.querySelector(".files-drop")`, "the place for files");
  await hand.tab.ask(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: "text/plain" }));
    document.querySelector(".files-drop").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  })()`);
  await hand.see(seen);
}

/** What a button that saves a file gives to the browser: engines keep downloads in places that no test can ask for. */
async function saved(hand: Hand, button: string): Promise<string> {
  await hand.tab.ask(`(() => {
    globalThis.savedText = undefined;
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      blob.text().then((text) => { globalThis.savedText = text; });
      URL.createObjectURL = make;
      return make.call(URL, blob);
    };
  })()`);
  await hand.tap(button);
  await hand.until("globalThis.savedText !== undefined", `what "${button}" saves`);
  return hand.tab.ask("globalThis.savedText");
}

/** The sheet of the stage, which stays open on its page. */
async function openSheet(hand: Hand): Promise<void> {
  const button = `document.querySelector(".stage-actions [aria-expanded]")`;
  await hand.until(button, "the button of the sheet");
  await hand.tab.ask(`${button}.getAttribute("aria-expanded") === "false" && ${button}.click()`);
}

export async function challenge(hand: Hand, app: string): Promise<void> {
  const note = "The key is under the third pot.";
  await hand.tab.open(`${app}#/challenge`);
  await hand.write("Your note", note, false);
  await openSheet(hand);
  await hand.tap("Moves", "radio");
  await hand.write("Moves from a solved cube", "R U R' U'", false);
  await hand.tap("Make the link");
  await hand.see("Link to the hidden note");
  const link = await hand.tab.ask<string>(
    `[...document.querySelectorAll("input, textarea")].map(({ value }) => value).find((value) => value.includes("#/challenge"))`,
  );
  expect(link).not.toContain("pot");
  await hand.tab.open("about:blank");
  await hand.tab.open(link);
  await hand.see("A hidden note");
  await openSheet(hand);
  await hand.tap("Moves", "radio");
  await hand.write("Moves from a solved cube", "R U R' U' y", false);
  await hand.tap("Open the note");
  await hand.see(note);
}

/** An example of the documentation, run in the page. */
export async function documentation(hand: Hand, app: string): Promise<void> {
  await hand.tab.open(`${app}docs/guide/solve.html`);
  await hand.tap("Run");
  await hand.until(
    `[...document.querySelectorAll("output")].some(({ textContent }) => textContent.trim() !== "")`,
    "a result",
  );
}
