import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { distanceTable } from "../../../test/distances.ts";
import { finish } from "../../../test/finish.ts";
import { NaiveCube } from "../../../test/naive-cube.ts";
import { isWholeRun, samples, wholeRunTest } from "../../../test/samples.ts";
import { parseColoring } from "../../diagnosis/index.ts";
import { FACES, faceTurns, invertTurn, namesOfKind, rotations, type Turn } from "../../geometry/index.ts";
import { printTurns } from "../../notation/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { unwrap } from "../../result.ts";
import {
  arrangementCoordinate,
  cosetCoordinate,
  distribution,
  orbitIndex,
  permutationCoordinate,
  prepareStage,
  type Stage,
  tableSpace,
} from "../../search/index.ts";
import {
  type CubeState,
  isSolved,
  randomState,
  rotateState,
  solvedColoring,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import type { SolveProgress } from "../solve-options.ts";
import { piecesStage } from "./pieces-stage.ts";
import { solveStep } from "./solve-step.ts";
import { NISS_STEPS, STEP_SETS, STEPS, type StepName } from "./step-sets.ts";

/** Facelets that a step puts right, written out from a picture of the net U R F D L B. */
const CROSS = [28, 25, 30, 43, 32, 16, 34, 52];
const PAIR_FR = [29, 26, 15, 23, 12];
const PAIR_FL = [27, 24, 44, 21, 41];
const PAIR_BL = [33, 42, 53, 39, 50];
const PAIR_BR = [35, 17, 51, 14, 48];
const LEFT = [30, 43, 21, 41, 50, 39, 27, 44, 24, 33, 53, 42];
const RIGHT = [32, 16, 23, 12, 14, 48, 29, 26, 15, 35, 17, 51];
const PUT_RIGHT: Record<StepName, readonly number[]> = {
  cross: CROSS,
  xcross: [...CROSS, ...PAIR_FR],
  xxcross: [...CROSS, ...PAIR_FR, ...PAIR_FL],
  xxxcross: [...CROSS, ...PAIR_FR, ...PAIR_FL, ...PAIR_BL],
  f2l: [...CROSS, ...PAIR_FR, ...PAIR_FL, ...PAIR_BL, ...PAIR_BR],
  eoline: [28, 25, 34, 52],
  "first-block": LEFT,
  "second-block": [...LEFT, ...RIGHT],
  eo: [],
  dr: [],
  "dr-from-eo": [],
  htr: [],
  fr: [],
};
/** The facelets by which edges are oriented: of U and D, and between these of F and B. */
const ORIENTED = [1, 3, 5, 7, 28, 30, 32, 34, 21, 23, 48, 50];
/** Those of U and D, which a domino keeps there. */
const UP_DOWN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 28, 29, 30, 31, 32, 33, 34, 35];

function labelsAfter(turns: readonly Turn[]): number[] {
  const cube = new NaiveCube(3);
  for (const { axis, first, last, quarters } of turns) cube.turn(axis, first, last, quarters);
  return cube.labels();
}

function keepTogether(labels: readonly number[], facelets: readonly number[]): boolean {
  return facelets.every((facelet) => facelets.includes(labels[facelet]));
}

/** What the sticker model shows at some facelets after any turns that the letters allow, by quarters or by half turns only. */
function reachedBy(letters: string, facelets: readonly number[]): Set<string> {
  const images = turnsOf("", letters).map((turn) => labelsAfter([turn]));
  const shown = (labels: readonly number[]) => facelets.map((facelet) => labels[facelet]).join();
  const home = labelsAfter([]);
  const met = new Set([shown(home)]);
  for (const open = [home]; open.length > 0; ) {
    const labels = open.pop()!;
    for (const image of images) {
      const next = image.map((from) => labels[from]);
      if (!met.has(shown(next))) open.push(next);
      met.add(shown(next));
    }
  }
  return met;
}

