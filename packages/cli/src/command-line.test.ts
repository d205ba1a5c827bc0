import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../core/test/any-text.ts";
import { parseCommandLine, wants } from "./command-line.ts";
import { choiceOption, integerOption } from "./frame/options.ts";
import { verbs } from "./verbs.ts";

const parse = async (...argv: string[]) => {
  const { verb, words, values } = await parseCommandLine(argv, verbs);
  return { verb: verb?.name, words, values: { ...values } };
};

describe("the command line", () => {
  test.each<[string[], string, string[], object]>([
    [["write", "MEET AT NOON"], "write", ["MEET AT NOON"], {}],
    [["write", "MEET", "AT", "NOON"], "write", ["MEET", "AT", "NOON"], {}],
    [["write", ""], "write", [""], {}],
    [["write", "-"], "write", ["-"], {}],
    [["write", "--", "--json"], "write", ["--json"], {}],
    [["write", "--json", "--", "-q", "-"], "write", ["-q", "-"], { json: true }],
    [["--json", "--size", "4", "rank", "num:1"], "rank", ["num:1"], { json: true, size: "4" }],
    [["rank", "--size=4", "num:1", "--json"], "rank", ["num:1"], { json: true, size: "4" }],
    [["unrank", "-5"], "unrank", ["-5"], {}],
    [["unrank", "-.5"], "unrank", ["-.5"], {}],
    [["order", "R'", "U", "-q"], "order", ["R'", "U"], { quiet: true }],
    [["alg", "(R U)3", "'"], "alg", ["(R U)3", "'"], {}],
    [["check", "-UR?FDLB"], "check", ["-UR?FDLB"], {}],
    [["draw", "-o", "-x.svg", "num:1"], "draw", ["num:1"], { output: "-x.svg" }],
    [["draw", "-ox.svg", "num:1"], "draw", ["num:1"], { output: "x.svg" }],
    [["scramble", "--seed", "-5"], "scramble", [], { seed: "-5" }],
    [["scramble", "--seed", "a", "--seed", "b"], "scramble", [], { seed: "b" }],
    [["--", "rank", "num:1"], "rank", ["num:1"], {}],
  ])("%j", async (argv, verb, words, values) => {
    expect(await parse(...argv)).toEqual({ verb, words, values });
  });

  test.each([
    [["solve", "x", "--timeout", "--json"], /--timeout expects a value/],
    [["solve", "x", "--json=yes"], /--json takes no value, got "yes"/],
  ])("%j is refused", async (argv, message) => {
    await expect(parseCommandLine(argv, verbs)).rejects.toMatchObject({
      exit: 2,
      message: expect.stringMatching(message),
    });
  });

  test("any line of arguments is understood or refused as wrong usage", async () => {
    const argument = fc.oneof(
      anyText(10),
      fc.constantFrom("write", "solve", "draw", "--json", "--size", "-o", "-", "--", "-q", "--size=", "--=x"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(argument, { maxLength: 6 }), async (argv) => {
        const line = await parseCommandLine(argv, verbs).catch((error) => error);
        if (line instanceof Error) expect(line).toMatchObject({ exit: 2 });
      }),
      { numRuns: 300 },
    );
  });

  test("--json is heard even when the rest is wrong, but not behind --", () => {
    expect(wants("json", ["bogus", "--json"])).toBe(true);
    expect(wants("json", ["write", "--", "--json"])).toBe(false);
    expect(wants("quiet", ["-q"])).toBe(true);
  });

  test("numbers and words are checked", () => {
    expect(integerOption({ size: "4" }, "size", 2, 100)).toBe(4);
    expect(integerOption({}, "size", 2, 100)).toBeUndefined();
    for (const size of ["", "1", "101", "3.5", "3x", " 3", "-3", "1e1", "0x3", "9".repeat(30)])
      expect(() => integerOption({ size }, "size", 2, 100), size).toThrow(
        /--size expects a whole number from 2/,
      );
    expect(choiceOption({}, "as", ["text", "bytes"])).toBe("text");
    expect(() => choiceOption({ as: "byte" }, "as", ["text", "bytes"])).toThrow(/Did you mean "bytes"/);
  });
});
