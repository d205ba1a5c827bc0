import { stateCount, unrankState } from "@cubegram/core/codec";
import { invertAlg, parseAlg, printAlg } from "@cubegram/core/notation";
import { inversions, parity } from "@cubegram/core/perm";
import { describe, expect, it } from "vitest";
import { textsOn } from "../../../scripts/coverage.mjs";
import { narrowText } from "../../jobs/narrow-text.ts";
import { type Attempt, cubeOf, isDone, swapped } from "./check.ts";
import { digitsOf } from "./digits.ts";
import { LESSONS, type Task } from "./lessons.ts";
import {
  atStep,
  countDone,
  fromLink,
  INITIAL,
  nextStep,
  parseProgress,
  parseRecord,
  toLink,
  withDone,
} from "./model.ts";

/** What a learner who understood would do. */
function solution(task: Task): Attempt {
  switch (task.kind) {
    case "cube":
      if (task.goal.kind === "as") return { alg: task.goal.alg };
      if (task.goal.kind === "upright") {
        const setup = parseAlg(task.setup);
        return setup.ok ? { alg: printAlg(invertAlg(setup.value)) } : {};
      }
      return { alg: task.goal.kind === "turns" ? "R U F D L B" : "U" };
    case "choice":
      return { choice: task.answer };
    case "number":
    case "rank":
      return { text: String(task.answer) };
    case "repeat":
      return { repetitions: task.answer };
    case "order":
      return { alg: task.most === 2 ? "R U2 R'" : "R U" };
    case "sort":
      return { items: [0, 1, 2, 3, 4, 5], swaps: Math.max(3, task.least) };
    case "text":
      return { text: "x".repeat(task.goal.leastCharacters), bits: Math.max(task.goal.leastBits, 30) };
  }
}

describe("every lesson", () => {
  it("has steps with names of their own", () => {
    for (const steps of Object.values(LESSONS))
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  });

  it("recognizes success at every step, and nothing before it", () => {
    for (const steps of Object.values(LESSONS))
      for (const { task } of steps) {
        expect(isDone(task, {})).toBe(false);
        expect(isDone(task, { alg: "", text: "", choice: -1, repetitions: 0, swaps: 0 })).toBe(false);
        expect(isDone(task, solution(task))).toBe(true);
      }
  });

  it("does not take the wrong turn for the right one", () => {
    for (const steps of Object.values(LESSONS))
      for (const { task } of steps)
        if (task.kind === "cube" && task.goal.kind === "as") expect(isDone(task, { alg: "B" })).toBe(false);
  });

  it("does not take text that is no algorithm for one", () => {
    const order = { kind: "order", least: 2, most: 1e9, moves: 0 } as const;
    for (const alg of ["", "?", "R (", "7Rw"]) expect(isDone(order, { alg })).toBe(false);
  });
});

describe("the digits of a cube", () => {
  it("are those of its number", () => {
    const number = ((5n * 20160n + 7n) * 2048n + 9n) * 2187n + 11n;
    const digits = digitsOf(unrankState(number, 3));
    expect(digits.map(({ name, value }) => [name, value])).toEqual([
      ["edges", 5],
      ["corners", 7],
      ["flips", 9],
      ["twists", 11],
    ]);
    expect(digits.reduce((sum, { value, radix }) => sum * BigInt(radix) + BigInt(value), 0n)).toBe(number);
    expect(digits.reduce((product, { radix }) => product * BigInt(radix), 1n)).toBe(stateCount(3));
  });

  it("keep twists and flips at 0 while only U turns", () => {
    for (const alg of ["U", "U2", "U'"]) {
      const [, , flips, twists] = digitsOf(cubeOf(3, "", alg));
      expect([flips.value, twists.value]).toEqual([0, 0]);
    }
  });

  it("first show a flip at number 2187", () => {
    expect(digitsOf(unrankState(2187n, 3))[2].value).toBe(1);
    expect(digitsOf(unrankState(2186n, 3))[2].value).toBe(0);
  });
});

describe("the row to sort", () => {
  it("changes its parity with every exchange", () => {
    let items: number[] = [2, 0, 1, 4, 3, 5];
    for (const [a, b] of [
      [0, 1],
      [0, 5],
      [2, 4],
    ]) {
      const before = parity(items);
      items = swapped(items, a, b);
      expect(parity(items)).toBe(1 - before);
      expect(inversions(items) % 2).toBe(parity(items));
    }
  });
});

describe("progress", () => {
  it("counts what is done and survives the storage", () => {
    const progress = withDone(withDone({}, "notation", "turn"), "notation", "turn");
    expect(countDone(progress, ["notation"])).toEqual({ done: 1, all: 6 });
    expect(nextStep(progress, "notation")).toBe(1);
    expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
    expect(countDone(progress)).toEqual({ done: 1, all: 26 });
  });

  it("takes nothing strange from the storage", () => {
    for (const bad of [
      null,
      1,
      "x",
      [],
      { notation: "turn" },
      { notation: ["nothing", 3] },
      { other: ["turn"] },
    ])
      expect(countDone(parseProgress(bad)).done).toBe(0);
  });
});

describe("a text on a cube", () => {
  it("costs what its characters cost, likely ones little", async () => {
    const found = await narrowText("hello there", stateCount(3));
    expect(found).toMatchObject({ language: "en", fits: true });
    expect(found.characters.map(({ character }) => character).join("")).toBe("hello there");
    expect(found.bits).toBeCloseTo(
      found.languageBits + found.characters.reduce((sum, { bits }) => sum + bits, 0),
      9,
    );
    expect(found.bits).toBeLessThan(40);
    for (const { bits, from, width } of found.characters) {
      expect(2 ** -bits).toBeCloseTo(width, 6);
      expect(from + width).toBeLessThanOrEqual(1);
    }
  });

  it("can need more than there is, and then still shows what it needs", async () => {
    const found = await narrowText("zqxj".repeat(12), stateCount(3));
    expect(found).toMatchObject({ fits: false, states: "0" });
    expect(found.bits).toBeGreaterThan(found.room);
    expect(found.characters).toHaveLength(48);
  });

  it("of three strange letters costs at least twenty bits", async () => {
    expect((await narrowText("☃q#", stateCount(3))).bits).toBeGreaterThan(20);
  });
});

describe("the catalog", () => {
  it("has every text of every step, and the answers to choose from", () => {
    for (const [name, steps] of Object.entries(LESSONS))
      for (const { name: step, task } of steps) {
        const parts = ["title", "body", "task", "after"];
        if (task.kind === "choice") for (let i = 1; i <= task.options; i++) parts.push(`option-${i}`);
        for (const part of parts)
          expect(Object.keys(textsOn("en", "lessons"))).toContain(`${name}-${step}-${part}`);
      }
  });
});

describe("the page's record", () => {
  it("comes back from its link and from the storage", () => {
    const record = atStep("parity", 2);
    expect(fromLink(toLink(record))).toEqual(record);
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parseRecord(JSON.parse(JSON.stringify(INITIAL)))).toEqual(INITIAL);
  });

  it("refuses what is none", () => {
    for (const bad of [null, 5, { step: 3 }, { lesson: "nothing", step: 0 }, { lesson: "text", step: 99 }])
      expect(parseRecord(bad)).toBeUndefined();
    const strange = parseRecord({
      lesson: "text",
      step: 0,
      attempt: { alg: 3, items: [1, "x"], choice: -1 },
    });
    expect(strange?.attempt).toEqual({});
    expect(fromLink({ lesson: "x" })).toBeUndefined();
    expect(fromLink({ lesson: "order", step: "77" })).toEqual(atStep("order", 0));
  });
});
