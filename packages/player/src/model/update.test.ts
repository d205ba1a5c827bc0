import type { Turn } from "@cubegram/core/geometry";
import { algState, parseAlg, printTurns } from "@cubegram/core/notation";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../../core/test/naive-cube.ts";
import { algs, turnsOn } from "../../test/arbitrary.ts";
import { type PlayerState, positionOf, shownColors } from "./player-state.ts";
import { setUp } from "./setup.ts";
import { stepOfTurn } from "./step.ts";
import * as update from "./update.ts";

function facelets(state: PlayerState): string {
  return printFacelets({ size: state.size, colors: shownColors(state) });
}

function player(size: number, alg: string): PlayerState {
  const { state, problems } = setUp({ size, alg });
  expect(problems).toEqual([]);
  return state;
}

/** What core makes of the first moves. */
function expected(size: number, turns: readonly Turn[], at: number): string {
  const alg = parseAlg(printTurns(turns.slice(0, at), size));
  if (!alg.ok) throw new Error(alg.error.message);
  return printFacelets(coloringOf(algState(alg.value, size)));
}

/** The end of whatever is on its way. */
function rest(state: PlayerState): PlayerState {
  return update.settle(state).state;
}

describe("the record", () => {
  test("after a jump to any move it shows what core says, from wherever it jumped", () => {
    fc.assert(
      fc.property(
        algs(),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 4 }),
        ({ size, turns, alg }, goals) => {
          let state = player(size, alg);
          for (const goal of goals) {
            state = update.jump(state, goal).state;
            expect(state.at).toBe(Math.min(goal, turns.length));
            expect(facelets(state)).toBe(expected(size, turns, state.at));
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("a step forward and one back change nothing", () => {
    fc.assert(
      fc.property(algs(), fc.nat(12), ({ size, alg }, goal) => {
        const state = update.jump(player(size, alg), goal).state;
        const there = rest(update.stepBy(state, 1).state);
        const back = there.at === state.at ? there : rest(update.stepBy(there, -1).state);
        expect(back).toEqual(state);
      }),
      { numRuns: 25 },
    );
  });

  test("turns by hand do what the naive sticker cube does", () => {
    fc.assert(
      fc.property(algs(), ({ size, turns }) => {
        let state = player(size, "");
        const reference = new NaiveCube(size);
        for (const turn of turns) {
          state = rest(update.turnByHand(state, stepOfTurn(turn, size)).state);
          reference.turn(turn.axis, turn.first, turn.last, turn.quarters);
        }
        const colors = reference.labels().map((label) => Math.floor(label / size ** 2));
        expect(Array.from(shownColors(state))).toEqual(colors);
        expect(state.steps.length).toBe(turns.length);
      }),
      { numRuns: 25 },
    );
  });

  test("any coloring is played: unknown stickers move with their pieces", () => {
    const facelet = `?${"U".repeat(8)}RRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB`;
    const { state } = setUp({ facelets: facelet, alg: "U" });
    expect(facelets(state)).toBe(facelet);
    const turned = facelets(rest(update.stepBy(state, 1).state));
    // U's first facelet is its back left corner; U takes it to the back right one.
    expect(turned.slice(0, 9)).toBe("UU?UUUUUU");
  });

  test("a setup that a million repetitions make long is a power", () => {
    const { state, problems } = setUp({ setup: "(R U)105000001" });
    expect(problems).toEqual([]);
    expect(facelets(state)).toBe(facelets(update.jump(player(3, "R U"), 2).state));
  });
});

describe("time", () => {
  test("playing reaches every state once, in order, however long the frames are", () => {
    fc.assert(
      fc.property(
        algs(10),
        fc.double({ min: 0.05, max: 50, noNaN: true }),
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 10 }),
        ({ size, turns, alg }, speed, frames) => {
          let { state, happened } = update.play({ ...player(size, alg), speed });
          const seen = [...happened];
          for (let i = 0; state.motion && i < 100_000; i++) {
            ({ state, happened } = update.advance(state, frames[i % frames.length]));
            seen.push(...happened);
          }
          const states = seen.flatMap((one) => (one.kind === "state" ? [facelets(one.state)] : []));
          expect(states).toEqual(turns.map((_, at) => expected(size, turns, at + 1)));
          const begun = seen.flatMap((one) => (one.kind === "move" ? [one.index] : []));
          expect(begun).toEqual(turns.map((_, index) => index));
          expect(state.isPlaying).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("the position only grows while it plays, and ends at the length", () => {
    let { state } = update.play(player(3, "R U2 F'"));
    let last = -1;
    while (state.motion) {
      state = update.advance(state, 40).state;
      expect(positionOf(state)).toBeGreaterThan(last);
      last = positionOf(state);
    }
    expect(last).toBe(3);
  });

  test("pause ends with the move on its way; play goes on, and from the start after the end", () => {
    const begun = update.advance(update.play(player(3, "R U")).state, 100).state;
    const stopped = update.advance(update.pause(begun), 10_000).state;
    expect(stopped).toMatchObject({ at: 1, isPlaying: false, motion: undefined });
    const done = update.advance(update.play(stopped).state, 10_000).state;
    expect(done).toMatchObject({ at: 2, isPlaying: false, motion: undefined });
    const again = update.play(done);
    expect(again.state).toMatchObject({ at: 0, isPlaying: true });
    expect(again.happened.map((one) => one.kind)).toEqual(["state", "move"]);
  });

  test("a cube without moves cannot be played or stepped", () => {
    const state = player(3, "");
    expect(update.play(state)).toEqual({ state, happened: [] });
    expect(update.stepBy(state, 1)).toEqual({ state, happened: [] });
    expect(update.stepBy(state, -1)).toEqual({ state, happened: [] });
  });
});

describe("hands", () => {
  test("the next move done by hand is a step; another one takes the place of the rest", () => {
    const state = player(3, "R U F");
    const followed = rest(update.turnByHand(state, stepOfTurn(state.steps[0].turn, 3)).state);
    expect(followed).toMatchObject({ at: 1, isEdited: false });
    expect(followed.steps.map((step) => step.text)).toEqual(["R", "U", "F"]);
    const strayed = rest(update.turnByHand(followed, stepOfTurn(state.steps[2].turn, 3)).state);
    expect(strayed).toMatchObject({ at: 2, isEdited: true });
    expect(strayed.steps.map((step) => step.text)).toEqual(["R", "F"]);
  });

  test("layers held and let go come to rest at the turn, from where the hand left them", () => {
    fc.assert(
      fc.property(
        algs(4).chain(({ size, alg }) => fc.tuple(fc.constant(size), fc.constant(alg), turnsOn(size))),
        fc.double({ min: -2, max: 2, noNaN: true }),
        ([size, alg, turn], angle) => {
          const state = player(size, alg);
          const quarters = Math.round(angle);
          const held = update.hold(state, { ...turn, quarters: 1 }, angle);
          expect(facelets(held)).toBe(facelets(state));
          const let1 = update.release(held, quarters).state;
          expect(let1.motion).toMatchObject({ from: angle, to: quarters });
          const reference = new NaiveCube(size);
          reference.turn(turn.axis, turn.first, turn.last, (quarters + 4) % 4);
          const colors = reference.labels().map((label) => Math.floor(label / size ** 2));
          expect(Array.from(shownColors(update.advance(let1, 10_000).state))).toEqual(colors);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("what is held does not move by itself", () => {
    const held = update.hold(player(3, "R"), { axis: 0, first: 0, last: 0, quarters: 1 }, 0.4);
    expect(update.advance(held, 1000)).toEqual({ state: held, happened: [] });
  });
});
