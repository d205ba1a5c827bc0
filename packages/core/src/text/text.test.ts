import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { isWholeRun } from "../../test/samples.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { FIRST_BLOCK_SYMBOL } from "./alphabet.ts";
import {
  bitsNeeded,
  decodeText,
  encodeText,
  LANGUAGES,
  languageInterval,
  loadModel,
  loadModelOfState,
  loadModelsFor,
  narrowings,
  type TextModel,
} from "./index.ts";
import { descend, rootNode, tokenAt } from "./message-tree.ts";
import { keptTextModel } from "./text-model.ts";

const STATES_2 = 3674160n;
const STATES_3 = 43252003274489856000n;
const STATES_4 = 7401196841564901869874093974498574336000000000n;
const STATES_5 = 282870942277741856536180333107150328293127731985672134721536000000000000000n;
const PUZZLES = [1n, 2n, 24n, STATES_2, STATES_3, STATES_4, STATES_5, STATES_3 ** 2n, STATES_3 ** 4n];

let english: TextModel;
beforeAll(async () => {
  english = await loadModel("en");
});

async function write(text: string, states: bigint) {
  return encodeText(text, states, await loadModelsFor(text));
}

async function read(state: bigint, states: bigint) {
  return decodeText(state, states, await loadModelOfState(state, states));
}

