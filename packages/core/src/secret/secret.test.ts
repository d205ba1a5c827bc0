import { readFileSync } from "node:fs";
import { FF1 } from "@noble/ciphers/ff1.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { type Problem, unwrap } from "../result.ts";
import {
  deriveKey,
  equalBytes,
  permuteNumber,
  permuteNumbers,
  SEAL_OVERHEAD,
  seal,
  secrecyNotes,
  startDigest,
  unpermuteNumber,
  unpermuteNumbers,
  unseal,
} from "./index.ts";
import { digitsOf, numberOfDigits, numeralShape } from "./permute-number.ts";

const N = 43_252_003_274_489_856_000n;
const CHEAP = { cost: { logN: 10 } };

const hex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Vectors {
  readonly numbers: readonly Record<"count" | "key" | "tweak" | "number" | "permuted", string>[];
  readonly keys: readonly { password: string; label: string; logN: number; key: string }[];
  readonly sealed: readonly (Record<"plaintext" | "password" | "salt" | "context" | "sealed", string> & {
    logN: number;
  })[];
}
const vectors: Vectors = JSON.parse(
  readFileSync(new URL("./vectors/secret-1.json", import.meta.url), "utf8"),
);

describe("FF1", () => {
  const KEY_128 = "2B7E151628AED2A6ABF7158809CF4F3C";
  const KEY_192 = `${KEY_128}EF4359D8D580AA4F`;
  const KEY_256 = `${KEY_192}7F036D6F04FC6A94`;
  // NIST, Example Values for SP 800-38G, FF1 samples 1 … 9.
  test.each([
    [1, KEY_128, 10, "", "0123456789", "2433477484"],
    [2, KEY_128, 10, "39383736353433323130", "0123456789", "6124200773"],
    [3, KEY_128, 36, "3737373770717273373737", "0123456789abcdefghi", "a9tv40mll9kdu509eum"],
    [4, KEY_192, 10, "", "0123456789", "2830668132"],
    [5, KEY_192, 10, "39383736353433323130", "0123456789", "2496655549"],
    [6, KEY_192, 36, "3737373770717273373737", "0123456789abcdefghi", "xbj3kv35jrawxv32ysr"],
    [7, KEY_256, 10, "", "0123456789", "6657667009"],
    [8, KEY_256, 10, "39383736353433323130", "0123456789", "1001623463"],
    [9, KEY_256, 36, "3737373770717273373737", "0123456789abcdefghi", "xs8a0azh2avyalyzuwd"],
  ])("NIST sample %i", (_, key, radix, tweak, plain, encrypted) => {
    const digits = (text: string) => Array.from(text, (character) => Number.parseInt(character, 36));
    const cipher = FF1(radix, hex(key), hex(tweak));
    expect(cipher.encrypt(digits(plain))).toEqual(digits(encrypted));
    expect(cipher.decrypt(digits(encrypted))).toEqual(digits(plain));
  });

  test("permuteNumber is FF1 on the digits when the domain fits exactly", () => {
    const key = hex(KEY_256);
    for (const number of [0n, 123_456n, 999_999n]) {
      const digits = [Number(number / 1000n), Number(number % 1000n)];
      const [high, low] = FF1(1000, key, hex("746162")).encrypt(digits);
      expect(permuteNumber(number, 10n ** 6n, key, "tab")).toBe(BigInt(high * 1000 + low));
    }
  });
});

describe("numeral shapes", () => {
  test("the 3x3 has six digits to the radix 1874, with 0.14 % to spare", () => {
    expect(numeralShape(N)).toEqual({ radix: 1874, digits: 6 });
    expect(Number((1874n ** 6n * 100_000n) / N)).toBe(100_140);
  });

  test("other counts: the radix is the smallest for its digits, and fewer digits would need too large a radix", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 6n, max: 2n ** 1200n }), (count) => {
        const { radix, digits } = numeralShape(count);
        const root = (base: number) => BigInt(base) ** BigInt(digits);
        expect(root(radix) >= count && root(radix - 1) < count).toBe(true);
        expect(radix <= 65_535 && digits % 2 === 0).toBe(true);
        expect(digits === 2 || 65_535n ** BigInt(digits - 2) < count).toBe(true);
      }),
    );
    expect(numeralShape(3_674_160n)).toEqual({ radix: 1917, digits: 2 });
    expect(numeralShape(N ** 2n)).toEqual({ radix: 8457, digits: 10 });
    expect(() => numeralShape(999_999n)).toThrow(/1000000/);
  });

  test("digits and number are the same thing", () => {
    const random = seededRandom("digits");
    const shape = numeralShape(N);
    for (let i = 0; i < 100; i++) {
      const number = randomBigBelow(N, random);
      expect(numberOfDigits(digitsOf(number, shape), shape.radix)).toBe(number);
    }
  });
});

