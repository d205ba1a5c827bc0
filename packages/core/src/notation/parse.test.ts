import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs, bare } from "../../test/alg-arbitrary.ts";
import { anyText } from "../../test/any-text.ts";
import { CubegramError, unwrap } from "../result.ts";
import { invertState } from "../state/index.ts";
import {
  algState,
  countMoves,
  invertAlg,
  type ParseOptions,
  parseAlg,
  printAlg,
  readAlg,
  simplifyAlg,
} from "./index.ts";

function canonical(text: string, options?: ParseOptions): string {
  return printAlg(unwrap(parseAlg(text, options)));
}

describe("what is read", () => {
  // Forms: WCA Regulations 12a; the SiGN page of speedsolving.com; the list of edge cases in reference/nxn.md 6.
  test.each<[text: string, printed: string]>([
    ["", ""],
    [" \t\n", "\n"],
    ["R U R' U'", "R U R' U'"],
    ["RUR'U'", "R U R' U'"],
    ["R2U2R2'F3", "R2 U2 R2' F3"],
    ["Rw r 2Rw 2r 2Rw2", "Rw Rw Rw Rw Rw2"],
    ["3Rw 3r 4uw'".replace("uw", "u"), "3Rw 3Rw 4Uw'"],
    ["2R 1R 10L2", "2R R 10L2"],
    ["R2R", "R2 R"],
    ["R.U\tF", "R . U F"],
    ["2-3Rw 2-3r' 1-2Rw 1-3r", "2-3Rw 2-3Rw' Rw 3Rw"],
    ["M E S m' e2 s", "M E S m' e2 s"],
    ["x y2 z'", "x y2 z'"],
    ["Rv Uv2 Fv' Lv Dv2 Bv'", "x y2 z' x' y2 z"],
    ["R0 R1 R4 R5' R100", "R0 R R4 R5' R100"],
    ["R0'", "R0"],
    ["R'2 R2'", "R2' R2'"],
    ["R9007199254740991", "R9007199254740991"],
    ["(R U)3 (R U)' (R U)2' (R U)'2 ()", "(R U)3 (R U)' (R U)2' (R U)2' ()"],
    ["[R, U] [R,U]2 [,]", "[R, U] [R, U]2 [, ]"],
    ["[R: U] [R:U]' [:]", "[R: U] [R: U]' [: ]"],
    ["[R U: [F, D]]", "[R U: [F, D]]"],
    ["((R)2(U)2)2", "((R)2 (U)2)2"],
    ["R . U.. F", "R . U . . F"],
    ["R // right\nU", "R // right\nU"],
    ["R /* right\n*/ U", "R /* right\n*/ U"],
    ["// only a comment", "// only a comment"],
    ["(R // inside\n)", "(R // inside\n)"],
    ["R\r\nU\rF\nB\u2028D", "R\nU\nF\nB\nD"],
    ["\uFEFFR\u00A0U\tF\u3000B\u200BD", "R U F B D"],
    ["R ^(U L) D", "R ^(U L) D"],
    ["（R　Ｕ’）２，".slice(0, -1), "(R U')2"],
    ["【R， U】", "[R, U]"],
    ["R² U⁻".slice(0, 2), "R2"],
  ])("%j is %j", (text, printed) => {
    expect(canonical(text)).toBe(printed);
  });

  test("every typographic prime is a prime", () => {
    for (const prime of "'’‘′‵‛ʼʹʻˈˊ`´＇ꞌ") expect(canonical(`R${prime} U2${prime}`)).toBe("R' U2'");
  });

  test("every dash makes a range", () => {
    for (const dash of "-‐‑‒–—−﹣－") expect(canonical(`2${dash}3Rw`)).toBe("2-3Rw");
  });

  test("old style: lower case is the second layer, [f] the whole cube; capitals are as ever", () => {
    expect(canonical("r u2 Rw 2R", { oldStyle: true })).toBe("2R 2U2 Rw 2R");
    expect(canonical("[r] [F'] [u2] [d] [r, u]", { oldStyle: true })).toBe("x z' y2 y' [2R, 2U]");
    expect(parseAlg("3r", { oldStyle: true })).toMatchObject({ error: { suggestion: "3Rw" } });
    expect(parseAlg("[f2' ]", { oldStyle: true }).ok).toBe(false);
  });

  test("fewest-moves style: parentheses are moves on the inverse", () => {
    expect(canonical("R (U L) D", { parentheses: "inverse" })).toBe("R ^(U L) D");
    expect(parseAlg("(U L)2", { parentheses: "inverse" })).toMatchObject({
      error: { code: "amount-not-allowed", at: { start: 5, end: 6 } },
    });
  });

  test("spans cover what was read", () => {
    const text = "R  2-3Rw’2 [M: (x y)2']";
    const { nodes } = unwrap(parseAlg(text));
    const written = nodes.map(({ span }) => text.slice(span!.start, span!.end));
    expect(written).toEqual(["R", "2-3Rw’2", "[M: (x y)2']"]);
  });
});