describe("text", () => {
  it.each([
    "",
    "a",
    "HELLO",
    "Hello world!",
    "51.5007, -0.1246",
    "7F3A-99C2",
    "I ❤️ you",
    "naïve café",
    "\n\0",
    "𝔘",
  ])("comes back from the ends and the middle of its interval: %j", { tags: ["seconds"] }, async (text) => {
    for (const states of [STATES_3, STATES_4, STATES_5, STATES_3 ** 2n]) {
      const written = await write(text, states);
      if (!written.ok) continue;
      const { low, width } = written.value;
      for (const state of [low, low + width / 2n, low + width - 1n])
        expect((await read(state, states)).text).toBe(text);
      expect(written.value).toMatchObject({ low, width });
    }
  });

  it("is read from every state of tiny puzzles, in intervals that tile them", {
    tags: ["seconds"],
  }, async () => {
    for (const states of [1n, 2n, 24n, isWholeRun ? 5000n : 1000n]) {
      let next = 0n;
      while (next < states) {
        const message = await read(next, states);
        expect(message.low).toBe(next);
        next += message.width;
      }
      expect(next).toBe(states);
    }
  });

  it.each(PUZZLES)(
    "read from random states of %d is written back to them",
    { tags: ["seconds"] },
    async (states) => {
      const random = seededRandom(`text ${states}`);
      for (let round = 0; round < 60; round++) {
        const state = randomBigBelow(states, random);
        const model = await loadModelOfState(state, states);
        const { text, low, width } = decodeText(state, states, model);
        expect(state >= low && state < low + width).toBe(true);
        const back = encodeText(text, states, [model]);
        expect(back).toEqual({ ok: true, value: { low, width, language: model.language } });
      }
    },
  );

  it("in any Unicode string comes back or is refused with the bits it is over", async () => {
    await fc.assert(
      fc.asyncProperty(anyText(12), async (text) => {
        const written = await write(text, STATES_4);
        if (!written.ok) {
          expect(written.error.code).toBe("text-too-long");
          expect(written.error.bitsOver).toBeGreaterThan(0);
          return;
        }
        expect((await read(written.value.low, STATES_4)).text).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it("with half a surrogate pair is refused at its place", async () => {
    const written = await write("ab\ud800c", STATES_3);
    expect(written).toMatchObject({
      ok: false,
      error: { code: "text-not-unicode", at: { start: 2, end: 3 } },
    });
  });

  it("is refused exactly when no state is left, about where its bits say so", async () => {
    const text = "the quick brown fox jumps over the lazy dog again and again";
    const needed = bitsNeeded(text, STATES_3, [english]);
    expect(encodeText(text, 2n ** BigInt(needed + 4), [english]).ok).toBe(true);
    expect(encodeText(text, 2n ** BigInt(needed - 4), [english]).ok).toBe(false);
  });

  it("that is short owns many states", async () => {
    const written = await write("Hello", STATES_3);
    expect(written.ok && written.value.width > 2n ** 30n).toBe(true);
  });

  it("fits one 3x3 when it is a sentence of everyday English", async () => {
    expect((await write("Meet me at noon by the fountain", STATES_3)).ok).toBe(true);
  });

  it("that is empty owns the solved cube", async () => {
    expect((await read(0n, STATES_3)).text).toBe("");
  });

  it("costs a few bits a character in every language", async () => {
    for (const [text, most] of [
      ["Ich liebe dich", 40],
      ["Я люблю тебя", 40],
      ["愛してる", 50],
      ["사랑해", 45],
      ["शुभ रात्रि", 50],
    ] as const)
      expect(bitsNeeded(text, STATES_3, await loadModelsFor(text))).toBeLessThan(most);
  });

  it("refuses wrong arguments with what it expected", () => {
    expect(() => encodeText("a", 0n, [english])).toThrow('"states" expected a positive integer, got 0');
    expect(() => decodeText(24n, 24n, english)).toThrow('"state" expected 0 … 23, got 24');
    expect(() => encodeText("a", 24n, [])).toThrow('"models" expected at least one model');
  });
});

describe("the narrowing of a text", () => {
  it("goes down from the states of its language, each interval inside the one before, to the text's own", () => {
    const whole = languageInterval(LANGUAGES[0], STATES_3);
    for (const text of ["", "Hello", "meet me at noon"]) {
      const steps = narrowings(english, text, whole);
      expect(steps).toHaveLength([...text].length + 1);
      let around = whole;
      for (const step of steps) {
        expect(step.low >= around.low).toBe(true);
        expect(step.low + step.width <= around.low + around.width).toBe(true);
        expect(step.width < around.width).toBe(true);
        around = step;
      }
      const written = encodeText(text, STATES_3, [english]);
      expect(written.ok && { low: written.value.low, width: written.value.width }).toEqual(around);
    }
  });

  it("stops at the character for which no state is left", () => {
    const steps = narrowings(english, "zq".repeat(40), languageInterval(LANGUAGES[0], STATES_2));
    expect(steps.length).toBeLessThan(80);
    expect(steps.at(-1)?.width).toBe(0n);
  });
});

describe("languages", () => {
  it("share all states without gap or overlap", () => {
    for (const states of PUZZLES) {
      let next = 0n;
      for (const language of LANGUAGES) {
        const { low, width } = languageInterval(language, states);
        expect(low).toBe(next);
        next = low + width;
      }
      expect(next).toBe(states);
    }
  });
});

it("a block whose characters all have symbols of their own is never read: every state has a text, in Hebrew too", async () => {
  const model = await loadModel("he");
  const full = [...model.alphabet.free].flatMap((free, i) => (free === 0 ? [FIRST_BLOCK_SYMBOL + i] : []));
  expect(full).toHaveLength(1);
  // Among a million random states one began with such a block, before that had no share.
  const node = rootNode(model);
  for (const character of "שלום.") {
    expect(node.prediction.frequencies[full[0]]).toBe(0);
    descend(node, tokenAt(node, character.codePointAt(0)!));
  }
  const own = languageInterval(LANGUAGES.find(({ code }) => code === "he")!, STATES_3);
  const random = seededRandom("Hebrew");
  for (let round = 0; round < 150; round++) {
    const { text, low, width } = decodeText(own.low + randomBigBelow(own.width, random), STATES_3, model);
    expect(encodeText(text, STATES_3, [model])).toMatchObject({ ok: true, value: { low, width } });
  }
});

describe("a model whose trees are kept in a store", () => {
  const packed = async () => (await LANGUAGES.find(({ code }) => code === "he")!.load()).model;
  const memory = () => {
    const kept = new Map<string, Uint8Array>();
    const told: string[] = [];
    return {
      kept,
      told,
      refused: (_key: string, reason: string) => void told.push(reason),
      get: async (key: string) => kept.get(key)?.slice().buffer,
      put: async (key: string, tables: ArrayBuffer | Uint8Array) =>
        void kept.set(key, new Uint8Array(tables as ArrayBuffer)),
    };
  };
  const statistics = ({ chains, mixing, capitalShare, digitFrequency }: TextModel) => ({
    trees: chains.map(({ kind, order, tree }) => ({ kind, order, tree })),
    mixing,
    capitalShare,
    digitFrequency,
  });

  it("is the same when read from it", async () => {
    const store = memory();
    const unpacked = await keptTextModel(await packed(), store);
    expect(store.kept.size).toBe(1);
    const [[key, bytes]] = store.kept;
    const before = bytes.slice();
    const read = await keptTextModel(await packed(), store);
    expect(statistics(read)).toEqual(statistics(unpacked));
    expect(statistics(read)).toEqual(statistics(await loadModel("he")));
    expect(store.kept.get(key)).toEqual(before);
    expect(store.told).toEqual([]);
  });

  it.each([
    ["damaged", (bytes: Uint8Array) => bytes.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)), /damaged/],
    ["cut off", (bytes: Uint8Array) => bytes.slice(0, -4), /bytes, expected/],
    ["empty", () => new Uint8Array(0), /too short/],
  ])("is unpacked again where the kept bytes are %s, and the store is told", async (_, change, why) => {
    const store = memory();
    const unpacked = await keptTextModel(await packed(), store);
    const [[key, bytes]] = store.kept;
    store.kept.set(key, change(bytes));
    expect(statistics(await keptTextModel(await packed(), store))).toEqual(statistics(unpacked));
    expect(store.told).toEqual([expect.stringMatching(why)]);
    expect(store.kept.get(key)).toEqual(bytes);
  });

  it("is unpacked all the same where the store fails", async () => {
    const failing = {
      get: () => Promise.reject(new Error("no")),
      put: () => Promise.reject(new Error("no")),
    };
    expect(statistics(await keptTextModel(await packed(), failing))).toEqual(
      statistics(await loadModel("he")),
    );
  });
});