/** All turns of some faces, and half turns of others. */
function turnsOf(quarters: string, halves: string): Turn[] {
  const face = (move: number) => "URFDLB"[Math.floor(move / 3)];
  return faceTurns(3).filter(
    (_, move) => quarters.includes(face(move)) || (move % 3 === 1 && halves.includes(face(move))),
  );
}

const ALL = labelsAfter([]);
const CORNERS = ALL.filter((facelet) => [0, 2, 6, 8].includes(facelet % 9));
const HALF_TURNED = reachedBy("URFDLB", CORNERS);
const FLOPPY = reachedBy("RLFB", ALL);
const SLICES = [
  [1, 46, 7, 19, 28, 25, 34, 52],
  [23, 12, 21, 41, 50, 39, 48, 14],
  [3, 37, 5, 10, 30, 43, 32, 16],
];

const IS_GROUP_GOAL: Partial<Record<StepName, (labels: readonly number[]) => boolean>> = {
  eoline: (labels) => keepTogether(labels, ORIENTED),
  eo: (labels) => keepTogether(labels, ORIENTED),
  dr: (labels) => keepTogether(labels, ORIENTED) && keepTogether(labels, UP_DOWN),
  "dr-from-eo": (labels) => keepTogether(labels, ORIENTED) && keepTogether(labels, UP_DOWN),
  htr: (labels) =>
    keepTogether(labels, UP_DOWN) &&
    SLICES.every((edges) => keepTogether(labels, edges)) &&
    HALF_TURNED.has(CORNERS.map((facelet) => labels[facelet]).join()),
  fr: (labels) => FLOPPY.has(labels.join()),
};

function isThrough(step: StepName, turns: readonly Turn[]): boolean {
  const labels = labelsAfter(turns);
  return (
    PUT_RIGHT[step].every((facelet) => labels[facelet] === facelet) && (IS_GROUP_GOAL[step]?.(labels) ?? true)
  );
}

/** Where the stickers are that the step puts right. */
function look(step: StepName, turns: readonly Turn[]): string {
  return labelsAfter(turns)
    .map((label, at) => {
      if (PUT_RIGHT[step].includes(label)) return label;
      return step === "eoline" && ORIENTED.includes(label) && ORIENTED.includes(at) ? "+" : "";
    })
    .join();
}

function minus(all: Set<string>, others: Set<string>): Set<string> {
  return new Set([...all].filter((item) => !others.has(item)));
}

/** What comes before: steps after another begin where its turns lead, and long ones near their end. */
const SCRAMBLES: Partial<Record<StepName, { readonly turns?: readonly Turn[]; readonly length?: number }>> = {
  xxcross: { length: 8 },
  xxxcross: { length: 7 },
  f2l: { length: 7 },
  "second-block": { length: 7 },
  "dr-from-eo": { turns: turnsOf("UDRL", "FB") },
  htr: { turns: turnsOf("UD", "RLFB"), length: 60 },
  fr: { turns: turnsOf("", "URFDLB") },
};

function scramble(step: StepName, seed: string | number): Turn[] {
  const { turns = faceTurns(3), length = 25 } = SCRAMBLES[step] ?? {};
  const random = seededRandom(`${step} ${seed}`);
  return Array.from({ length }, () => turns[randomBelow(turns.length, random)]);
}

function stateAfter(turns: readonly Turn[]): CubeState {
  return turnStateBy(solvedState(3), turns);
}

function countsOf(stage: Stage): number[] {
  const { parts } = finish(prepareStage({ ...stage, tables: [] }));
  return distribution(distanceTable(tableSpace(stage, parts, stage.tables[0])));
}