describe("what is refused", () => {
  // Text, code, the marked part, and what is suggested in its place.
  const refusals: [text: string, code: string, marked: string, suggestion?: string][] = [
    ["R Q", "unknown-move", "Q"],
    ["RQ", "unknown-move", "Q"],
    ["hello", "unknown-move", "h"],
    ["RwX", "unknown-move", "X", "x"],
    ["RW", "unknown-move", "W", "w"],
    ["rw2", "unknown-move", "rw", "Rw"],
    ["U Ri U", "unknown-move", "Ri", "R'"],
    ["Rprime", "unknown-move", "Rprime", "R'"],
    ["R2inv", "unknown-move", "R2inv", "R2'"],
    ["R- U", "unknown-move", "R-", "R'"],
    ["R'i", "unknown-move", "R'i"],
    ["(R U)i", "unknown-move", ")i", ")'"],
    ["R 2", "number-without-move", "R 2", "R2"],
    ["(R U) 3", "number-without-move", ") 3", ")3"],
    ["R2 2", "number-without-move", "2"],
    ["2", "number-without-move", "2"],
    ["2-3", "number-without-move", "2-3"],
    ["3 R", "number-without-move", "3"],
    ["R '", "misplaced-prime", "R '", "R'"],
    ["'R", "misplaced-prime", "'"],
    ["R' '", "misplaced-prime", "'"],
    ["R''", "double-prime", "''", "'"],
    ["R″", "double-prime", "″", "'"],
    ["R2-3r", "ambiguous-number", "2", " 2"],
    ["R'2U", "ambiguous-number", "2", " 2"],
    ["R2'2", "ambiguous-number", "2"],
    ["Rs", "ambiguous-letter", "s", " s"],
    ["Rwe", "ambiguous-letter", "e", " e"],
    ["R02", "leading-zero", "02", "2"],
    ["R00", "leading-zero", "00", "0"],
    ["02R", "leading-zero", "02R", "2R"],
    ["02-03r", "leading-zero", "02-03r", "2-3Rw"],
    ["0R", "no-such-layer", "0R"],
    ["0-2Rw", "no-such-layer", "0-2Rw"],
    ["101R", "no-such-layer", "101R"],
    [`${"9".repeat(400)}R`, "no-such-layer", `${"9".repeat(400)}R`],
    ["R9007199254740993", "amount-too-large", "9007199254740993"],
    ["(R)10000000000000000", "amount-too-large", "10000000000000000"],
    ["1Rw", "layer-range", "1Rw", "R"],
    ["1r", "layer-range", "1r", "R"],
    ["3-2r", "layer-range", "3-2r", "2-3Rw"],
    ["2-2r", "layer-range", "2-2r", "2R"],
    ["1-1Rw", "layer-range", "1-1Rw", "R"],
    ["2-3R", "layer-range", "2-3R", "2-3Rw"],
    ["2M", "layer-not-allowed", "2M", "M"],
    ["3x", "layer-not-allowed", "3x", "x"],
    ["2Rv", "layer-not-allowed", "2Rv", "Rv"],
    ["(R U", "unclosed-bracket", "("],
    ["[R, (U]]", "wrong-bracket", "]", ")"],
    ["[R, U)", "wrong-bracket", ")", "]"],
    ["^(R]", "wrong-bracket", "]", ")"],
    ["R)", "unopened-bracket", ")"],
    ["R]2", "unopened-bracket", "]"],
    ["[R U]", "missing-separator", "[R U]", "(R U)"],
    ["[F]", "missing-separator", "[F]", "(F)"],
    ["[R, U, F]", "two-separators", ","],
    ["[R: U, F]", "two-separators", ","],
    ["R, U", "stray-separator", ","],
    ["(R: U)", "stray-separator", ":"],
    ["^(U)2", "amount-not-allowed", "2"],
    ["R /* U", "unclosed-comment", "/*"],
    ["R / U", "unknown-character", "/", "//"],
    ["R & U", "unknown-character", "&"],
    ["R 😀", "unknown-character", "😀"],
    ["В", "unknown-character", "В"], // Cyrillic
    ["^", "unknown-character", "^"],
    ["(R U)^3", "unknown-character", ")^3", ")3"],
    ["(R U)*3", "unknown-character", ")*3", ")3"],
    ["R^-1", "unknown-character", "R^-1", "R'"],
    ["R^-2", "unknown-character", "R^-2", "R2'"],
    ["R\u0000", "unknown-character", "\u0000"],
  ];

  test.each(refusals.map((refusal) => [refusal] as const))("%j", ([text, code, marked, suggestion]) => {
    const read = parseAlg(text);
    if (read.ok) throw new Error(`read as ${printAlg(read.value)}`);
    const { error } = read;
    expect(error.code).toBe(code);
    expect(text.slice(error.at.start, error.at.end)).toBe(marked);
    expect(error.suggestion).toBe(suggestion);
    expect(error.message).toContain(`character ${error.at.start + 1}`);
    if (suggestion === undefined) return;
    const mended = text.slice(0, error.at.start) + suggestion + text.slice(error.at.end);
    const again = parseAlg(mended);
    // A text may have further mistakes; the mended one is behind us.
    expect(again.ok || again.error.at.start > error.at.start).toBe(true);
  });

  test("every code of the reader is among them", () => {
    expect(new Set(refusals.map(([, code]) => code)).size).toBe(20);
  });

  test("a place in a longer text is told by line", () => {
    expect(parseAlg("R U\r\nF Q")).toMatchObject({
      error: { message: expect.stringContaining("line 2, character 3") },
    });
  });

  test("a refusal asks what was meant", () => {
    expect(parseAlg("Ri")).toMatchObject({
      error: { message: "character 1: “Ri” is not a move; did you mean R'?" },
    });
  });

  test("the façade's door throws a refusal; misuse is a TypeError", () => {
    expect(() => readAlg("R Q")).toThrow(CubegramError);
    expect(readAlg(readAlg("R"))).toEqual(readAlg("R"));
    for (const bad of [undefined, null, 5, {}, ["R"]]) expect(() => readAlg(bad as never)).toThrow(TypeError);
    expect(() => parseAlg(5 as never)).toThrow(TypeError);
  });
});