describe("permuteNumber", () => {
  const key = hex("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");

  test("stays in range and comes back, for every size of cube", () => {
    const random = seededRandom("permute");
    for (const count of [3_674_160n, N, N ** 2n, N ** 3n, 2n ** 152n - 59n, 10n ** 6n])
      for (let i = 0; i < 20; i++) {
        const number = i < 2 ? BigInt(i) * (count - 1n) : randomBigBelow(count, random);
        const permuted = permuteNumber(number, count, key, "label");
        expect(permuted >= 0n && permuted < count).toBe(true);
        expect(unpermuteNumber(permuted, count, key, "label")).toBe(number);
      }
  });

  test("a whole small domain is permuted: 10^6 + 1 numbers need walking, and no two meet", () => {
    const count = 1_000_001n; // shape 1001^2: one in 500 leaves the domain
    const seen = new Set<bigint>();
    for (let number = 0n; number < 1000n; number++) seen.add(permuteNumber(number, count, key));
    for (let number = count - 1000n; number < count; number++) seen.add(permuteNumber(number, count, key));
    expect(seen.size).toBe(2000);
  });

  test("key and tweak matter, text and bytes of a tweak are the same, composed and decomposed letters too", () => {
    const [a, b] = [permuteNumber(5n, N, key, "é"), permuteNumber(5n, N, key, "e\u0301")];
    expect(a).toBe(b);
    expect(permuteNumber(5n, N, key, Uint8Array.of(0xc3, 0xa9))).toBe(a);
    expect(permuteNumber(5n, N, key, "f")).not.toBe(a);
    expect(
      permuteNumber(
        5n,
        N,
        key.map((byte) => byte ^ 1),
        "é",
      ),
    ).not.toBe(a);
  });

  test("several cubes at once: every cube depends on all", () => {
    const numbers = [1n, 2n, 3n];
    const permuted = permuteNumbers(numbers, N, key, "three");
    expect(unpermuteNumbers(permuted, N, key, "three")).toEqual(numbers);
    const other = permuteNumbers([1n, 2n, 4n], N, key, "three");
    expect(permuted.every((number, i) => number !== other[i])).toBe(true);
    expect(permuteNumbers([7n], N, key)).toEqual([permuteNumber(7n, N, key)]);
  });

  test("refuses what is not a number of a state, not a key, or a domain that is too small", () => {
    expect(() => permuteNumber(N, N, key)).toThrow(RangeError);
    expect(() => permuteNumber(-1n, N, key)).toThrow(RangeError);
    expect(() => permuteNumber(1 as unknown as bigint, N, key)).toThrow(TypeError);
    expect(() => permuteNumber(1n, 1000n, key)).toThrow(RangeError);
    expect(() => permuteNumber(1n, N, key.subarray(1))).toThrow(TypeError);
    expect(() => permuteNumbers([0n, N], N, key)).toThrow(RangeError);
  });

  test.each(vectors.numbers.map((vector, i) => [i, vector] as const))("frozen vector %i", (_, vector) => {
    const { count, key: keyHex, tweak, number, permuted } = vector;
    expect(String(permuteNumber(BigInt(number), BigInt(count), hex(keyHex), tweak))).toBe(permuted);
    expect(String(unpermuteNumber(BigInt(permuted), BigInt(count), hex(keyHex), tweak))).toBe(number);
  });
});

describe("keys", () => {
  test.each(vectors.keys.map((vector, i) => [i, vector] as const))(
    "frozen vector %i",
    { tags: ["seconds"] },
    async (_, vector) => {
      const { password, label, logN, key } = vector;
      expect(toHex(await deriveKey(password, label, { cost: { logN } }))).toBe(key);
    },
  );

  test("password and label matter; composed and decomposed letters do not", async () => {
    const key = async (password: string, label?: string) => toHex(await deriveKey(password, label, CHEAP));
    expect(await key("p\u00e4ss")).toBe(await key("pa\u0308ss", ""));
    const keys = await Promise.all([key("a"), key("b"), key("a", "b"), key("a", "c")]);
    expect(new Set(keys).size).toBe(4);
  });

  test("progress is told and a signal stops the work", async () => {
    const told: number[] = [];
    await deriveKey("a", "", { ...CHEAP, onProgress: (done) => told.push(done) });
    expect(told.at(-1)).toBe(1);
    expect(told.every((done, i) => i === 0 || done >= told[i - 1])).toBe(true);
    const control = new AbortController();
    const work = deriveKey("a", "", { ...CHEAP, signal: control.signal, onProgress: () => control.abort() });
    await expect(work).rejects.toThrow(/abort/i);
    await expect(deriveKey("a", "", { ...CHEAP, signal: control.signal })).rejects.toThrow(/abort/i);
  });

  test("refuses no password and a cost that is out of range", async () => {
    await expect(deriveKey("")).rejects.toThrow(RangeError);
    // A lone surrogate would be the same as any other.
    await expect(deriveKey("a\ud800", "", CHEAP)).rejects.toThrow(RangeError);
    await expect(deriveKey("a", "", { cost: { logN: 10 } })).resolves.toHaveLength(32);
    await expect(deriveKey(7 as unknown as string)).rejects.toThrow(TypeError);
    await expect(deriveKey("a", "", { cost: { logN: 21 } })).rejects.toThrow(RangeError);
  });
});

