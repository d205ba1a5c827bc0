import { diagnose } from "@cubegram/core/diagnosis";
import { randomBelow, randomPermutation, seededRandom } from "@cubegram/core/perm";
import { assemblyFromCubies, coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLink, printLink } from "../../shell/link.ts";
import {
  type CheckRecord,
  EXAMPLES,
  examine,
  exampleCube,
  fromLink,
  newRecord,
  parse,
  runningSums,
  swapsOf,
  toLink,
  verdictOf,
} from "./model.ts";

const examined = (record: CheckRecord) =>
  examine(record, diagnose(record.painted, { repairs: false, size: record.size, limit: 0 }).faults);

const badSteps = (record: CheckRecord) =>
  examined(record).steps.flatMap(({ name, state }) => (state === "bad" ? [name] : []));

describe("the examples", () => {
  test.each([
    ["edge", ["flips"]],
    ["corner", ["twists"]],
    ["swap", ["swaps"]],
    ["sticker", ["counts", "pieces"]],
    ["mirror", ["pieces"]],
  ] as const)("%s fails at %s", (example, steps) => {
    expect(badSteps(exampleCube(example))).toEqual(steps);
    expect(verdictOf(examined(exampleCube(example)))).toBe("impossible");
  });

  test("are five different cubes", () => {
    expect(new Set(EXAMPLES.map((example) => exampleCube(example).painted)).size).toBe(EXAMPLES.length);
  });
});

describe("an examination", () => {
  test("passes exactly the cubes that the diagnosis calls legal", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(`${seed}`);
        const some = (count: number, below: number) =>
          Array.from({ length: count }, () => randomBelow(below, random));
        const read = assemblyFromCubies({
          cp: randomPermutation(8, random),
          co: some(8, 3),
          ep: randomPermutation(12, random),
          eo: some(12, 2),
        });
        const painted = printFacelets(coloringOf(read.ok ? read.value : randomState(3, random)));
        const { legal } = diagnose(painted, { repairs: false });
        const examination = examined({ size: 3, painted });
        expect(verdictOf(examination)).toBe(legal ? "possible" : "impossible");
        const { corners, edges } = examination;
        expect(runningSums(corners!).at(-1)).toBe(corners!.sum);
        expect((swapsOf(corners!) + swapsOf(edges!)) % 2 === 0).toBe(corners!.parity === edges!.parity);
      }),
      { numRuns: 60 },
    );
  });

  test.each([2, 3, 4, 5, 6])("passes a random cube: n = %i", (size) => {
    const painted = printFacelets(coloringOf(randomState(size, seededRandom(`check ${size}`))));
    const examination = examined({ size, painted });
    expect(verdictOf(examination)).toBe("possible");
    expect(examination.steps.filter(({ state }) => state === "none")).toHaveLength(size % 2 === 0 ? 2 : 0);
  });

  test("waits for stickers", () => {
    expect(verdictOf(examined(newRecord(3)))).toBe("open");
    const twisted = exampleCube("corner");
    // The corners are all there: what the edges are does not matter for their law.
    const withoutEdge = { ...twisted, painted: `${twisted.painted.slice(0, 1)}?${twisted.painted.slice(2)}` };
    expect(badSteps(withoutEdge)).toEqual(["twists"]);
  });
});

test("a record comes back through a link and through storage, and nothing else does", () => {
  for (const record of [newRecord(4), exampleCube("swap"), newRecord(3)]) {
    const { parameters } = parseLink(printLink("check", toLink(record)));
    expect(fromLink(parameters) ?? newRecord(3)).toEqual(record);
    expect(parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = fromLink({ facelets: text });
      if (read) expect(read.painted).toHaveLength(6 * read.size ** 2);
    }),
  );
  expect(parse({ size: 8, painted: "?".repeat(384) })).toBeUndefined();
});

test("of a link that lost its end, what is left is there", () => {
  const { painted } = exampleCube("swap");
  for (const lost of [1, 9, 29]) {
    const cut = painted.slice(0, -lost);
    expect(fromLink({ facelets: cut })).toEqual({
      size: 3,
      painted: cut + newRecord(3).painted.slice(-lost),
    });
  }
  // Where nothing says what it was, nothing is there.
  for (const facelets of ["", "UURX"]) expect(fromLink({ facelets })).toBeUndefined();
});