describe("parse and print", () => {
  test("parse(print(x)) = x on random trees", () => {
    fc.assert(
      fc.property(algs(7, { huge: true, layout: true }), (alg) => {
        const read = unwrap(parseAlg(printAlg(alg)));
        expect(bare(read)).toEqual(bare(alg));
      }),
      { numRuns: 300 },
    );
  });

  const fragments = [
    ..."URFDLBurfdlbMESmesxyzw'’2304(),:[]^.- \n",
    ..."//|/*|*/|^(|2-3r|Rw|R'|U2|)2|]'|x2|(R U)|[R, U]|[F: B]|10|’2".split("|"),
  ];

  test("fuzz: any string is read or refused within its bounds, and what is read prints and reads as itself", () => {
    let accepted = 0;
    const check = (text: string) => {
      for (const options of [{}, { oldStyle: true }, { parentheses: "inverse" as const }]) {
        const read = parseAlg(text, options);
        if (!read.ok) {
          const { start, end } = read.error.at;
          expect(start >= 0 && start < end && end <= text.length).toBe(true);
          continue;
        }
        accepted++;
        expect(bare(unwrap(parseAlg(printAlg(read.value))))).toEqual(bare(read.value));
      }
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 8 }), (parts) =>
        check(parts.join("")),
      ),
      {
        numRuns: 300,
      },
    );
    fc.assert(fc.property(anyText(40), check), { numRuns: 150 });
    expect(accepted).toBeGreaterThan(100);
  });

  test("a long text takes linear time: 100,000 moves, 100,000 comments, 200,000 digits", () => {
    expect(unwrap(parseAlg("RU'".repeat(50_000))).nodes.length).toBe(100_000);
    expect(unwrap(parseAlg("R //x\n".repeat(100_000))).nodes.length).toBe(300_000);
    expect(parseAlg("1".repeat(200_000)).ok).toBe(false);
    expect(parseAlg("(".repeat(200_000)).ok).toBe(false);
  });
});

