import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_STAGE, isBlankCube, parseStage, type Stage, withCube, withName, withRecent } from "./stage.ts";

/** Different cubes, as far as the stage can tell. */
const cube = (n: number) => ({
  facelets: [...n.toString(6).padStart(54, "0")].map((digit) => "URFDLB"[Number(digit)]).join(""),
});
const [A, B, C] = [1, 2, 3].map(cube);
const listed = (stage: Stage) => stage.recent.map(({ facelets }) => facelets);

describe("the stage", () => {
  test("has what a page puts there; of the turns and strokes of one page only the last is kept to come back to", () => {
    const read = [A, B].reduce((stage, each) => withCube(stage, "read", each), EMPTY_STAGE);
    expect(read).toMatchObject({ cube: B, from: "read", recent: [] });
    const solved = withCube(read, "solve", C);
    expect(solved).toMatchObject({ cube: C, from: "solve" });
    expect(listed(solved)).toEqual([B.facelets]);
  });

  test("the same cube on the next page is the same cube, with its name", () => {
    const named = withName(withCube(EMPTY_STAGE, "read", A), A.facelets, "HELLO");
    const next = withCube(named, "solve", A);
    expect(next).toMatchObject({ cube: { ...A, says: "HELLO" }, from: "solve", recent: [] });
    const back = withCube(withCube(next, "check", B), "check", A);
    expect(back.cube).toEqual({ ...A, says: "HELLO" });
    expect(listed(back)).not.toContain(A.facelets);
  });

  test("what was read is kept though the next one is read on the same page; what is being typed is not", () => {
    const said = (page: "read" | "write") =>
      withCube(withCube(EMPTY_STAGE, page, { ...A, says: "H" }), page, { ...B, says: "HE" });
    expect(listed(said("read"))).toEqual([A.facelets]);
    expect(listed(said("write"))).toEqual([]);
  });

  test("cubes with stickers missing are shown, and not kept", () => {
    const half = { facelets: `?${A.facelets.slice(1)}` };
    expect(listed(withCube(withCube(EMPTY_STAGE, "check", half), "solve", B))).toEqual([]);
    expect(isBlankCube("????U????????R????????F????????D????????L????????B????")).toBe(true);
    expect(isBlankCube(half.facelets)).toBe(false);
  });

  test("whatever is put there: no cube twice, the present one not among the last, at most six, and storage gives it back", () => {
    const pages = ["read", "solve", "check", "explore", "write"] as const;
    const put = fc.record({ n: fc.nat(9), page: fc.constantFrom(...pages), isLeft: fc.boolean() });
    fc.assert(
      fc.property(fc.array(put, { maxLength: 30 }), (puts) => {
        let stage = EMPTY_STAGE;
        for (const { n, page, isLeft } of puts) {
          stage = isLeft ? withRecent(stage, cube(n)) : withCube(stage, page, cube(n));
          const all = [...listed(stage), ...(stage.cube ? [stage.cube.facelets] : [])];
          expect(new Set(all).size).toBe(all.length);
          expect(stage.recent.length).toBeLessThanOrEqual(6);
          if (!isLeft) expect(stage.cube?.facelets).toBe(cube(n).facelets);
        }
        expect(parseStage(JSON.parse(JSON.stringify(stage)))).toEqual(stage);
      }),
    );
  });

  test("takes nothing else from storage", () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => parseStage(data).recent.length <= 6));
    for (const facelets of ["", "U", "U".repeat(53), "X".repeat(54), 5, "U".repeat(6 * 34 * 34)])
      expect(parseStage({ cube: { facelets }, recent: [{ facelets }], from: "x" })).toEqual(EMPTY_STAGE);
  });
});
