import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { alphabet, codePointOf, foldedSymbol, isMark, isOwnCapital, tokenOf } from "./alphabet.ts";

/** "ß" has no capital of one character, the comma and the blank have none at all. */
const letters = alphabet(" ,abcßé", " ,ABCßÉ", " ,");

describe("the symbols of an alphabet", () => {
  it("give every code point one token, from which it comes back, wherever it stands", () => {
    fc.assert(
      fc.property(anyText(3), fc.boolean(), (text, ownCapitals) => {
        for (const character of `${text}aAßéÉ,7`) {
          if (/\p{Surrogate}/u.test(character)) continue;
          const codePoint = character.codePointAt(0)!;
          const token = tokenOf(letters, codePoint, ownCapitals);
          expect(codePointOf(letters, token)).toBe(codePoint);
          expect(token.symbol).toBeLessThan(ownCapitals ? letters.size : letters.firstCapital);
        }
      }),
    );
  });

  it("are the same for both cases of a letter, but where a word begins within a sentence", () => {
    const [small, capital] = ["b", "B"].map((letter) => letter.charCodeAt(0));
    expect(tokenOf(letters, capital, false)).toEqual({ ...tokenOf(letters, small, false), detail: 1 });
    const own = tokenOf(letters, capital, true);
    expect(isOwnCapital(letters, own.symbol)).toBe(true);
    expect(foldedSymbol(letters, own.symbol)).toBe(tokenOf(letters, small, true).symbol);
    expect(isMark(letters, own.symbol)).toBe(false);
  });

  it("have a capital for each letter that has one", () => {
    expect(letters.size - letters.firstCapital).toBe(4);
  });
});
