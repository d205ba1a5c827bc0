/** Wrong arguments are refused at once, with the name of the argument: no raw TypeError from inside, no endless loop. */
import { describe, expect, test } from "vitest";
import { parametersOf } from "../test/parameters.ts";
import { ENTRIES, load, publicNames } from "../test/public-api.ts";
import { sampleOf } from "../test/sample-arguments.ts";
import { inEachRun } from "../test/samples.ts";
import { packArchive, unpackArchive } from "./archive/index.ts";
import { Cube } from "./cube.ts";
import { ERROR_CODES } from "./error-codes.ts";
import { decodeMessage, encodeMessage, resumeMessage } from "./message/index.ts";
import { MatrixCube, StickerCube } from "./models/index.ts";
import { invertAlg, parseAlg, printAlg, simplifyAlg } from "./notation/index.ts";
import { solve } from "./solve/index.ts";

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

/** Made for each call again, because some functions write into their arguments. */
const nonsense = (): unknown[] => [undefined, null, 5, 1.5, Number.NaN, -1, "x", {}, [], () => 0];

const seen = new Set<string>();

/** Every function of every front door, by room; one that several doors offer is called once. */
const FUNCTIONS = ENTRIES.map(([room, types]) => {
  const names = publicNames(types).filter(
    ({ declaration }) => declaration.startsWith("function ") && isNew(declaration),
  );
  return [room, names.map((each) => [each.name, parametersOf(each)] as const)] as const;
}).filter(([, functions]) => functions.length > 0);

function isNew(declaration: string): boolean {
  return !seen.has(declaration) && seen.add(declaration) !== undefined;
}

type Call = (...given: unknown[]) => unknown;

/** A promise's end and a generator's first step: there they refuse what they were given. */
async function carryOut(result: unknown): Promise<void> {
  const value = (await result) as Partial<AsyncGenerator> | undefined | null;
  if (typeof value?.next !== "function") return;
  await value.next();
  await value.return?.(undefined);
}

/** What is wrong with the answer to these arguments, if anything. */
async function complaint(
  call: Call,
  given: readonly unknown[],
  isFitting: boolean,
): Promise<string | undefined> {
  try {
    await carryOut(call(...given));
    return undefined;
  } catch (error) {
    const { code, argument, message } = error as Error & { code?: string; argument?: string };
    const isNamed = code === "misuse" ? message.startsWith(`"${argument}" expected `) : true;
    const isOurs = code !== undefined && code in ERROR_CODES && isNamed;
    return isOurs && !(isFitting && code === "misuse") ? undefined : `${code}: ${message}`;
  }
}

/** Half a second for each key that they make in spite of nonsense. In `npm test` an unknown option is all that they refuse. */
const OF_PASSWORDS = ["deriveKey", "messageKey", "writeLetters"];

describe.each(FUNCTIONS)(
  "nonsense for a function of %s is taken, or refused with a code",
  (room, functions) => {
    const few = functions.filter(([name]) => !OF_PASSWORDS.includes(name));
    test.each(inEachRun(functions, few))("%s", async (name, parameters) => {
      const call = (await load(room))[name] as Call;
      const samples = () => Promise.all(parameters.map(sampleOf));
      const found: Record<string, string> = {};
      const tell = async (what: string, given: readonly unknown[]) => {
        const wrong = await complaint(call, given, what === "fitting arguments");
        if (wrong) found[what] = wrong;
      };
      await tell("fitting arguments", await samples());
      for (const [which, value] of nonsense().entries()) {
        const shown = typeof value === "function" ? "a function" : (JSON.stringify(value) ?? "undefined");
        if (parameters.length !== 1 && !parameters[1]?.isOptional) await tell(`${shown} alone`, [value]);
        for (const [at, parameter] of parameters.entries())
          await tell(`${shown} as ${parameter.name}`, (await samples()).with(at, nonsense()[which]));
      }
      expect(found).toEqual({});
    });

    const withOptions = functions.filter(([, parameters]) => parameters.at(-1)?.name === "options");
    if (withOptions.length > 0)
      test.each(withOptions)("%s refuses an unknown option", async (name, parameters) => {
        const call = (await load(room))[name] as Call;
        const given = await Promise.all(parameters.map(sampleOf));
        const options = { ...(given.at(-1) as object | undefined), strange: 1 };
        const calling = (async () => carryOut(call(...given.with(-1, options))))();
        await expect(calling).rejects.toMatchObject({ code: "misuse", argument: "options.strange" });
      });
  },
);

/** What is called otherwise: constructors, what is called on a class, and what is called on one of it. */
const MEMBERS: readonly (readonly [string, Call])[] = [
  { Kind: Cube, one: Cube.solved() },
  { Kind: MatrixCube, one: new MatrixCube() },
  { Kind: StickerCube, one: new StickerCube() },
].flatMap(({ Kind, one }) => [
  [`new ${Kind.name}`, (value: unknown) => Reflect.construct(Kind, [value])] as const,
  ...callsOn(Kind, `${Kind.name}.`),
  ...callsOn(one, `${Kind.name}'s `),
]);

function callsOn(owner: object, prefix: string): (readonly [string, Call])[] {
  const own = typeof owner === "function" ? owner : Object.getPrototypeOf(owner);
  const names = Object.getOwnPropertyNames(own).filter(
    (name) =>
      name !== "constructor" && typeof Object.getOwnPropertyDescriptor(own, name)?.value === "function",
  );
  return names.map((name) => [
    prefix + name,
    (...given) => (owner as unknown as Record<string, Call>)[name](...given),
  ]);
}

describe("nonsense is taken, or refused with a code", () => {
  test.each([
    ...MEMBERS,
    ["solve's method", (method: never) => solve(Cube.solved(), { method })] as const,
    ["random's source", (source: never) => Cube.random(3, source)] as const,
  ])("%s", async (_, call) => {
    for (const value of nonsense())
      expect(await complaint(call as Call, [value], false), String(value)).toBeUndefined();
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
