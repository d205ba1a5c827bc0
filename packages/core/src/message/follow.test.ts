import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs } from "../../test/alg-arbitrary.ts";
import { Cube } from "../cube.ts";
import { allTurns, faceTurns, invertTurn, isRotation, type Turn } from "../geometry/index.ts";
import { printAlg, printTurns, readAlg, turnsOf } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import {
  composeStates,
  invertState,
  randomState,
  sameState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";
import {
  type Follow,
  type FollowStep,
  follow,
  followHolds,
  followRoute,
  followState,
  followTurn,
} from "./index.ts";
import { HOLDS } from "./repairs.ts";

const turn = (move: string, size = 3): Turn => turnsOf(readAlg(move), size)[0];
/** What each turn is said to be, and the route that is then left. */
function made(start: Follow, moves: string): { news: string[]; route: string; follow: Follow } {
  let at: FollowStep = { follow: start, what: "same" };
  const news = turnsOf(readAlg(moves), start.cube.size).map((each) => {
    at = followTurn(at.follow, each);
    return at.what;
  });
  return { news, route: printTurns(at.follow.route, start.cube.size), follow: at.follow };
}
const leadsToGoal = ({ cube, route, goal }: Follow) => sameState(turnStateBy(cube, route), goal);

/** Without groups, which within each other come to a million turns: following those takes minutes, or is refused. */
const shortAlgs = (size: number) =>
  algs(size)
    .map((each) => printAlg(each))
    .filter((each) => !/[([]/.test(each));

describe("a route and turns", () => {
  test.each([
    ["R U", "R", "done", "U"],
    ["R U", "R U", "done finished", ""],
    ["R2 U", "R", "half", "R U"],
    ["R2 U", "R'", "half", "R' U"],
    ["R2 U", "R2", "done", "U"],
    ["R U", "R'", "slip", "R2 U"],
    ["R U", "R' R'", "slip half", "R' U"],
    ["R U", "R' R' R'", "slip half done", "U"],
    ["R U", "F", "slip", "F' R U"],
    ["R U", "F F'", "slip done", "R U"],
    ["R L U", "L", "done", "R U"],
    ["R2 L2 U", "L", "half", "L R2 U"],
    ["R U", "L", "slip", "L' R U"],
    // The centers are the frame: after M the side at U is the one that was at B.
    ["M U", "R L'", "done done", "B"],
    ["M U", "M", "done", "U"],
    ["x R U", "R F", "done finished", ""],
    ["R U", "x R", "same done", "B"],
  ])("%s, then %s", (alg, moves, news, route) => {
    const result = made(follow(Cube.solved(), alg), moves);
    expect({ news: result.news.join(" "), route: result.route }).toEqual({ news, route });
    expect(leadsToGoal(result.follow)).toBe(true);
  });

  test("on a 2x2, which has no centers, L is R of a cube held otherwise", () => {
    expect(made(follow(Cube.solved(2), "R U"), "L").news).toEqual(["done"]);
  });

  test.each([2, 3, 4, 5, 7])("whatever is turned on a %ix, the route leads to the goal", (size) => {
    const alg = shortAlgs(size);
    const turns = fc.array(fc.constantFrom(...allTurns(size)), { maxLength: 8 });
    fc.assert(
      fc.property(alg, turns, fc.nat(), (written, hands, seed) => {
        let at = follow(Cube.of(randomState(size, seededRandom(`follow ${seed}`))), written);
        expect(leadsToGoal(at)).toBe(true);
        for (const each of hands) {
          const { follow: next, what } = followTurn(at, each);
          expect(leadsToGoal(next)).toBe(true);
          expect(what === "finished").toBe(next.route.length === 0 && at.route.length > 0);
          expect(next.route.some((left) => isRotation(left, size))).toBe(false);
          if (isRotation(each, size)) expect(what).toBe("same");
          at = next;
        }
      }),
      { numRuns: size > 4 ? 30 : 100 },
    );
  });

  test("a turn and its undo leave the route as long as it was; the undo of a slip is at its front", () => {
    fc.assert(
      fc.property(shortAlgs(3), fc.constantFrom(...faceTurns(3)), (written, each) => {
        const start = follow(Cube.solved(), written);
        const { follow: there, what } = followTurn(start, each);
        if (what === "slip")
          expect(there.route[0]).toMatchObject({ axis: each.axis, first: each.first, last: each.last });
        expect(followTurn(there, invertTurn(each)).follow.route).toHaveLength(start.route.length);
      }),
    );
  });
});

describe("a state that is reported", () => {
  const start = follow(Cube.solved(), "R2 U F' D L");
  test.each([
    ["", "same", 5],
    ["R", "half", 5],
    ["R2", "done", 4],
    ["R2 U F'", "done", 2],
    ["R2 U F' D L", "finished", 0],
    ["R2 U B", "done", 4],
    ["F", "slip", 6],
    ["R2 U B R", "lost", 0],
  ])("after %s", (moves, what, left) => {
    const result = followState(start, Cube.fromAlg(moves));
    expect(result.what).toBe(what);
    expect(result.follow.route).toHaveLength(left);
    expect(what === "lost" || leadsToGoal(result.follow)).toBe(true);
  });

  test("a lost cube stays lost until it shows the goal or gets a route; an old route is refused", () => {
    const lost = followState(start, Cube.fromAlg("R2 U B R")).follow;
    expect(followTurn(lost, turn("R'")).what).toBe("lost");
    expect(followState(lost, Cube.fromAlg("R2 U F' D L")).what).toBe("finished");
    expect(followRoute(lost, "R' B' F' D L")?.route).toHaveLength(5);
    expect(followRoute(followTurn(lost, turn("U")).follow, "R' B' F' D L")).toBeUndefined();
    expect(followRoute(lost, "U", Cube.fromAlg("R2 U B R U"))?.goal).toEqual(
      Cube.fromAlg("R2 U B R U").state,
    );
  });

  test("what a cube believes may differ from what it shows, for good", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.constantFrom(...faceTurns(3)), { maxLength: 5 }), (seed, hands) => {
        const random = seededRandom(`offset ${seed}`);
        const [shown, reported] = [randomState(3, random), randomState(3, random)];
        const at = follow(shown, "R U F", { reported });
        expect(composeStates(at.offset, invertState(at.offset))).toEqual(solvedState(3));
        const after = followState(at, turnStateBy(reported, hands)).follow.cube;
        expect(after).toEqual(turnStateBy(shown, hands));
      }),
    );
  });

  test("misuse is named", () => {
    expect(() => followState(start, Cube.solved(2))).toThrow(/"reported" expected a cube of size 3/);
    expect(() => followRoute(start, "R", Cube.solved(2))).toThrow(/"goal" expected a cube of size 3/);
    expect(() => follow(Cube.solved(), "R", { reported: Cube.solved(2) })).toThrow(/options.reported/);
  });
});

describe("a cube that is held otherwise", () => {
  const start = follow(Cube.solved(), "R U F2");
  test("after turns of two axes there is one way in which it was", () => {
    expect(followHolds(start, [turn("F"), turn("U")])).toEqual(["y'"]);
    expect(followHolds(start, [turn("F")])).toContain("y'");
    expect(followHolds(start, [turn("F"), turn("F")])).toEqual([]);
  });

  test.each(HOLDS)("%s is told from two turns", (hold) => {
    // What the hands turn at R and U is another side of the cube itself.
    const felt = ["R", "U"].map((move) => {
      const shown = Cube.fromAlg(`${hold} ${move} (${hold})'`);
      return faceTurns(3).find((each) => shown.equals(Cube.of(turnState(solvedState(3), each))))!;
    });
    expect(followHolds(start, felt)).toEqual([hold]);
  });
});
