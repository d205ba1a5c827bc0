import { describe, expect, test } from "vitest";
import { distanceTable } from "../../test/distances.ts";
import { finish } from "../../test/finish.ts";
import { allTurns, cubeGeometry, faceTurns, ROTATION_COUNT, type Turn } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { type CubeState, randomState, turnStateBy } from "../state/index.ts";
import {
  type BeamWalk,
  beamEnds,
  firstCandidate,
  hashedDistance,
  hashedSteps,
  keptTables,
  MAX_SCORE,
  maskMoves,
  maskSpace,
  movedMask,
  orbitIndex,
  orbitMove,
  orientationCoordinate,
  POCKET_TABLES,
  packedCounts,
  packedDistance,
  packedSteps,
  pocketStage,
  prepareStage,
  rankMask,
  rankOfSets,
  type Stage,
  type StageGoal,
  searchStage,
  symmetriesOfSet,
  type Term,
  tableSpace,
} from "./index.ts";

// The 24 centers of a 4x4, their turns, and the rotations of the whole cube, read off the geometry.
const geometry = cubeGeometry(4);
const centers = geometry.orbits.findIndex(({ kind }) => kind === "xCenter");
const { cells } = geometry.orbits[centers];
const turned = allTurns(4).map((turn) => {
  const { from } = orbitMove(4, centers, turn);
  return from.map((_, place) => from.indexOf(place));
});
const rotated = Array.from({ length: ROTATION_COUNT }, (_, r) =>
  Uint8Array.from(cells, (cell) => geometry.placeInOrbit[geometry.place[cell * ROTATION_COUNT + r]]),
);
/** The four places of one face. */
const face = cells.reduce(
  (mask, _, piece) => (geometry.orbits[centers].facelets[piece][0] < 16 ? mask | (1 << piece) : mask),
  0,
);
const moves = maskMoves(turned);

/** Distances of what turns make of a start, up to a depth, by a plain search. */
function plainDistances<T>(start: T, keyOf: (at: T) => string, neighbors: (at: T) => T[], depth: number) {
  const known = new Map([[keyOf(start), { at: start, distance: 0 }]]);
  for (const { at, distance } of known.values()) {
    if (distance === depth) continue;
    for (const next of neighbors(at))
      if (!known.has(keyOf(next))) known.set(keyOf(next), { at: next, distance: distance + 1 });
  }
  return [...known.values()];
}

/** To be compared all at once: an `expect` for each of ten thousand takes longer than what is tested. */
const distancesOf = (all: readonly { readonly distance: number }[]) => all.map(({ distance }) => distance);

describe("sets as masks", () => {
  test("a number is a set and back, for every size of set", () => {
    const random = seededRandom("masks");
    for (const members of [0, 1, 4, 8, 12, 23, 24]) {
      const rank = rankOfSets(members);
      for (let i = 0; i < 50; i++) {
        const index = randomBelow(rank.size, random);
        const mask = rank.unrank(index);
        expect(mask.toString(2).replaceAll("0", "").length).toBe(members);
        expect(rankMask(rank, mask)).toBe(index);
      }
    }
  });

  test("distances up to symmetry are those of a plain search", () => {
    const symmetries = symmetriesOfSet(rotated, face);
    expect(symmetries.length).toBe(4);
    const distances = distanceTable(maskSpace("face", moves, [face], symmetries));
    const all = plainDistances(face, String, (mask) => turned.map((_, t) => movedMask(moves, t, mask)), 99);
    expect(all.length).toBe(10_626);
    const rank = rankOfSets(4);
    expect(all.map(({ at }) => distances[rankMask(rank, at)])).toEqual(distancesOf(all));
  });
});