describe.each(STEPS)("%s", (step) => {
  test("the moves lead through the step on D, as the sticker model sees it; from all sides they are no more", async () => {
    for (let i = 0; i < samples(40); i++) {
      const turns = scramble(step, i);
      const state = stateAfter(turns);
      const held = await solveStep(state, step);
      expect(held.turns).toHaveLength(held.length);
      expect(held.on).toBe(STEP_SETS[step].faces("D", "L", "F").join(" "));
      expect(isThrough(step, turns)).toBe(false);
      expect(isThrough(step, [...turns, ...held.turns])).toBe(true);
      const all = await solveStep(state, step, { orientations: "all", all: true });
      expect(all.length).toBeLessThanOrEqual(held.length);
      expect(all.all![0].alg).toBe(all.alg);
    }
  });

  test("what the cube's hold changes is the side that counts as D", async () => {
    const turns = scramble(step, "held");
    const lengths = new Map<string, number>();
    for (let rotation = 0; rotation < 24; rotation++) {
      const found = await solveStep(rotateState(stateAfter(turns), rotation), step).catch((error) => error);
      if (found.code === "no-solution" && STEP_SETS[step].after) continue;
      const [down, left, front] = [3, 4, 2].map((face) => faceUnder(rotation, face));
      const key = STEP_SETS[step].faces(down, left, front).join(" ");
      expect(lengths.get(key) ?? found.length).toBe(found.length);
      lengths.set(key, found.length);
    }
    const { length } = await solveStep(stateAfter(turns), step, { orientations: "all" });
    expect(length).toBe(Math.min(...lengths.values()));
  });

  test("nothing to do for a solved cube, from any side", async () => {
    const { alg, length, all } = await solveStep(solvedState(3), step, { orientations: "all", all: true });
    expect([alg, length]).toEqual(["", 0]);
    const sides = { cross: 6, xcross: 24, xxcross: 24, xxxcross: 24, f2l: 6, eoline: 12, "first-block": 24 };
    const axes = { "second-block": 12, eo: 3, dr: 3, "dr-from-eo": 6, htr: 3, fr: 3 };
    expect(all!.map(({ on }) => on)).toHaveLength({ ...sides, ...axes }[step]);
  });

  test("several are found, shortest first, each once, and none of which a move could be left out", async () => {
    const turns = scramble(step, "several");
    const { all, length } = await solveStep(stateAfter(turns), step, { count: 7 });
    expect(all).toHaveLength(7);
    expect(all!.map((way) => way.length)).toEqual(all!.map((way) => way.turns.length).sort((a, b) => a - b));
    expect(all![0].length).toBe(length);
    expect(new Set(all!.map(({ alg }) => alg)).size).toBe(7);
    for (const way of all!) {
      expect(isThrough(step, [...turns, ...way.turns])).toBe(true);
      way.turns.forEach((_, i) => {
        expect(isThrough(step, [...turns, ...way.turns.toSpliced(i, 1)])).toBe(false);
      });
    }
  });
});

describe("both scrambles", () => {
  test.each(NISS_STEPS)(
    "%s: moves on the inverse come before the scramble, and no plain solution is shorter",
    async (step) => {
      for (let i = 0; i < 2; i++) {
        const turns = scramble(step, `niss ${i}`);
        const found = await solveStep(stateAfter(turns), step, { niss: true, count: 5 });
        expect(found.length).toBeLessThanOrEqual((await solveStep(stateAfter(turns), step)).length);
        for (const { alg, turns: normal, inverse, length } of found.all!) {
          expect(normal.length + inverse!.length).toBe(length);
          expect(alg.includes("(")).toBe(inverse!.length > 0);
          expect(isThrough(step, [...inverse!.map(invertTurn).reverse(), ...turns, ...normal])).toBe(true);
        }
      }
    },
  );

  test.each(["eo", "fr"] as const)(
    "%s: all shortest are as many as the sticker model finds by trying",
    async (step) => {
      const all = SCRAMBLES[step]?.turns ?? faceTurns(3);
      for (let i = 0; i < 3; i++) {
        const turns = Array.from(
          { length: 4 },
          (_, k) => all[randomBelow(all.length, seededRandom(`${step} ${i} ${k}`))],
        );
        const found = await solveStep(stateAfter(turns), step, { niss: true, all: true });
        const algs = found.all!.map(({ alg }) => alg).sort();
        expect(algs).toEqual(triedOut(step, turns, found.length));
      }
    },
  );

  test.each(["eo", "dr"] as const)(
    "%s: of a cube held in any way, moves on the inverse turn it upright",
    async (step) => {
      const turns = scramble(step, "niss held");
      // In `npm test` one of each axis that may stand upright, and of both ways around it.
      for (let rotation = 0; rotation < 24; rotation += isWholeRun ? 1 : 5) {
        const held = rotateState(stateAfter(turns), rotation);
        const { turns: normal, inverse, on } = await solveStep(held, step, { niss: true });
        const after = turnStateBy(solvedState(3), [...inverse!.map(invertTurn).reverse(), ...turns]);
        const done = await solveStep(turnStateBy(rotateState(after, rotation), normal), step);
        expect([done.length, done.on]).toEqual([0, on]);
      }
    },
  );

  test("are only for steps whose inverse is one too", async () => {
    await expect(solveStep(solvedState(3), "cross", { niss: true })).rejects.toThrow(/"niss" expected/);
  });
});

