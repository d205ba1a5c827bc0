import { describe, expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { makeTurn, ROTATION_COUNT, type Turn } from "../../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { type CubeState, randomState, rotateState, solvedState, turnStateBy } from "../../../state/index.ts";
import type { BeamSpace } from "../beam-space.ts";
import { wingsOf } from "../virtual-edges.ts";
import { countUnpaired } from "../wings.ts";
import { pairingSpace, targetsOf } from "./pairing-space.ts";
import { phaseTurns } from "./ring-steps.ts";

const DEPTH = 2;
const targetsIn = (state: CubeState, rotation = 0) => targetsOf(wingsOf(state, 0, DEPTH), DEPTH, rotation);

/** Centers that are always solved, and of which every turn makes another position. */
function noCenters(turns: readonly Turn[]): BeamSpace {
  return {
    turns,
    moves: turns.length,
    words: 1,
    left: () => 0,
    scores(_, from, into, to) {
      into.fill(from & 1, to, to + turns.length);
    },
    make(positions, from, move, into, to) {
      into[to] = (Math.imul(positions[from], 31) + move) | 0;
    },
  };
}

describe.each([6, 7])("n = %i: wings of the second depth", (size) => {
  const turns = phaseTurns(size, [1, 2, 3], 2);

  test("are paired later where the cube itself says, after any turns and however it is held", () => {
    const random = seededRandom(`targets ${size}`);
    const space = pairingSpace(noCenters(turns), turns, size, DEPTH, 7);
    for (let i = 0; i < 20; i++) {
      const state = randomState(size, random);
      const word = Array.from({ length: 12 }, () => turns[randomBelow(turns.length, random)]);
      const rotation = randomBelow(ROTATION_COUNT, random);
      const targets = targetsIn(state);
      expect(space.after(targets, word)).toEqual(targetsIn(turnStateBy(state, word)));
      expect(targetsIn(state, rotation)).toEqual(targetsIn(rotateState(state, rotation)));
    }
    expect(targetsIn(solvedState(size))).toEqual(Uint8Array.from({ length: 24 }, (_, place) => place));
  });

  test("count in the score of each turn as they do after it", () => {
    const random = seededRandom(`scores ${size}`);
    const base = noCenters(turns);
    const space = pairingSpace(base, turns, size, DEPTH, 7);
    let state = randomState(size, random);
    let position = new Int32Array(space.words);
    const child = new Int32Array(space.words);
    space.pack(targetsIn(state), position, base.words);
    const scores = new Uint16Array(turns.length);
    for (let i = 0; i < 20; i++) {
      space.scores(position, 0, scores, 0);
      turns.forEach((_, move) => {
        space.make(position, 0, move, child, 0);
        expect(scores[move]).toBe(7 * space.unpaired(child, 0));
      });
      const move = randomBelow(turns.length, random);
      space.make(position, 0, move, child, 0);
      position = child.slice();
      state = turnStateBy(state, [turns[move]]);
      // On an even cube, virtual middles are as good for one wing of a pair as for the other.
      if (size === 7) expect(space.unpaired(position, 0)).toBe(countUnpaired(wingsOf(state, 0, DEPTH)));
    }
  });

  test("are worth as many turns of a way as they would take later", () => {
    const base = noCenters(turns);
    const space = pairingSpace(base, turns, size, DEPTH, 7);
    const positions = new Int32Array(space.words);
    const broken = turnStateBy(solvedState(size), [
      makeTurn(0, size - 3, size - 1, 2),
      makeTurn(1, 0, 0, 1),
      makeTurn(2, 0, 2, 2),
    ]);
    space.pack(targetsIn(broken), positions, base.words);
    const starts = { positions, late: Uint8Array.of(0) };
    const lengths = (cost: number) =>
      finish(space.ends(starts, { width: 200, maxTurns: 20, ends: 1e6 }, cost)).map(({ path, position }) => ({
        length: path.length,
        unpaired: space.unpaired(position, 0),
      }));
    expect(lengths(0)[0]).toEqual({ length: 0, unpaired: space.unpaired(positions, 0) });
    const found = lengths(1.3);
    expect(found[0]).toEqual({ length: 3, unpaired: 0 });
    const totals = found.map(({ length, unpaired }) => length + 1.3 * unpaired);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(Math.max(...found.map(({ length }) => length))).toBe(8);
  });
});
