import { expect, test } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { kernelPair } from "../../../test/kernel-pair.ts";
import { walked } from "../../../test/walked.ts";
import { seededRandom } from "../../perm/index.ts";
import { turnsOfMoves } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { busiestFirst, inStandardOrder, type Pieces } from "./pieces.ts";
import { type Prefix, prefixesOf } from "./prefixes.ts";
import { searchOptimal } from "./search.ts";

const [a, b, c, d]: Prefix[] = [[0], [1], [2], [3]];

test("the pieces in which most moves were tried come first, the others as they were", () => {
  const pieces = busiestFirst(() => [a, b, c, d]);
  expect(pieces.of(5)).toEqual([a, b, c, d]);
  for (const [piece, moves] of [
    [b, 3],
    [d, 2],
    [d, 2],
  ] as const)
    pieces.add(piece, moves);
  expect(pieces.of(5)).toEqual([a, b, c, d]);
  expect(pieces.of(6)).toEqual([d, b, a, c]);
  for (const piece of pieces.of(6)) pieces.add(piece, piece === c ? 9 : 1);
  expect(pieces.of(7)).toEqual([c, a, b, d]);
});

test("a piece that a length leaves out is placed by what was tried in it before", () => {
  const pieces = busiestFirst((length) => (length % 2 === 1 ? [a, b] : [a, b, c, d]));
  for (const piece of pieces.of(6)) pieces.add(piece, piece === c ? 9 : 1);
  expect(pieces.of(7)).toEqual([a, b]);
  for (const piece of pieces.of(7)) pieces.add(piece, piece === b ? 5 : 2);
  expect(pieces.of(8)).toEqual([c, b, a, d]);
});

test("after many moves the next length is cut finer, and both counts say what comes first", () => {
  const parts = new Map([a, b].map((piece) => [piece, [0, 1].map((move) => [...piece, move])]));
  const pieces = busiestFirst(
    () => [a, b],
    (piece) => parts.get(piece)!,
  );
  const [[aa, ab], [ba, bb]] = [...parts.values()];
  pieces.of(6);
  for (const [piece, moves] of [
    [a, 2e7],
    [b, 3e7],
  ] as const)
    pieces.add(piece, moves);
  // How much is tried in the fine pieces is not known yet.
  expect(pieces.of(7)).toEqual([ba, bb, aa, ab]);
  for (const [piece, moves] of [
    [aa, 5e8],
    [ab, 1],
    [ba, 2e8],
    [bb, 1e8],
  ] as const)
    pieces.add(piece, moves);
  // 5 · 5, 3 · 2, 3 · 1.
  expect(pieces.of(8)).toEqual([aa, ba, bb, ab]);
  // What was cut stays so.
  for (const piece of pieces.of(8)) pieces.add(piece, 1);
  expect(pieces.of(9)).toEqual([aa, ab, ba, bb]);
});

test("in whatever order: both kernels find solutions of the same length", { tags: ["seconds"] }, () => {
  const kernels = kernelPair({ corners: "tetrads", flips: false, base: 4 });
  const prefixes = prefixesOf("HTM");
  const search = (state: CubeState, kind: "plain" | "vector", pieces: Pieces) => {
    const start = { state, metric: "HTM", pieces } as const;
    const found = searchOptimal(kernels.tables, kernels[kind], start, { maxLength: 9, improve: true });
    // Pauses do not change what is counted.
    while (!found.advance(5000));
    expect(isSolvedBy(state, turnsOfMoves(found.best!, 3))).toBe(true);
    return found;
  };
  const random = seededRandom("busy");
  for (let i = 0; i < 3; i++) {
    const state = walked(9, random);
    const [plain, vector] = (["plain", "vector"] as const).map((kind) =>
      search(
        state,
        kind,
        busiestFirst((length) => (length < 6 ? [[]] : prefixes)),
      ),
    );
    const { length } = search(
      state,
      "vector",
      inStandardOrder(() => prefixes),
    ).best!;
    expect([plain.best!.length, vector.best!.length]).toEqual([length, length]);
    expect(plain.nodes).toBe(vector.nodes);
  }
});