/** Every way of some length with moves on either scramble, in the sticker model; fails if one is shorter. */
function triedOut(step: StepName, scrambled: readonly Turn[], length: number): string[] {
  const turns = SCRAMBLES[step]?.turns ?? faceTurns(3);
  const images = turns.map((turn) => labelsAfter([turn]));
  const after = (labels: readonly number[], image: readonly number[]) => image.map((from) => labels[from]);
  const sequences: { readonly moves: readonly number[]; readonly labels: readonly number[] }[][] = [
    [{ moves: [], labels: ALL }],
  ];
  for (let k = 1; k <= length; k++)
    sequences.push(
      sequences[k - 1].flatMap(({ moves, labels }) =>
        images.flatMap((image, move) => {
          const last = turns[moves[moves.length - 1]];
          const next = turns[move];
          // One order of turns that commute: as `turns` lists the faces, and no face twice.
          const isLater = !last || last.axis !== next.axis || last.first > next.first;
          return isLater ? [{ moves: [...moves, move], labels: after(labels, image) }] : [];
        }),
      ),
    );
  const middle = labelsAfter(scrambled);
  const found: string[] = [];
  for (let total = 0; total <= length; total++)
    for (let before = 0; before <= total; before++)
      for (const inverse of sequences[before]) {
        const undone = new Array<number>(54);
        inverse.labels.forEach((label, facelet) => {
          undone[label] = facelet;
        });
        const begun = after(undone, middle);
        for (const normal of sequences[total - before]) {
          if (!IS_GROUP_GOAL[step]!(after(begun, normal.labels))) continue;
          expect(total).toBe(length);
          const [own, other] = [normal, inverse].map(({ moves }) =>
            printTurns(
              moves.map((move) => turns[move]),
              3,
            ),
          );
          found.push([own, other && `(${other})`].filter((part) => part !== "").join(" "));
        }
      }
  return found.sort();
}

describe("a mask", () => {
  const D_CROSS = `${"?".repeat(28)}D?DDD?D${"?".repeat(19)}`;
  const masked = (text: string) => unwrap(parseColoring(text));

  test("of the cross is the cross, however its stickers are shown", async () => {
    const sides = "????????? ????R??R? ????F??F? ?D?DDD?D? ????L??L? ????B??B?".replaceAll(" ", "");
    for (let i = 0; i < 3; i++) {
      const state = stateAfter(scramble("cross", i));
      const { length, step } = await solveStep(state, masked(sides));
      expect([length, step]).toEqual([(await solveStep(state, "cross")).length, "mask"]);
    }
  });

  test("may leave open which of the pieces with a color stands where", async () => {
    const oriented = `UUUUUUUUU???RRRRRR???FFFFFFDDDDDDDDD???LLLLLL???BBBBBB`;
    for (const [mask, length] of [
      [D_CROSS, 25],
      [oriented, 4],
    ] as const)
      for (let i = 0; i < 3; i++) {
        const turns = scramble("cross", `mask ${i}`).slice(0, length);
        const found = await solveStep(stateAfter(turns), masked(mask), { all: true });
        for (const way of found.all!) {
          const labels = labelsAfter([...turns, ...way.turns]);
          [...mask].forEach((letter, facelet) => {
            if (letter !== "?") expect("URFDLB"[Math.floor(labels[facelet] / 9)]).toBe(letter);
          });
          expect(isSolved(turnStateBy(stateAfter(turns), way.turns), { mask: masked(mask) })).toBe(true);
        }
      }
  });

  test("without anything known is done, and one that no stage can be made of is refused", async () => {
    expect((await solveStep(stateAfter(scramble("cross", 0)), masked("?".repeat(54)))).length).toBe(0);
    for (const [text, why] of [
      [`U${"?".repeat(8)}RR${"?".repeat(43)}`, "the same pieces or none in common"],
      [`????D????${"?".repeat(45)}`, "centers"],
      [`UUUUUUUUUU????????${"?".repeat(36)}`, "pieces that a cube has"],
    ])
      await expect(solveStep(solvedState(3), masked(text))).rejects.toThrow(why);
  });
});

