import PeerCube from "cubejs";
import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { allTurns, cubeGeometry, FACES, faceTurns, rotations } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import {
  assemblyFromCubies,
  coloringOf,
  composeStates,
  cubiesOf,
  invariantsOf,
  invertState,
  isReachable,
  isSolved,
  powerState,
  printFacelets,
  randomAssembly,
  randomState,
  rotateState,
  sameState,
  solvedColoring,
  solvedState,
  turnState,
  turnStateBy,
  UNKNOWN_COLOR,
  uprightState,
} from "./index.ts";

const SIZES = [2, 3, 4, 5, 6, 7];

function randomTurns(size: number, count: number, seed: string) {
  const random = seededRandom(seed);
  const turns = allTurns(size);
  return Array.from({ length: count }, () => turns[randomBelow(turns.length, random)]);
}

describe("assemblies", () => {
  test.each(SIZES)(
    "n = %i: one byte a piece agrees with the naive sticker model over 500 random turns",
    (size) => {
      const turns = randomTurns(size, 500, `state ${size}`);
      const naive = new NaiveCube(size);
      for (const turn of turns) naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
      const state = turnStateBy(solvedState(size), turns);
      expect(printFacelets(coloringOf(state))).toBe(naive.facelets());
      expect(isReachable(state)).toBe(true);
    },
  );

  test.each(SIZES)("n = %i: composition, inverse and powers are those of the turns", (size) => {
    const [first, second] = [randomTurns(size, 20, `a ${size}`), randomTurns(size, 20, `b ${size}`)];
    const a = turnStateBy(solvedState(size), first);
    const b = turnStateBy(solvedState(size), second);
    expect(composeStates(a, b).rotations).toEqual(turnStateBy(a, second).rotations);
    expect(composeStates(a, invertState(a)).rotations).toEqual(solvedState(size).rotations);
    expect(powerState(a, 5).rotations).toEqual(
      turnStateBy(solvedState(size), Array(5).fill(first).flat()).rotations,
    );
    expect(powerState(a, -1n).rotations).toEqual(invertState(a).rotations);
  });

  test("a face turn of a 3x3 moves 8 movable pieces and one center", () => {
    for (const turn of faceTurns(3))
      expect(turnState(solvedState(3), turn).rotations.filter((rotation) => rotation !== 0).length).toBe(9);
  });
});

describe("cubies", () => {
  test("300 random sequences of faces, slices and rotations agree with cubejs on facelets and all five arrays", () => {
    const letters = [...FACES, "M", "E", "S", "x", "y", "z"];
    const outer = (face: string, amount: number) => faceTurns(3)[FACES.indexOf(face as "U") * 3 + amount - 1];
    const middle: Record<string, [0 | 1 | 2, number]> = { M: [0, 1], E: [1, 1], S: [2, -1] };
    const whole: Record<string, 0 | 1 | 2> = { x: 0, y: 1, z: 2 };
    const random = seededRandom("cubejs");
    for (let run = 0; run < 300; run++) {
      const peer = new PeerCube();
      let state = solvedState(3);
      for (let i = 0; i < 25; i++) {
        const letter = letters[randomBelow(letters.length, random)];
        const amount = 1 + randomBelow(3, random);
        peer.move(letter + ["", "2", "'"][amount - 1]);
        if (letter in whole)
          state = turnState(state, { axis: whole[letter], first: 0, last: 2, quarters: (4 - amount) % 4 });
        else if (letter in middle)
          state = turnState(state, {
            axis: middle[letter][0],
            first: 1,
            last: 1,
            quarters: (((middle[letter][1] * amount) % 4) + 4) % 4,
          });
        else state = turnState(state, outer(letter, amount));
      }
      expect(printFacelets(coloringOf(state))).toBe(peer.asString());
      expect(cubiesOf(state)).toEqual(peer.toJSON());
    }
  });

  test.each([2, 3])("n = %i: arrays → assembly → arrays is the identity on random assemblies", (size) => {
    const random = seededRandom("arrays");
    for (let i = 0; i < 200; i++) {
      const assembly = randomAssembly(size, random);
      const arrays = cubiesOf(assembly);
      expect(cubiesOf(unwrap(assemblyFromCubies(arrays)))).toEqual(arrays);
    }
  });

  test("arrays of the wrong shape are refused with the place", () => {
    const solved = cubiesOf(solvedState(3));
    const bad = (change: object) => assemblyFromCubies({ ...solved, ...change });
    expect(bad({ cp: [0, 0, 2, 3, 4, 5, 6, 7] })).toMatchObject({
      ok: false,
      error: { code: "cubies-shape" },
    });
    expect(bad({ co: [0, 0, 3, 0, 0, 0, 0, 0] })).toMatchObject({
      error: { message: expect.stringMatching(/co\[2\].*0 … 2/) },
    });
    expect(bad({ ep: [10.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11] })).toMatchObject({ ok: false });
    expect(bad({ eo: "000000000000" })).toMatchObject({ ok: false });
    expect(bad({ cp: ["0", 1, 2, 3, 4, 5, 6, 7] })).toMatchObject({ ok: false });
    expect(bad({ center: [0, 0, 0, 0, 0, 0] })).toMatchObject({ ok: false });
  });
});