describe("depth and repetition", () => {
  const HUGE = 1_000_000_000;
  const nests: [name: string, nest: (depth: number) => string][] = [
    ["groups", (depth) => `${"(".repeat(depth)}R U${`)${HUGE}`.repeat(depth)}`],
    ["commutators", (depth) => `${"[F, ".repeat(depth)}R${`]${HUGE}`.repeat(depth)}`],
    ["commutators to the left", (depth) => `${"[".repeat(depth)}R${", F]3'".repeat(depth)}`],
    ["conjugates", (depth) => `${"[F: ".repeat(depth)}R${"]3".repeat(depth)}`],
    ["groups with moves between", (depth) => `${"(R ".repeat(depth)}U${" F)2".repeat(depth)}`],
    ["groups done once", (depth) => `${"(R (U".repeat(depth / 2)}${"))".repeat(depth / 2)}`],
    ["NISS", (depth) => `${"R ^(U ".repeat(depth)}${")".repeat(depth)}`],
  ];

  test.each(nests)(
    "%s nested 10,000 deep are read, printed, inverted, simplified, counted and executed",
    { tags: ["seconds"] },
    (_, nest) => {
      const alg = unwrap(parseAlg(nest(10_000)));
      const printed = printAlg(alg);
      expect(printAlg(unwrap(parseAlg(printed)))).toBe(printed);
      expect(printAlg(invertAlg(alg)).length).toBeGreaterThan(10_000);
      expect(countMoves(simplifyAlg(alg)).etm).toBeLessThanOrEqual(countMoves(alg).etm);
      expect(algState(alg, 2).rotations.length).toBe(8);
    },
  );

  test.each(nests)("%s nested 400 deep keep their state when inverted and simplified", (_, nest) => {
    const alg = unwrap(parseAlg(nest(400)));
    const state = algState(alg, 2);
    expect(algState(invertAlg(alg), 2)).toEqual(invertState(state));
    expect(algState(simplifyAlg(alg), 2)).toEqual(state);
  });

  test("(R U)1000000000 is (R U) to the remainder by 105, and the largest amount works too", () => {
    const state = (text: string) => algState(readAlg(text), 3).rotations;
    // The centers' twists come back after 420.
    expect(state("(R U)1000000000")).toEqual(state(`(R U)${1_000_000_000 % 420}`));
    const largest = Number.MAX_SAFE_INTEGER;
    expect(state(`(R U)${largest}'`)).toEqual(state(`(R U)${largest % 420}'`));
  });
});