test("a long search can be followed and stopped", async () => {
  const stop = new AbortController();
  const told: SolveProgress[] = [];
  const onProgress = (progress: SolveProgress) => {
    told.push(progress);
    if (progress.phase === "search") stop.abort();
  };
  const state = randomState(3, seededRandom("long"));
  await expect(solveStep(state, "f2l", { signal: stop.signal, onProgress })).rejects.toMatchObject({
    code: "aborted",
  });
  expect(told.at(-1)!.nodes).toBeGreaterThan(0);
  expect(told.at(-1)!.depth).toBeGreaterThan(4);
});

describe("wrong arguments", () => {
  test.each([
    [{ count: 0 }, "count"],
    [{ count: 2, all: true }, "count"],
    [{ maxLength: 21 }, "maxLength"],
    [{ orientations: "some" as "all" }, "orientations"],
  ])("%j are refused by name", async (options, name) => {
    await expect(solveStep(solvedState(3), "cross", options)).rejects.toThrow(`"${name}" expected`);
  });

  test.each(["dominoes", solvedColoring(2), null])("%j is no step", async (step) => {
    await expect(solveStep(solvedState(3), step as "cross")).rejects.toThrow(
      /"step" expected one of cross, .*, or a mask/,
    );
  });

  test("no way that short, and a step that another must come before, are said", async () => {
    const state = stateAfter(scramble("cross", 0));
    await expect(solveStep(state, "cross", { maxLength: 2 })).rejects.toThrow(
      "no solution of at most 2 moves",
    );
    await expect(solveStep(state, "htr")).rejects.toThrow("dr is not done");
  });
});

/** The face of the cube that stands at `face` when the whole cube was turned by the rotation. */
function faceUnder(rotation: number, face: number) {
  const normals = [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
    [-1, 0, 0],
    [0, 0, -1],
  ];
  const matrix = rotations().matrices[rotation];
  const image = (v: readonly number[]) =>
    [0, 1, 2].map((i) => v[0] * matrix[0][i] + v[1] * matrix[1][i] + v[2] * matrix[2][i]);
  return FACES[normals.findIndex((normal) => String(image(normal)) === String(normals[face]))];
}

/** How many looks need no, one and two turns. */
function looksWithinTwo(step: StepName): number[] {
  const [one, two] = [
    faceTurns(3).map((turn) => [turn]),
    faceTurns(3).flatMap((a) => faceTurns(3).map((b) => [a, b])),
  ];
  const seen = [[[]], one, two].map((sequences) => new Set(sequences.map((turns) => look(step, turns))));
  const reached = [seen[0], minus(seen[1], seen[0]), minus(minus(seen[2], seen[1]), seen[0])];
  return reached.map((level) => level.size);
}

const quarterTurns = faceTurns(3).filter(({ quarters }) => quarters !== 2);

