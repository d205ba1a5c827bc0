/** Every reader on many damaged inputs: an answer that holds, or a refusal that says why; never an exception. */
import { describe, expect, test } from "vitest";
import { diagnose, parseColoring } from "../src/diagnosis/index.ts";
import { drawSheetPdf, drawSheetSvg, readSheetText, sheetPages } from "../src/drawing/index.ts";
import {
  assemblyFromLabels,
  flattenColoring,
  parseAlgLink,
  parseCubejs,
  parseFlatCube,
  parseKPattern,
  parseReid,
  parseStickers,
  parseVisualCube,
} from "../src/models/index.ts";
import { countMoves, parseAlg, printAlg } from "../src/notation/index.ts";
import { type RandomSource, randomBelow, seededRandom } from "../src/perm/index.ts";
import type { Result } from "../src/result.ts";
import { parseNote } from "../src/secret/index.ts";
import { coloringOf, cubiesOf, randomState, solvedColoring, UNKNOWN_COLOR } from "../src/state/index.ts";
import { samples } from "./samples.ts";

const ROUNDS = samples(100_000);
const CHARACTERS = [..."URFDLBurfdlbMESxyz0123456789'’2w-–()[]{},:;.|/\\?&=#%+ \t\r\n\"é⬜🟥\u0000\u202e"];
const pick = <T>(items: readonly T[], random: RandomSource) => items[randomBelow(items.length, random)];

/** A sample, or an arbitrary text, with a few characters deleted, exchanged, put in or doubled. */
function damagedText(samples: readonly string[], random: RandomSource): string {
  let letters =
    randomBelow(4, random) === 0
      ? Array.from({ length: randomBelow(80, random) }, () => pick(CHARACTERS, random))
      : [...pick(samples, random)];
  for (let edits = randomBelow(6, random); edits > 0; edits--) {
    const at = randomBelow(letters.length + 1, random);
    const kind = randomBelow(4, random);
    if (kind === 0) letters.splice(at, 1);
    else if (kind === 1) letters.splice(at, 1, pick(CHARACTERS, random));
    else if (kind === 2) letters.splice(at, 0, pick(CHARACTERS, random));
    else letters = [...letters.slice(0, at), ...letters.slice(Math.max(0, at - 5))];
  }
  return letters.join("");
}

const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  1,
  7,
  12,
  1.5,
  1e300,
  Number.NaN,
  "",
  "U",
  "__proto__",
  [],
  {},
  3n,
  () => 1,
  { toString: 0 },
];

/** A structure with a few of its values exchanged for others. */
function damagedValue(sample: unknown, random: RandomSource): unknown {
  if (randomBelow(12, random) === 0) return pick(VALUES, random);
  if (Array.isArray(sample)) {
    const items = sample.map((item) => (randomBelow(3, random) === 0 ? damagedValue(item, random) : item));
    return randomBelow(20, random) === 0 ? items.slice(1) : items;
  }
  if (typeof sample === "object" && sample !== null)
    return Object.fromEntries(
      Object.entries(sample)
        .filter(() => randomBelow(20, random) > 0)
        .map(([key, value]) => [key, damagedValue(value, random)]),
    );
  return randomBelow(3, random) === 0 ? pick(VALUES, random) : sample;
}

const states = Array.from({ length: 20 }, (_, i) => randomState(3, seededRandom(`reader ${i}`)));
const facelets = states.map((state) => [...coloringOf(state).colors].map((c) => "URFDLB"[c]).join(""));
const algs = ["R U R' U'", "3-4Rw2 (M E' S)2 [R: [U, 2L']] // words", "x y' z2 ^(R U') .", "(R' F R F')6"];
const reid = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";

/** A refusal names a code and a reason; what is not refused is passed on. */
function answerOf<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value;
  expect(result.error.code).toMatch(/./);
  expect(result.error.message).toMatch(/./);
  return undefined;
}

