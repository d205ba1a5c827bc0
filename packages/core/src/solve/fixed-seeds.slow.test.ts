/**
 * Fixed states have the solutions that they had: a change that is meant to keep the searches as they are keeps this table.
 * One that is meant to find others writes a new one, and says so. Times are not looked at.
 */
import { describe, expect, test } from "vitest";
import { inEachRun, wholeRunTest } from "../../test/samples.ts";
import { writeMessage } from "../message/index.ts";
import { seededRandom } from "../perm/index.ts";
import { randomState } from "../state/index.ts";
import { type SolveOptions, solve } from "./index.ts";

/** Turns, and moves tried where these do not depend on which tables there are by now. */
type Row = readonly [length: number, nodes?: number];

const stateOf = (size: number, i: number) => randomState(size, seededRandom(`guard ${size} ${i}`));

async function rowsOf(size: number, rows: readonly Row[], options: SolveOptions): Promise<Row[]> {
  const found: Row[] = [];
  for (const [i, [, wanted]] of rows.entries()) {
    const { length, nodes } = await solve(stateOf(size, i), options);
    found.push(wanted === undefined ? [length] : [length, nodes]);
  }
  return found;
}

// Printed before the searches were last tidied up; the 4x4 since it begins with its second round. A lesson counts portions of work.
const TABLE: readonly (readonly [what: string, size: number, options: SolveOptions, rows: readonly Row[]])[] =
  [
    [
      "a 2x2",
      2,
      {},
      [
        [9, 273],
        [9, 489],
        [8, 78],
        [10, 714],
        [7, 45],
      ],
    ],
    [
      "a 3x3",
      3,
      {},
      [
        [21, 143564],
        [21, 400258],
        [21, 52373],
        [21, 845380],
        [20, 24305],
      ],
    ],
    ["a lesson on a 3x3", 3, { method: "layers" }, [[70, 1]]],
    ["a lesson on a 4x4", 4, { method: "layers" }, [[174, 17]]],
    ["a lesson on a 7x7", 7, { method: "layers" }, [[770, 85]]],
  ];
const LARGE: typeof TABLE = [
  ["a 4x4", 4, {}, [[41], [43], [43]]],
  ["a 5x5", 5, {}, [[73]]],
  ["an 8x8", 8, {}, [[265]]],
];

describe("as before", () => {
  const holds = async (_: string, size: number, options: SolveOptions, rows: readonly Row[]) => {
    expect(await rowsOf(size, rows, options)).toEqual(rows);
  };
  test.each(TABLE)("%s", holds);
  // In minutes their stages have samples of their own (nxn/same-solutions.slow.test.ts).
  wholeRunTest.each(LARGE)("%s", holds);

  test("a message on a 3x3", async () => {
    expect((await writeMessage("HELLO")).alg).toBe("F' U2 B' R' D' L' B' R B2");
  });

  const MESSAGES = [
    [9, "Meet me at noon", 10],
    [4, "HELLO WORLD", 15],
  ] as const;
  test.each(inEachRun(MESSAGES, MESSAGES.slice(0, 1)))("a message, n = %i: %s", async (size, text, turns) => {
    expect((await writeMessage(text, { size })).length).toBe(turns);
  });
});