describe("tables of what is near the goal", () => {
  // Counts: oeis.org/A079761 (2x2x2, half-turn metric).
  test("packed, the 2x2 up to six turns", () => {
    const stage = pocketStage(POCKET_TABLES.all);
    const { parts } = finish(prepareStage({ ...stage, tables: [] }));
    const space = tableSpace(stage, parts, POCKET_TABLES.all);
    const table = finish(packedSteps(space, 6));
    expect(packedCounts(table)).toEqual([1, 9, 54, 321, 1847, 9992, 50136]);
    expect(table.beyond).toBe(7);
  });

  test("packed, with aliases: as the builder of whole tables has them", () => {
    const space = maskSpace("face", moves, [face], symmetriesOfSet(rotated, face));
    const whole = distanceTable(space);
    const table = finish(packedSteps(space, 3));
    const known = Array.from(whole, (_, index) => packedDistance(table, index));
    expect(known).toEqual(Array.from(whole, (distance) => Math.min(distance, 4)));
  });

  test("hashed, two sets at a time: as a plain search has them, and nothing else", () => {
    const next = ([a, b]: readonly [number, number], turn: number) =>
      [movedMask(moves, turn, a), movedMask(moves, turn, b)] as const;
    const start = [face, 0b111] as const;
    const space = {
      goals: start,
      degree: turned.length,
      turn(first: number, second: number, move: number, into: Int32Array) {
        into.set(next([first, second], move));
      },
    };
    const all = plainDistances<readonly [number, number]>(
      start,
      String,
      (at) => turned.map((_, turn) => next(at, turn)),
      3,
    );
    const table = finish(hashedSteps(space, { depth: 3 }));
    expect(all.length).toBeGreaterThan(5000);
    expect(all.map(({ at }) => hashedDistance(table, at[0], at[1]))).toEqual(distancesOf(all));
    const short = finish(hashedSteps(space, { depth: 9, enough: 100 }));
    expect(short.beyond).toBeLessThan(4);
    expect(all.map(({ at }) => hashedDistance(short, at[0], at[1]))).toEqual(
      distancesOf(all).map((distance) => Math.min(distance, short.beyond)),
    );
  });
});

describe("the search of a stage", () => {
  const flips: Stage = {
    name: "flips",
    size: 3,
    turns: faceTurns(3),
    coordinates: [orientationCoordinate("flips", 3, orbitIndex(3, "edge"))],
    tables: [{ of: [0] }],
  };
  const prepared = finish(prepareStage(flips));
  const random = seededRandom("stage goals");
  const candidates = Array.from({ length: 120 }, () => firstCandidate(randomState(3, random)));

  function search(goal: Partial<StageGoal>, portion: number = 10_000, record = prepared) {
    const work = searchStage(record, candidates, { maxLength: 20, ...goal });
    while (!work.advance(portion));
    return work;
  }

  test("finds the same in as many turns, whatever the portions", () => {
    for (const effort of [1, 700, 5000]) {
      const [whole, pieces] = [100_000, 7].map((portion) => search({ keep: 5000, effort }, portion));
      expect(whole.found.length).toBeGreaterThan(0);
      expect(pieces.nodes).toBe(whole.nodes);
      expect(pieces.found.map(({ turns }) => turns)).toEqual(whole.found.map(({ turns }) => turns));
      // All turns of a position count when it is looked at.
      if (effort > 1) expect(whole.nodes - effort).toBeLessThanOrEqual(flips.turns.length);
    }
  });

  test("finds the same if turns are sifted one by one", () => {
    const oneByOne = (term: Term): Term => ({
      ...term,
      sift(row, from, list, first, end, left, into, at) {
        let to = at;
        for (let i = first; i < end; i++) to = term.sift(row, from, list, i, i + 1, left, into, to);
        return to;
      },
    });
    const record = { ...prepared, terms: prepared.terms.map(oneByOne) };
    for (const portion of [100_000, 7]) {
      const whole = search({ keep: 1e6, slack: 1 }, portion);
      const single = search({ keep: 1e6, slack: 1 }, portion, record);
      expect(single.found.map(({ turns }) => turns)).toEqual(whole.found.map(({ turns }) => turns));
      expect(single.nodes).toBe(whole.nodes);
    }
  });

  test("looks for nothing longer than the shortest and so many more", () => {
    const lengths = (slack: number) => search({ keep: 1e6, slack }).found.map(({ length }) => length);
    const [none, one] = [lengths(0), lengths(1)];
    expect(new Set(none).size).toBe(1);
    expect(new Set(one)).toEqual(new Set([none[0], none[0] + 1]));
    expect(one.slice(0, none.length)).toEqual(none);
  });

  test("of many candidates, for no way through that is longer than `longest`", () => {
    const longestOf = (goal: Partial<StageGoal>) =>
      Math.max(...search({ keep: 1e6, slack: 2, ...goal }).found.map(({ own }) => own.length));
    const longest = longestOf({}) - 1;
    expect(longestOf({ longest })).toBe(longest);
  });

  test("a way that was at the goal before turns which keep it is no new way, whatever turns of that axis come last", () => {
    const keepsFlips = ({ axis, quarters }: Turn) => axis !== 2 || quarters === 2;
    const { keeps, ...record } = prepared;
    expect(keeps).toEqual(Uint8Array.from(flips.turns, (turn) => +keepsFlips(turn)));
    const { found } = search({ keep: 1e6, slack: 1 });
    const plain = search({ keep: 1e6, slack: 1 }, 10_000, record);
    const [flip] = flips.coordinates;
    const isAtGoal = (from: CubeState, turns: readonly Turn[]) =>
      flip.of(turnStateBy(from, turns)) === flip.home;
    const isNew = (from: CubeState, own: readonly Turn[]) =>
      !own.some(
        (_, i) =>
          own.slice(i).every(({ axis }) => axis === own.at(-1)!.axis) && isAtGoal(from, own.toSpliced(i, 1)),
      );
    // Such as F2 B, which is B F2.
    expect(plain.found.some(({ own }) => own.at(-2)?.axis === 2 && !keepsFlips(own.at(-1)!))).toBe(true);
    expect(found.length).toBeLessThan(plain.found.length);
    expect(found.map(({ turns }) => turns)).toEqual(
      plain.found.filter(({ start, own }) => isNew(start.state, own)).map(({ turns }) => turns),
    );
  });
});