describe("texts", () => {
  const readers: Record<string, { samples: readonly string[]; read: (text: string) => void }> = {
    "algorithms print and count as they were read": {
      samples: algs,
      read(text) {
        const alg = answerOf(parseAlg(text));
        if (!alg) return;
        const printed = printAlg(alg);
        expect(printAlg(answerOf(parseAlg(printed))!)).toBe(printed);
        countMoves(alg);
      },
    },
    "colorings have six colors, and unknown": {
      samples: [...facelets, ...facelets.map((text) => text.replace(/(.{9})/g, "$1 "))],
      read(text) {
        const coloring = answerOf(parseColoring(text));
        if (coloring) expect(Math.max(...coloring.colors)).toBeLessThanOrEqual(UNKNOWN_COLOR);
      },
    },
    "cubes are legal or have faults": {
      samples: facelets,
      read(text) {
        const { legal, faults, state } = diagnose(text);
        expect([legal, legal]).toEqual([faults.length === 0, state !== undefined]);
      },
    },
    "Reid's strings": { samples: [reid], read: (text) => void answerOf(parseReid(text)) },
    "VisualCube queries": {
      samples: [
        `https://x.org/visualcube.php?fmt=svg&fd=${facelets[0].toLowerCase()}&pzl=3`,
        "alg=R%20U&pzl=4&fc=wwww",
      ],
      read: (text) => void answerOf(parseVisualCube(text)),
    },
    "links with algorithms": {
      samples: [
        "https://alg.cubing.net/?alg=R_U-&setup=F2&puzzle=4x4x4",
        "https://alpha.twizzle.net/edit/?alg=R+U%27&setup-alg=F",
      ],
      read: (text) => void answerOf(parseAlgLink(text)),
    },
    "notes in links": {
      samples: ["v1.AAAA-BBBB_CCCC", "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
      read: (text) => void answerOf(parseNote(text)),
    },
  };

  test.each(Object.keys(readers))(`${ROUNDS} times: %s`, (name) => {
    const { samples, read } = readers[name];
    const chance = seededRandom(name);
    for (let i = 0; i < ROUNDS; i++) {
      const text = damagedText(samples, chance);
      try {
        read(text);
      } catch (error) {
        throw new Error(`${name}, of ${JSON.stringify(text)}: ${(error as Error).message}`);
      }
    }
  });
});

describe("structures", () => {
  const cubies = cubiesOf(states[0]);
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const upTo = (length: number) => Array.from({ length }, (_, i) => i);
  const kpattern = {
    EDGES: { pieces: upTo(12), orientation: zeros(12) },
    CORNERS: { pieces: upTo(8), orientation: zeros(8) },
    CENTERS: { pieces: upTo(6), orientation: zeros(6), orientationMod: zeros(6) },
  };
  const readers: Record<string, { sample: unknown; read: (value: never) => Result<unknown> }> = {
    cubejs: { sample: { ...cubies, center: upTo(6) }, read: parseCubejs },
    KPattern: { sample: kpattern, read: parseKPattern },
    "flat cube": { sample: flattenColoring(solvedColoring(3)), read: parseFlatCube },
    stickers: { sample: Array.from({ length: 54 }, (_, i) => i + 1), read: parseStickers },
    labels: { sample: upTo(54), read: (labels) => assemblyFromLabels(3, labels) },
  };

  test.each(["cubejs", "KPattern", "flat cube"])(`${ROUNDS} times: %s`, (name) => {
    const { sample, read } = readers[name];
    const chance = seededRandom(name);
    for (let i = 0; i < ROUNDS; i++) answerOf(read(damagedValue(sample, chance) as never));
  });

  test.each(["stickers", "labels"])(`${ROUNDS} times: %s, in arrays of numbers`, (name) => {
    const { sample, read } = readers[name];
    const chance = seededRandom(name);
    for (let i = 0; i < ROUNDS; i++) {
      const items = [...(sample as number[])];
      for (let edits = randomBelow(4, chance); edits > 0; edits--)
        items[randomBelow(56, chance)] = pick([-1, 0, 7, 53, 54, 55, 1.5, Number.NaN, 1e9], chance);
      answerOf(read(items as never));
    }
  });
});

test("damaged sheets: entries with numbers and facelets, or a refusal", () => {
  const [page] = sheetPages(states.slice(0, 2).map((state) => ({ coloring: coloringOf(state) })));
  const sheets = [drawSheetSvg(page), new TextDecoder("latin1").decode(drawSheetPdf([page]))];
  const chance = seededRandom("sheets");
  for (let i = 0; i < samples(20_000); i++) {
    const text = pick(sheets, chance);
    const at = randomBelow(text.length, chance);
    const sheet = answerOf(
      readSheetText(text.slice(0, at) + pick(CHARACTERS, chance) + text.slice(at + randomBelow(40, chance))),
    );
    for (const { number, facelets } of sheet?.entries ?? []) {
      expect(Number.isSafeInteger(number)).toBe(true);
      expect(facelets).toMatch(/^[URFDLB?]{54}$/);
    }
  }
});
