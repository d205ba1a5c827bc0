/** Wrong arguments are refused at once, with the name of the argument: no raw TypeError from inside, no endless loop. */
import { describe, expect, test } from "vitest";
import { packArchive, readArchive, repairArchive, unpackArchive, verifyArchive } from "./archive/index.ts";
import { Cube } from "./cube.ts";
import { decodeMessage, encodeMessage, resumeMessage } from "./message/index.ts";
import { invertAlg, parseAlg, printAlg, simplifyAlg } from "./notation/index.ts";
import { unwrap } from "./result.ts";
import { solve, solveStep } from "./solve/index.ts";

const wrong = (value: unknown) => value as never;

describe("misuse names the argument", () => {
  test.each<[string, () => unknown, RegExp]>([
    [
      "a source that is always 1",
      () => Cube.random(3, () => 1),
      /"random" expected .* got one that returned 1/,
    ],
    ["a source that is always 2", () => Cube.random(3, () => 2), /"random" expected/],
    ["a source that is NaN", () => Cube.random(3, () => Number.NaN), /"random" expected .* NaN/],
    [
      "a source that returns nothing",
      () =>
        Cube.random(
          3,
          wrong(() => undefined),
        ),
      /"random" expected/,
    ],
    ["a source that never varies", () => Cube.random(3, () => 1 - 2 ** -33), /"random" expected .* in a row/],
    ["a Result for an Alg", () => printAlg(wrong(parseAlg("R"))), /"alg" expected/],
    ["nothing for an Alg", () => invertAlg(wrong(undefined)), /"alg" expected/],
    ["a number for an Alg", () => simplifyAlg(wrong(5)), /"alg" expected .* got number/],
    ["null for a cube", () => Cube.solved().equals(wrong(null)), /"other" expected a Cube, got null/],
    ["a text for a cube", () => Cube.solved().equals(wrong("U")), /"other" expected a Cube, got "U"/],
  ])("%s", (_, misuse, message) => {
    expect(misuse).toThrow(message);
    try {
      misuse();
    } catch (error) {
      expect(error).toMatchObject({
        code: "misuse",
        argument: expect.any(String),
        expected: expect.any(String),
      });
    }
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      "null for a message's cube",
      () => decodeMessage(wrong(null)),
      /"cube" expected a Cube or its state, got null/,
    ],
    [
      "a text among cubes",
      () => decodeMessage(wrong([Cube.solved(), "U"])),
      /"cubes\[1\]" expected .* got "U"/,
    ],
    ["nothing for a cube to go on from", () => resumeMessage("R U", wrong(undefined)), /"cube" expected/],
    ["null for an archive", () => unpackArchive(wrong(null)), /"cubes" expected a list of cubes, got null/],
    ["a number for an archive", () => unpackArchive(wrong(7)), /"cubes" expected/],
    [
      "an unknown option of packing",
      () => packArchive(new Uint8Array(1), wrong({ pairity: 3 })),
      /"options.pairity"/,
    ],
    [
      "an unknown option of unpacking",
      () => unpackArchive([1n], wrong({ unorderd: true })),
      /"options.unorderd"/,
    ],
    ["an unknown option of writing", () => encodeMessage("HI", wrong({ cheque: 3 })), /"options.cheque"/],
    [
      "an unknown option of reading",
      () => decodeMessage(Cube.solved(), wrong({ chek: 3 })),
      /"options.chek"/,
    ],
    [
      "options that are none",
      () => decodeMessage(Cube.solved(), wrong(5)),
      /"options" expected an object, got 5/,
    ],
  ])("%s", async (_, misuse, message) => {
    await expect(misuse()).rejects.toThrow(message);
    await expect(misuse()).rejects.toMatchObject({ code: "misuse" });
  });
});

const NONSENSE: readonly unknown[] = [undefined, null, 5, "x", {}, [], () => 0];

/** What the main doors offer, and what one call of each is given. */
const MAIN: Readonly<Record<string, (value: never) => unknown>> = {
  "Cube.from": (value) => Cube.from(value),
  "Cube.fromAlg": (value) => Cube.fromAlg(value),
  "Cube.fromCubies": (value) => Cube.fromCubies(value),
  "Cube.fromFacelets": (value) => Cube.fromFacelets(value),
  "Cube.random": (value) => Cube.random(3, value),
  "Cube.solved": (value) => Cube.solved(value),
  "Cube.unrank": (value) => Cube.unrank(value),
  apply: (value) => Cube.solved().apply(value),
  unwrap: (value) => unwrap(value),
  parseAlg,
  printAlg,
  invertAlg,
  simplifyAlg,
  solve: (value) => solve(value),
  "solve's options": (value) => solve(Cube.solved(), value),
  "solve's method": (method) => solve(Cube.solved(), { method }),
  solveStep: (value) => solveStep(value, "cross"),
  encodeMessage: (value) => encodeMessage(value),
  "encodeMessage's options": (value) => encodeMessage("HI", value),
  decodeMessage: (value) => decodeMessage(value),
  resumeMessage: (value) => resumeMessage("R", value),
  packArchive: (value) => packArchive(value),
  "packArchive's options": (value) => packArchive(new Uint8Array(1), value),
  unpackArchive: (value) => unpackArchive(value),
  readArchive: (value) => readArchive(value),
  verifyArchive: (value) => verifyArchive(value),
  repairArchive: (value) => repairArchive(value),
};

describe("nonsense is taken, or refused with a code", () => {
  test.each(Object.entries(MAIN))("%s", async (_, call) => {
    for (const value of NONSENSE)
      try {
        await call(wrong(value));
      } catch (error) {
        expect(error, String(value)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
  });

  test.each(["maxlength", "time", "Method"])("an option of solve that does not exist: %s", async (name) => {
    const solving = solve(Cube.solved(), wrong({ [name]: 5 }));
    await expect(solving).rejects.toMatchObject({ code: "misuse", argument: `options.${name}` });
  });

  test("a text where a tree is expected", () => {
    expect(() => printAlg(wrong("R"))).toThrow(
      /"alg" expected an Alg, as unwrap\(parseAlg\(text\)\) gives it, got "R"/,
    );
  });
});