describe("how a cube is held", () => {
  test.each(SIZES)("n = %i: 24 views of a random state are one state, and upright is one of them", (size) => {
    const state = randomState(size, seededRandom(`held ${size}`));
    for (let rotation = 0; rotation < 24; rotation++) {
      const view = rotateState(state, rotation);
      expect(uprightState(view).rotations).toEqual(state.rotations);
      expect(sameState(view, state)).toBe(true);
      expect(isSolved(rotateState(solvedState(size), rotation))).toBe(true);
    }
    expect(isSolved(state)).toBe(false);
    expect(rotations().matrices.length).toBe(24);
  });

  test.each(SIZES)("n = %i: solved under a mask is what some way to hold the cube shows", (size) => {
    const random = seededRandom(`mask ${size}`);
    for (let i = 0; i < 6; i++) {
      // A mask of what a turned cube shows, so that some cubes fit it.
      const shown = new NaiveCube(size);
      const own = randomTurns(size, i, `mask ${size} ${i}`);
      for (const { axis, first, last, quarters } of own) shown.turn(axis, first, last, quarters);
      const known = [...shown.facelets()].map((face) => (randomBelow(4, random) === 0 ? face : "?"));
      const colors = Uint8Array.from(known, (face) =>
        face === "?" ? UNKNOWN_COLOR : FACES.indexOf(face as "U"),
      );
      const mask = { size, colors };
      for (const turns of [own, own.slice(1), own.slice(0, -1)]) {
        const state = turnStateBy(solvedState(size), turns);
        const views = Array.from({ length: 24 }, (_, rotation) => rotateState(state, rotation));
        const fits = views.map((view) =>
          known.every((face, facelet) => face === "?" || printFacelets(coloringOf(view))[facelet] === face),
        );
        expect(isSolved(state, { mask })).toBe(fits.includes(true));
        expect(views.map((view) => isSolved(view, { mask, orientations: "held" }))).toEqual(fits);
        expect(
          isSolved(state, { mask: { size, colors: new Uint8Array(6 * size ** 2).fill(UNKNOWN_COLOR) } }),
        ).toBe(true);
      }
    }
    expect(() => isSolved(solvedState(size), { mask: solvedColoring(size + 1) })).toThrow(/"mask" expected/);
  });
});

describe("random states", () => {
  test.each(SIZES)("n = %i: random states are reachable and upright", (size) => {
    const random = seededRandom(`random ${size}`);
    for (let i = 0; i < 50; i++) {
      const state = randomState(size, random);
      expect(isReachable(state)).toBe(true);
      expect(uprightState(state).rotations).toEqual(state.rotations);
    }
  });

  test("one assembly in 12 of a 3x3 is reachable, each class equally often (seed fixed)", () => {
    const random = seededRandom("one in twelve");
    const classes = new Map<string, number>();
    const samples = 12_000;
    for (let i = 0; i < samples; i++) {
      const key = JSON.stringify(invariantsOf(randomAssembly(3, random)));
      classes.set(key, (classes.get(key) ?? 0) + 1);
    }
    expect(classes.size).toBe(12);
    // Binomial: mean 1000, standard deviation 30; six of them on either side.
    for (const count of classes.values()) expect(Math.abs(count - 1000)).toBeLessThan(180);
  });

  test("corner permutations of random states are uniform by place and piece (seed fixed)", () => {
    const random = seededRandom("uniform");
    const counts = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
    for (let i = 0; i < 8000; i++)
      cubiesOf(randomState(3, random)).cp.forEach((piece, place) => {
        counts[place][piece]++;
      });
    for (const row of counts) for (const count of row) expect(Math.abs(count - 1000)).toBeLessThan(180);
    expect(cubeGeometry(3).orbits.length).toBe(3);
  });
});
