import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { algState, parseAlg } from "../notation/index.ts";
import { sameState } from "../state/index.ts";
import { algSiteOf, isVisualCube } from "./alg-link.ts";
import { type LinkedCube, parseAlgLink, parseVisualCube } from "./index.ts";

const value = <T>(read: { ok: boolean; value?: T; error?: { message: string } }): T => {
  if (!read.ok) throw new Error(read.error?.message);
  return read.value as T;
};

function makes(linked: LinkedCube, moves: string): boolean {
  if (linked.kind !== "alg") return false;
  const state = (alg: string) => algState(value(parseAlg(alg)), linked.size);
  return sameState(state(linked.alg), state(moves));
}

describe("VisualCube addresses", () => {
  // Parameters as its documentation lists them: fd by faces, fc by colors, n/o/t for stickers without a color.
  test.each([
    ["http://cube.rider.biz/visualcube.php?fmt=svg&size=200&fd=uuuuuuuuurrrrrrrrrfffffffff", "U9 R9 F9 ?27"],
    ["?pzl=2&fc=yyyyrrrrbbbbwwwwoooogggg", "Y4 R4 B4 W4 O4 G4"],
    ["fd=uuuunuuuuttttttttt", "U4 ?1 U4 ?45"],
  ])("%s", (address, runs) => {
    expect(isVisualCube(address)).toBe(true);
    const stickers = runs.split(" ").map((run) => run[0].repeat(Number(run.slice(1))));
    expect(value(parseVisualCube(address))).toMatchObject({ kind: "stickers", stickers: stickers.join("") });
  });

  test("moves make the cube, a case is made by its inverse", () => {
    const moved = value(parseVisualCube("https://x.org/visualcube.php?fmt=png&alg=R%20U%20R%27U%27&r=y30"));
    expect(makes(moved, "R U R' U'")).toBe(true);
    const solved = value(parseVisualCube("visualcube.php?pzl=4&case=R+U2+r'"));
    expect(solved.size).toBe(4);
    expect(makes(solved, "r U2 R'")).toBe(true);
  });

  test.each([
    ["visualcube.php?fmt=svg", /neither/],
    ["visualcube.php?pzl=11&fd=u", /"pzl" expected 2 … 10, got "11"/],
    ["visualcube.php?pzl=&alg=R", /"pzl"/],
    ["visualcube.php?fd=uuux", /"fd" has "x"/],
    [`visualcube.php?pzl=2&fc=${"w".repeat(25)}`, /at most 24 stickers, got 25/],
    ["visualcube.php?alg=R%20Q", /Q/],
  ])("%s is refused", (address, message) => {
    const read = parseVisualCube(address);
    expect(read).toMatchObject({ ok: false, error: { code: "visualcube" } });
    if (!read.ok) expect(read.error.message).toMatch(message);
  });
});

describe("links with an algorithm", () => {
  // Spelling of alg.cubing.net: blank _, prime -, and &#45; &#95; &#2b; for the signs themselves.
  test.each([
    ["https://alg.cubing.net/?alg=R_U_R-_U-", 3, "R U R' U'"],
    ["https://alg.cubing.net/?setup=F2&alg=R_U-%0AL", 3, "F2 R U' L"],
    ["alg.cubing.net/?puzzle=5x5x5&alg=2%26%2345%3B3r_U-", 5, "2-3r U'"],
    ["https://alg.cubing.net/?type=alg&alg=R_U", 3, "U' R'"],
    ["https://alg.cubing.net/?type=reconstruction-end-with-setup&setup=D&alg=R_U", 3, "D U' R'"],
    ["https://alg.cubing.net/?setup=R_U", 3, "R U"],
    ["https://alpha.twizzle.net/edit/?puzzle=4x4x4&alg=2-3r+U%27&setup-alg=x", 4, "x 2-3r U'"],
    ["https://alpha.twizzle.net/edit/?alg=R+U&setup-anchor=end", 3, "U' R'"],
    ["https://twizzle.net/edit/?alg=%5BR%3A+U%5D", 3, "R U R'"],
  ])("%s", (link, size, moves) => {
    const linked = value(parseAlgLink(link));
    expect(linked.size).toBe(size);
    expect(makes(linked, moves)).toBe(true);
  });

  test.each([
    [
      "https://alg.cubing.net/?puzzle=pyraminx&alg=R",
      /"puzzle" expected a cube such as 3x3x3, got "pyraminx"/,
    ],
    ["https://alg.cubing.net/?puzzle=1x1x1&alg=x", /"puzzle"/],
    ["https://alg.cubing.net/?puzzle=3x3x4&alg=x", /"puzzle"/],
    ["https://alg.cubing.net/?alg=R_Q", /Q/],
    ["https://example.org/?alg=R", /expected a link/],
    ["R U R' U'", /expected a link/],
  ])("%s is refused", (link, message) => {
    const read = parseAlgLink(link);
    expect(read).toMatchObject({ ok: false, error: { code: "alg-link" } });
    if (!read.ok) expect(read.error.message).toMatch(message);
  });

  test("only the two sites are taken for one", () => {
    expect(algSiteOf("https://alg.cubing.net.evil.org/?alg=R")).toBeUndefined();
    expect(algSiteOf("https://nottwizzle.net/?alg=R")).toBeUndefined();
    expect(isVisualCube("R U R' U'")).toBe(false);
    expect(isVisualCube("UUUUUUUUURRRRRRRRR")).toBe(false);
  });
});

test("no text makes a reader of links throw or hang", () => {
  const piece = fc.constantFrom(
    ..."https:// alg.cubing.net/ twizzle.net/ visualcube.php ? & = alg fd fc pzl case setup puzzle type 3x3x3 R U' ( )2 [ , : ] % %2 %41 + _ - u n".split(
      " ",
    ),
  );
  const text = fc.oneof(
    anyText(),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, (anything) => {
      isVisualCube(anything);
      algSiteOf(anything);
      for (const read of [parseVisualCube(anything), parseAlgLink(anything)])
        if (!read.ok) expect(read.error.message).not.toBe("");
    }),
    { numRuns: 150 },
  );
  const long = `https://alg.cubing.net/?${"a=b&".repeat(20_000)}alg=${"(".repeat(10_000)}`;
  expect(parseAlgLink(long).ok).toBe(false);
  expect(isVisualCube(`?${"a=b&".repeat(20_000)}`)).toBe(false);
});