/** How many rows of coordinates are 0, 1 … turns away from the solved one. */
function rowsWithin(stage: Stage, most: number): number[] {
  const { parts } = finish(prepareStage({ ...stage, tables: [] }));
  const home = stage.coordinates.map((coordinate) => coordinate.home);
  const met = new Set([home.join()]);
  let last = [home];
  const counts = [1];
  for (let distance = 1; distance <= most; distance++) {
    const next: number[][] = [];
    for (const row of last)
      for (let turn = 0; turn < stage.turns.length; turn++) {
        const reached = row.map((value, i) => parts[i].rank(parts[i].after(parts[i].unrank(value), turn)));
        const key = reached.join();
        if (met.has(key)) continue;
        met.add(key);
        next.push(reached);
      }
    counts.push(next.length);
    last = next;
  }
  return counts;
}

/** The row of a step in docs/solver-steps.md: how many states are 0, 1 … turns away. */
function documented(step: StepName): number[] {
  const page = readFileSync(new URL("../../../../../docs/solver-steps.md", import.meta.url), "utf8");
  const [, row] = page.match(new RegExp(`^\\| \`${step}\` ((?:\\| [0-9,]* ?)+)\\|$`, "m"))!;
  return row.match(/[0-9,]+/g)!.map((count) => Number(count.replaceAll(",", "")));
}

