import { netLayout } from "@cubegram/core/drawing";
import { cubeGeometry } from "@cubegram/core/geometry";
import { algState, readAlg } from "@cubegram/core/notation";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { describe, expect, it } from "vitest";
import { randomMoves } from "../cubes/moves.ts";
import { arrowPath } from "../pages/explore/arrow-path.ts";
import {
  faceletsOfLog,
  freshCube,
  looksSolved,
  parseLog,
  shortened,
  withMove,
} from "../pages/explore/cube-log.ts";
import { EXAMPLES } from "../pages/explore/model.ts";
import {
  homeCount,
  lcmSteps,
  nextHome,
  primePowers,
  printPrimes,
  ringsOf,
} from "../pages/explore/repetition.ts";
import { type AlgReport, report } from "./explore.ts";

function reportOf(text: string, size = 3): AlgReport {
  const reading = report({ alg: text, size });
  if (reading.kind !== "report") throw new Error(`expected a report, got ${reading.kind}`);
  return reading.report;
}

describe("a report", () => {
  it("gives every example the order that it promises", () => {
    for (const { alg, size, order } of EXAMPLES) expect(reportOf(alg, size).order.order).toBe(order);
  });

  it("says inverse, simplified and lengths", () => {
    const report = reportOf("R R U2' (F B)2");
    expect(report).toMatchObject({ inverse: "(B' F')2 U2' R' R'", simplified: "R2 U2 F2 B2" });
    expect(report.counts).toEqual({ htm: 7, qtm: 8, stm: 7, sstm: 7, sqtm: 8, etm: 7 });
    expect(report.simplifiedCounts.htm).toBe(4);
  });

  it("lists the trips of R U: stickers 15, 7, 7, 3 and pieces by name", () => {
    const { stickers, pieces } = reportOf("R U");
    expect(stickers.map(({ facelets }) => facelets.length)).toEqual([15, 7, 7, 3]);
    expect(pieces.map(({ kind, places, order }) => [kind, places.length, order])).toEqual([
      ["corner", 5, 15],
      ["corner", 1, 3],
      ["edge", 7, 7],
    ]);
  });

  it("follows a piece in the direction it goes: R takes URF to UBR", () => {
    const [corner] = reportOf("R").pieces;
    const at = corner.places.indexOf("URF");
    expect(corner.places[(at + 1) % 4]).toBe("UBR");
  });

  it("takes an algorithm of a thousand million repetitions, and does not offer to play it", () => {
    expect(reportOf("(R U)1000000000")).toMatchObject({ isPlayable: false, order: { order: 21 } });
  });

  it("says what is wrong and takes the suggestion", () => {
    const reading = report({ alg: "R2' Q U", size: 3 });
    expect(reading.kind).toBe("problem");
    const doubled = report({ alg: "R'' U", size: 3 });
    if (doubled.kind !== "problem") throw new Error("expected a problem");
    const { at, suggestion } = doubled.problem;
    const better = "R'' U".slice(0, at.start) + suggestion + "R'' U".slice(at.end);
    expect(report({ alg: better, size: 3 }).kind).toBe("report");
    expect(report({ alg: "3Rw", size: 3 }).kind).toBe("problem");
    expect(report({ alg: "  ", size: 3 }).kind).toBe("empty");
  });
});

describe("repetition", () => {
  it("has all rings home at the order and at no time before", () => {
    for (const { alg, size, order } of EXAMPLES) {
      const rings = ringsOf(reportOf(alg, size).order.cycles);
      expect(homeCount(rings, order)).toBe(rings.length);
      for (let k = 1; k < order; k++) expect(homeCount(rings, k)).toBeLessThan(rings.length);
      expect(lcmSteps(rings).at(-1)?.after).toBe(order);
    }
  });

  it("knows when a ring is home next", () => {
    expect(nextHome({ length: 7, count: 1 }, 0)).toBe(7);
    expect(nextHome({ length: 7, count: 1 }, 13)).toBe(14);
  });

  it("writes numbers as primes", () => {
    expect(printPrimes(primePowers(5354228880))).toBe("2⁴ · 3² · 5 · 7 · 11 · 13 · 17 · 19 · 23");
    expect(printPrimes(primePowers(1))).toBe("1");
    for (let n = 1; n < 300; n++)
      expect(primePowers(n).reduce((product, [prime, exponent]) => product * prime ** exponent, 1)).toBe(n);
  });
});

describe("the virtual cube", () => {
  it("goes on by moves of its size and by no others", () => {
    const log = withMove(withMove(freshCube(4), "Rw"), "Rw");
    expect(log.moves).toBe("Rw Rw");
    expect(shortened(log)).toBe("Rw2");
    expect(withMove(log, "5R")).toBe(log);
    expect(withMove(log, "?")).toBe(log);
    expect(looksSolved(faceletsOfLog(withMove(log, "Rw2")))).toBe(true);
    expect(looksSolved(faceletsOfLog(log))).toBe(false);
  });

  it("goes on from any stickers, as the state goes on from there", () => {
    for (const size of [2, 3, 4, 5]) {
      const random = seededRandom(`log ${size}`);
      const [first, setup, moves] = [0, 1, 2].map(() => randomMoves(size, random));
      const letters = (alg: string) => printFacelets(coloringOf(algState(readAlg(alg), size)));
      const log = { size, start: letters(first), setup, moves };
      expect(faceletsOfLog(log)).toBe(letters(`${first} ${setup} ${moves}`));
      expect(parseLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
    }
    for (const start of ["", "U", "?".repeat(54), 4]) expect(parseLog({ size: 3, start })).toBeUndefined();
  });

  it("refuses records that are none", () => {
    for (const bad of [
      null,
      3,
      {},
      { size: 1 },
      { size: 99 },
      { size: 3, moves: "Q" },
      { size: 3, setup: 4 },
    ])
      expect(parseLog(bad)).toBeUndefined();
    expect(parseLog({ size: 5, setup: "R", moves: "" })).toEqual({ size: 5, setup: "R", moves: "" });
  });

  it("is scrambled in the same way by the same seed, and stays a legal record", () => {
    for (const size of [4, 7, 33]) {
      const moves = randomMoves(size, seededRandom("friday"));
      expect(moves).toBe(randomMoves(size, seededRandom("friday")));
      expect(parseLog({ size, setup: moves, moves: "" })).toBeDefined();
    }
  });
});

describe("the net", () => {
  it("gives every facelet a place of its own inside the picture", () => {
    for (const size of [2, 3, 6]) {
      const { width, height, cornerOf } = netLayout(size);
      const corners = Array.from({ length: cubeGeometry(size).faceletCount }, (_, i) => cornerOf(i));
      expect(new Set(corners.map(String)).size).toBe(corners.length);
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThan(0);
        expect(x + 10).toBeLessThanOrEqual(width);
        expect(y + 10).toBeLessThanOrEqual(height);
      }
    }
  });

  it("draws arrows with finite numbers", () => {
    expect(arrowPath(netLayout(3), 0, 53)).toMatch(/^M[\d.]+ [\d.]+Q-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
  });
});
