import { scryptSync } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../result.ts";
import { openNote, parseNote, printNote, SEAL_OVERHEAD, type SealedNote, sealNote } from "./index.ts";
import { MAX_NOTE_BYTES, parseBase64Url, printBase64Url } from "./note.ts";

const LOCK = { size: 3, number: 12_345_678_901_234_567_890n };
const counting = (length: number) => Uint8Array.from({ length }, (_, i) => i);
const CHEAP = { cost: { logN: 10 }, randomBytes: counting };
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("a note", () => {
  test("opens with its cube, and only with its cube", async () => {
    const note = await sealNote("meet me at the fountain", LOCK, CHEAP);
    expect(unwrap(await openNote(note, LOCK))).toBe("meet me at the fountain");
    for (const other of [
      { ...LOCK, number: LOCK.number + 1n },
      { ...LOCK, number: 0n },
      { ...LOCK, size: 4 },
      { ...LOCK, password: "x" },
    ])
      expect(await openNote(note, other)).toMatchObject({ ok: false, error: { code: "wrong-cube" } });
  });

  test("with a password opens with both, and with neither alone", async () => {
    const lock = { ...LOCK, password: "café" };
    const note = await sealNote("é", lock, CHEAP);
    expect(note.hasPassword).toBe(true);
    expect(unwrap(await openNote(note, lock))).toBe("é");
    expect(unwrap(await openNote(note, { ...LOCK, password: "cafe\u0301" }))).toBe("é");
    for (const other of [LOCK, { ...LOCK, password: "cafe" }, { ...lock, number: 1n }])
      expect((await openNote(note, other)).ok).toBe(false);
  });

  test("is XChaCha20-Poly1305 under the scrypt of another library", async () => {
    const note = await sealNote("abc", { ...LOCK, password: "pw" }, CHEAP);
    const secret = scryptSync(utf8(`cubegram note 1\n3\n${LOCK.number}\npw`), counting(16), 56, {
      N: 1024,
      r: 8,
      p: 1,
    });
    const associated = Uint8Array.of(10, ...counting(16), 1, 3 + 128);
    const plaintext = Uint8Array.of(...utf8("abc"), 0x80, ...new Uint8Array(12));
    const sealed = xchacha20poly1305(secret.subarray(0, 32), secret.subarray(32), associated).encrypt(
      plaintext,
    );
    expect([...note.sealed]).toEqual([10, ...counting(16), ...sealed]);
  });

  test("version 1 is frozen", async () => {
    const link = printNote(await sealNote("Hello, cube!", LOCK, CHEAP));
    expect(link).toBe("AQMKAAECAwQFBgcICQoLDA0OD8iugzxCK1hjN_N7zLPSFhdmyKLiifAr57bRFvJ1QYIE");
    expect(unwrap(await openNote(unwrap(parseNote(link)), LOCK))).toBe("Hello, cube!");
  });

  test("gives away its length to sixteen bytes", async () => {
    const lengths = await Promise.all(
      [1, 15, 16, 31].map(async (length) => (await sealNote("a".repeat(length), LOCK, CHEAP)).sealed.length),
    );
    expect(lengths.map((length) => length - SEAL_OVERHEAD)).toEqual([16, 16, 32, 32]);
  });

  test("refuses texts and locks that are none", async () => {
    await expect(sealNote("", LOCK, CHEAP)).rejects.toThrow(RangeError);
    await expect(sealNote("a\ud800", LOCK, CHEAP)).rejects.toThrow(/surrogate/);
    await expect(sealNote("a".repeat(MAX_NOTE_BYTES + 1), LOCK, CHEAP)).rejects.toThrow(RangeError);
    await expect(sealNote("a", { size: 1, number: 0n }, CHEAP)).rejects.toThrow(RangeError);
    await expect(sealNote("a", { size: 3, number: -1n }, CHEAP)).rejects.toThrow(TypeError);
    await expect(sealNote("a", { size: 3, number: 7 as never }, CHEAP)).rejects.toThrow(TypeError);
  });
});

describe("the link of a note", () => {
  const note: SealedNote = {
    size: 5,
    hasPassword: true,
    sealed: Uint8Array.of(17, ...counting(SEAL_OVERHEAD + 15)),
  };

  test("leads back to the note, also when a mail program broke it into lines", () => {
    const link = printNote(note);
    expect(parseNote(link)).toEqual({ ok: true, value: note });
    expect(parseNote(` ${link.slice(0, 20)}\r\n ${link.slice(20)}\n`)).toEqual({ ok: true, value: note });
  });

  test("the longest note has a link that is read", async () => {
    const text = "€".repeat(Math.floor(MAX_NOTE_BYTES / 3));
    const longest = await sealNote(text, LOCK, CHEAP);
    expect(unwrap(await openNote(unwrap(parseNote(printNote(longest))), LOCK))).toBe(text);
  });

  test("every change of a character is refused, when it is read or when it is opened", async () => {
    const link = printNote(await sealNote("x", LOCK, CHEAP));
    for (let i = 0; i < link.length; i += 3) {
      const changed = parseNote(`${link.slice(0, i)}${link[i] === "K" ? "L" : "K"}${link.slice(i + 1)}`);
      // A changed cost would be a real one: it is refused all the same, after the work that it asks for.
      if (changed.ok && changed.value.sealed[0] <= 12)
        expect((await openNote(changed.value, { ...LOCK, size: changed.value.size })).ok).toBe(false);
    }
  });

  test.each([
    ["", "no-note"],
    ["A", "no-note"],
    ["AQ", "no-note"],
    ["<script>alert(1)</script>", "no-note"],
    ["%00%ff", "no-note"],
    ["A".repeat(100_000), "no-note"],
    [printNote({ ...note, sealed: Uint8Array.of(20, ...counting(SEAL_OVERHEAD + 15)) }), "no-note"],
    [printNote({ ...note, sealed: note.sealed.slice(1) }), "no-note"],
    [printBase64Url(Uint8Array.of(2, 3, ...note.sealed)), "newer-version"],
    [printBase64Url(Uint8Array.of(1, 1, ...note.sealed)), "no-note"],
  ])("anything but a note is refused, %#", (text, code) => {
    expect(parseNote(text)).toMatchObject({ ok: false, error: { code } });
  });

  test("no text makes the reader throw, and what is read prints as itself", () => {
    const digits = fc.constantFrom(..."ABCQRwxyz019-_", " ", "=", "+", "é");
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: digits, maxLength: 120 }), fc.string()), (text) => {
        const result = parseNote(text);
        if (result.ok) expect(printNote(result.value)).toBe(text.replaceAll(/\s/g, ""));
      }),
    );
  });
});

describe("base64url", () => {
  test("is that of another program, and has one text for each string of bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = printBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(parseBase64Url(text)).toEqual(bytes);
      }),
    );
    for (const text of ["AB", "AAB", "A", "AA==", "A+"]) expect(parseBase64Url(text)).toBe(undefined);
  });
});
