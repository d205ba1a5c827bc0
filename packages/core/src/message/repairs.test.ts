import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { faceTurns, invertTurn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { decodeMessage, encodeMessage, resumeMessage } from "./index.ts";
import { doubleReadRepairs, HOLDS, singleReadRepairs } from "./repairs.ts";

const names = faceTurns(3).map((turn) => printTurns([turn], 3));

describe("slips that a reader can undo", () => {
  const cube = Cube.random(3, seededRandom("slips"));
  const numbers = (slips: Iterable<{ readonly state: Cube["state"] }>) =>
    [...slips].map(({ state }) => Cube.of(state).rank());

  test("are 18 turns at the end, 23 holds and 18 turns at the start, all different", () => {
    const slips = [...singleReadRepairs(cube.state)];
    const count = (kind: string) => slips.filter((slip) => slip.kind === kind).length;
    expect([count("end-turn"), count("held"), count("start-turn")]).toEqual([18, 23, 18]);
    expect(new Set(numbers(slips)).size).toBe(59);
  });

  test("are the 243 states two turns away, and those one away", () => {
    // OEIS A080602: positions at exactly 2 face turns.
    const reached = new Set(numbers(doubleReadRepairs(cube.state)));
    for (const near of numbers(singleReadRepairs(cube.state)).slice(0, 18)) reached.delete(near);
    expect(reached.size).toBe(243);
  });

  test("the 23 holds are all rotations but none", () => {
    const shown = new Set(HOLDS.map((hold) => Cube.solved().apply(hold).facelets()));
    expect(shown.size).toBe(23);
    expect(shown.has(Cube.solved().facelets())).toBe(false);
  });

  test.each([
    ["one turn more at the end", (alg: string) => `${alg} L2`, "end-turn"],
    ["one turn less at the end", (alg: string) => alg.split(" ").slice(0, -1).join(" "), "end-turn"],
    ["one turn more at the start", (alg: string) => `D' ${alg}`, "start-turn"],
    ["held upside down", (alg: string) => `x2 ${alg}`, "held"],
    ["held with another face in front", (alg: string) => `y' ${alg}`, "held"],
    ["two turns more at the end", (alg: string) => `${alg} F' D`, "two-end-turns"],
  ])("%s: found, and right", async (_, spoil, kind) => {
    const { cube: written } = await encodeMessage("Slip", { check: 20 });
    const { solve } = await import("../solve/index.ts");
    const moves = (await solve(written.inverse())).alg;
    const { check, repairs } = await decodeMessage(Cube.fromAlg(spoil(moves)), { check: 20 });
    expect(check).not.toBe("passed");
    expect(repairs).toMatchObject([{ kind, text: "Slip", facelets: written.facelets(), checkBits: 20 }]);
  });
});

describe("execution errors that a writer can find", () => {
  const alg = "R U2 F' L D2 B R' U F2 L' B2 D R2 U' F";
  const turns = alg.split(" ");

  test("nothing wrong: all moves made, or some of them", async () => {
    expect(await resumeMessage(alg, Cube.fromAlg(alg))).toMatchObject({
      explanations: [{ kind: "finished" }],
      alg: "",
      length: 0,
    });
    const half = await resumeMessage(alg, Cube.fromAlg(turns.slice(0, 11).join(" ")));
    expect(half.explanations[0]).toMatchObject({ kind: "stopped", done: 11 });
    expect(half.length).toBeLessThanOrEqual(4);
  });

  test("random execution errors anywhere are found, and the way leads to the message", {
    timeout: 60_000,
  }, async () => {
    const random = seededRandom("missteps");
    const pick = <T>(list: readonly T[]) => list[randomBelow(list.length, random)];
    const all = faceTurns(3);
    for (let i = 0; i < 8; i++) {
      const made = Array.from({ length: 12 }, (_, at) => all[(at % 2) * 9 + randomBelow(9, random)]);
      const at = randomBelow(11, random);
      const before = printTurns(made.slice(0, at), 3);
      const after = printTurns(made.slice(at + 1), 3);
      const kind = pick(["left-out", "reversed", "other-turn", "held"] as const);
      const spoiled = {
        "left-out": `${before} ${after}`,
        reversed: `${before} ${printTurns([invertTurn(made[at])], 3)} ${after}`,
        "other-turn": `${before} ${pick(names)} ${after}`,
        held: `${before} ${pick(HOLDS)} ${printTurns(made.slice(at), 3)}`,
      }[kind];
      const meant = printTurns(made, 3);
      const resumed = await resumeMessage(meant, Cube.fromAlg(spoiled), { timeout: 1 });
      expect(resumed.explanations.length, `${kind} at ${at}: ${spoiled}`).toBeGreaterThan(0);
      const mended = Cube.fromAlg(spoiled).upright().apply(resumed.alg);
      expect(mended.equals(Cube.fromAlg(meant))).toBe(true);
    }
  });
});