test("a beam finds the shortest way where the costs are distances, and none where there is none", () => {
  const line = (goal: number): BeamWalk => ({
    words: 1,
    moves: 3,
    left: (positions, at) => (positions[at] === goal ? 0 : Number.POSITIVE_INFINITY),
    scores(positions, from, into, to) {
      for (let move = 0; move < 3; move++)
        into[to + move] = Math.min(MAX_SCORE, Math.abs(after(positions[from], move) - goal));
    },
    make(positions, from, move, into, to) {
      into[to] = after(positions[from], move);
    },
  });
  const after = (at: number, move: number) => (at + [1, 90, 99][move]) % 100;
  const endOf = (walk: BeamWalk, start: number, width: number) =>
    finish(beamEnds(walk, { positions: Int32Array.of(start), late: Uint8Array.of(0) }, { width }))[0];
  const way = endOf(line(35), 3, 100).path;
  expect(way.reduce(after, 3)).toBe(35);
  expect(way.length).toBe(shortest(3, 35));
  expect(endOf({ ...line(1000), moves: 1 }, 0, 5)).toBeUndefined();

  function shortest(from: number, to: number): number {
    const distances = new Map([[from, 0]]);
    for (const [at, distance] of distances)
      for (let move = 0; move < 3; move++)
        if (!distances.has(after(at, move))) distances.set(after(at, move), distance + 1);
    return distances.get(to)!;
  }
});

describe("kept tables", () => {
  function* table(bytes: readonly number[]): Generator<void, Uint8Array> {
    yield;
    return Uint8Array.from(bytes);
  }
  const unasked = (): Generator<void, Uint8Array> => {
    throw new Error("made again");
  };

  test("are read in the order in which they were made, of any lengths", () => {
    const made = keptTables("tables/1", 3, undefined);
    const all = [[1, 2, 3], [], [4, 5, 6, 7, 8]].map((bytes) => finish(made.keep(() => table(bytes))));
    expect(made.wasStored).toBe(false);
    const read = keptTables("tables/1", 3, made.pack());
    expect(read.wasStored).toBe(true);
    expect(all.map(() => finish(read.keep(unasked)))).toEqual(all);
  });

  test("under another key, damaged or cut they are as good as none", () => {
    const made = keptTables("tables/1", 1, undefined);
    finish(made.keep(() => table([1, 2, 3])));
    const bytes = new Uint8Array(made.pack());
    expect(keptTables("tables/2", 1, bytes).wasStored).toBe(false);
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] ^= 64;
      expect(keptTables("tables/1", 1, changed).wasStored, `byte ${at}`).toBe(false);
      expect(keptTables("tables/1", 1, bytes.slice(0, at)).wasStored).toBe(false);
    }
  });
});