describe("distances", () => {
  test("of crosses are distributed as counted here", () => {
    // Face turns to a cross on a given side, for all 190,080 states; the sticker model agrees to two turns (below).
    expect(countsOf(STEP_SETS.cross.stage())).toEqual([1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]);
  });

  test("of EOLines are at most 9 and 6.127 on average, as counted here", () => {
    // The sticker model agrees to two turns (below).
    const counts = countsOf(STEP_SETS.eoline.stage());
    expect(counts).toHaveLength(10);
    const states = counts.reduce((sum, count) => sum + count);
    expect(states).toBe(2048 * 132);
    expect(counts.reduce((sum, count, turns) => sum + count * turns) / states).toBeCloseTo(6.127, 3);
  });

  test.each([
    // Singmaster's Notes (1980) give these numbers of cosets and the most turns that three of the steps need.
    ["eo", 2048, 7],
    ["dr-from-eo", 1_082_565, 10],
    ["htr", 29_400, 13],
    // 663,552 states of the squares group, by 192 of the floppy cube.
    ["fr", 663_552 / 192, 11],
  ] as const)("of %s: %i cosets, at most %i turns", (step, cosets, most) => {
    const counts = countsOf(STEP_SETS[step].stage());
    expect(counts.reduce((sum, count) => sum + count)).toBe(cosets);
    expect(counts).toHaveLength(most + 1);
    expect(counts).toEqual(documented(step));
  });

  test("of dominoes begin as Reid counted them, in face turns and in quarter turns (Cube-Lovers, 1995)", () => {
    const stage = STEP_SETS.dr.stage();
    expect(rowsWithin(stage, 4)).toEqual([1, 4, 50, 592, 7156]);
    expect(rowsWithin({ ...stage, turns: quarterTurns }, 5)).toEqual([1, 4, 34, 312, 2772, 24_996]);
    expect(stage.coordinates.reduce((product, { size }) => product * size, 1)).toBe(2_217_093_120);
  });

  wholeRunTest("of dominoes, two turns farther", () => {
    expect(rowsWithin(STEP_SETS.dr.stage(), 6)).toEqual([1, 4, 50, 592, 7156, 87_236, 1_043_817]);
  });

  test("of all orientations are those counted in quarter turns on the Domain of the Cube forum", () => {
    const stage = { ...STEP_SETS.dr.stage(), turns: quarterTurns, tables: [{ of: [0, 1] }] };
    expect(countsOf(stage)).toEqual([
      1, 4, 34, 300, 2556, 21_276, 168_539, 1_038_210, 2_562_320, 683_124, 2612,
    ]);
  });

  test("of the squares group and of the floppy cube are those that are known", () => {
    const halves = turnsOf("", "URFDLB");
    const floppy = turnsOf("", "RLFB");
    const { coordinates } = STEP_SETS.fr.stage();
    expect(coordinates[0].size * FLOPPY.size).toBe(663_552);
    expect(HALF_TURNED.size).toBe(96);
    const [corners, slices] = [orbitIndex(3, "corner"), ["UF UB DF DB", "FR FL BL BR", "UR UL DR DL"]];
    const pieces = [
      permutationCoordinate("corners", 3, corners),
      ...slices.map((names) =>
        arrangementCoordinate(
          names,
          3,
          orbitIndex(3, "edge"),
          names.split(" ").map((name) => namesOfKind("edge")!.indexOf(name)),
        ),
      ),
    ];
    const whole = (turns: readonly Turn[]) => ({
      name: "whole",
      size: 3,
      turns,
      coordinates: pieces.map((own) => cosetCoordinate(own.name, [own], turns)),
      tables: [],
    });
    expect(rowsWithin(whole(floppy), 9)).toEqual([1, 4, 10, 24, 53, 64, 31, 4, 1, 0]);
    expect(rowsWithin(whole(halves), 5)).toEqual([1, 6, 27, 120, 519, 1932]);
  });

  test("of the 2x2x2 and 3x2x2 blocks are those that Norskog published (Domain of the Cube forum)", () => {
    const two = countsOf(piecesStage("2x2x2", "DL DB BL", "DBL"));
    expect(two).toEqual([1, 9, 90, 852, 7169, 44_182, 131_636, 68_940, 561]);
    expect(rowsWithin(piecesStage("3x2x2", "DL DB DF", "BL FL", "DBL", "DLF"), 4)).toEqual([
      1, 12, 141, 1746, 20_935,
    ]);
  });

  wholeRunTest("of first blocks are at most 9", () => {
    const stage = piecesStage("first-block", "DL FL BL", "DLF DBL");
    const counts = countsOf({ ...stage, tables: [{ of: [0, 1] }] });
    expect(counts).toHaveLength(10);
    expect(counts.slice(0, 3)).toEqual(looksWithinTwo("first-block"));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5_322_240);
  });

  // Johannes91 on speedsolving.com, 2009: at most 10, and 7.976 on average.
  test("of crosses with a given pair are on average what is published", async () => {
    // Random states: after 25 random turns, which may cancel, it is a tenth of a turn less.
    const random = seededRandom("crosses with a pair");
    const lengths: number[] = [];
    for (let i = 0; i < samples(2000, 40); i++)
      lengths.push((await solveStep(randomState(3, random), "xcross")).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
    // One cube differs from the mean by 0.742 turns.
    expect(Math.abs(mean - 7.976)).toBeLessThan((4 * 0.742) / Math.sqrt(lengths.length));
  });

  wholeRunTest("of crosses with a given pair are, all 72,990,720, what is published", () => {
    const counts = countsOf({
      ...piecesStage("xcross", "DF DL DB DR", "FR", "DFR"),
      tables: [{ of: [0, 1, 2] }],
    });
    // Two edges cannot be in one place; what is not reached counts as one more than any distance.
    const reached = counts.slice(0, 11);
    const states = reached.reduce((sum, count) => sum + count);
    expect(states).toBe(72_990_720);
    expect(counts.slice(11).reduce((sum, count) => sum + count)).toBe(190_080 * 24 * 24 - states);
    expect(reached.reduce((sum, count, turns) => sum + count * turns) / states).toBeCloseTo(7.976, 3);
  });

  const ofPieces = STEPS.filter((step) => PUT_RIGHT[step].length > 0 && step !== "eoline");
  test.each(ofPieces)("%s: the engine knows as many states two turns away as the sticker model", (step) => {
    const stage = STEP_SETS[step].stage();
    expect(rowsWithin(stage, 2)).toEqual(looksWithinTwo(step));
  });

  test.each(["cross", "eoline", "first-block"] as const)(
    "%s: as many states are one and two turns away as the sticker model can make",
    (step) => {
      expect(looksWithinTwo(step)).toEqual(
        { cross: [1, 15, 158], eoline: [1, 9, 91], "first-block": [1, 12, 132] }[step],
      );
    },
  );
});