describe("sealed bytes", () => {
  const counting = (length: number) => Uint8Array.from({ length }, (_, i) => i);
  const context = Uint8Array.of(1, 2, 3);
  const sealed = (text: string) =>
    seal(new TextEncoder().encode(text), "open sesame", { ...CHEAP, randomBytes: counting, context });

  test("open with the password, and only with it", async () => {
    const bytes = await sealed("treasure");
    expect(bytes.length).toBe(8 + SEAL_OVERHEAD);
    expect(new TextDecoder("utf-8").decode(unwrap(await unseal(bytes, "open sesame", { context })))).toBe(
      "treasure",
    );
    expect(await unseal(bytes, "open barley", { context })).toMatchObject({
      error: { code: "wrong-password" },
    });
    expect(await unseal(bytes, "open sesame")).toMatchObject({ error: { code: "wrong-password" } });
  });

  test("no bit of them can be changed", async () => {
    const bytes = await sealed("x");
    for (let bit = 8; bit < bytes.length * 8; bit += 13) {
      const changed = bytes.slice();
      changed[bit >> 3] ^= 1 << (bit & 7);
      expect((await unseal(changed, "open sesame", { context })).ok).toBe(false);
    }
    const cheaper = bytes.slice();
    cheaper[0]++;
    expect((await unseal(cheaper, "open sesame", { context })).ok).toBe(false);
  });

  test("too short, or asking for more memory than is reasonable, is refused before any work", async () => {
    expect(await unseal(new Uint8Array(), "a")).toMatchObject({ error: { code: "sealed-shape" } });
    const greedy = (await sealed("x")).slice();
    for (const [logN, said] of [
      [19, /takes 512 MiB of memory and about 2 seconds .* must be allowed/],
      [20, /takes 1024 MiB .* must be allowed/],
      [30, /at most 2\^20 is supported/],
    ] as const) {
      greedy[0] = logN;
      const started = performance.now();
      const { error } = (await unseal(greedy, "open sesame")) as { error: Problem };
      expect(error).toMatchObject({ code: "key-cost", message: expect.stringMatching(said) });
      expect(performance.now() - started).toBeLessThan(100);
    }
    greedy[0] = 3;
    expect(await unseal(greedy, "open sesame")).toMatchObject({ error: { code: "sealed-shape" } });
  });

  test.each(vectors.sealed.map((vector, i) => [i, vector] as const))(
    "frozen vector %i",
    async (_, vector) => {
      const entry = vector;
      const bytes = await seal(hex(entry.plaintext), entry.password, {
        cost: { logN: entry.logN },
        randomBytes: () => hex(entry.salt),
        context: hex(entry.context),
      });
      expect(toHex(bytes)).toBe(entry.sealed);
    },
  );

  test("randomness must be handed in, and be enough", async () => {
    const plain = new Uint8Array();
    await expect(seal(plain, "a", CHEAP as never)).rejects.toThrow(TypeError);
    await expect(seal(plain, "a", { ...CHEAP, randomBytes: () => new Uint8Array(3) })).rejects.toThrow(
      TypeError,
    );
  });
});

test("the digest is SHA-256, whatever the pieces (FIPS 180-4, the example abc)", () => {
  const digest = startDigest();
  for (const character of "abc") digest.update(new TextEncoder().encode(character));
  expect(toHex(digest.finish(8))).toBe("ba7816bf8f01cfea");
  expect(equalBytes(hex("0102"), hex("0102"))).toBe(true);
  expect(equalBytes(hex("0102"), hex("0103"))).toBe(false);
  expect(equalBytes(hex("01"), hex("0100"))).toBe(false);
  expect(equalBytes(hex("0100"), hex("01"))).toBe(false);
});

test("the notes say what a password is not", () => {
  const text = secrecyNotes().join(" ");
  for (const word of ["deterministic", "wrong password", "guess", "label", "turned"])
    expect(text).toContain(word);
});
