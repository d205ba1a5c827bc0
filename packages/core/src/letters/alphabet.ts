/** What the 24 numbers are called: letters, where J is written I and V is written U as the Romans did, or ten digits. */
import { checkType, err, ok, type Problem, type Result } from "../result.ts";
import { MAX_LETTERS, WHEEL } from "./places.ts";

/** Which signs a word is written in. */
export type Alphabet = "letters" | "digits";

/** The signs by number, each with all that it stands for. */
const ALPHABETS: Readonly<Record<Alphabet, readonly string[]>> = {
  letters: [..."ABCDEFGH", "IJ", ..."KLMNOPQRST", "UV", ..."WXYZ"],
  digits: [..."0123456789"],
};

/** A word as it is on a cube. */
export interface Word {
  /** As it will be read: capitals without accents, or digits. */
  readonly text: string;
  readonly alphabet: Alphabet;
  readonly numbers: readonly number[];
}

/**
 * A word of at most eight letters, or of at most eight digits. Accents and blanks are left out.
 *
 * @throws TypeError for anything but a text.
 * @example parseWord("Ça va").value.text; // → CAUA
 */
export function parseWord(text: string): Result<Word> {
  checkType(text, "string", "text");
  const signs = [
    ...text
      .normalize("NFD")
      .toUpperCase()
      .replaceAll(/[\p{Mark}\s-]/gu, ""),
  ];
  const alphabet = signs.every((sign) => /[0-9]/.test(sign)) ? "digits" : "letters";
  const numbers = signs.map((sign) => ALPHABETS[alphabet].findIndex((each) => each.includes(sign)));
  const isWord = signs.length > 0 && signs.length <= MAX_LETTERS && !numbers.includes(-1);
  if (!isWord) return refuse(text);
  return ok({ text: printWord(numbers, alphabet), alphabet, numbers });
}

function refuse(text: string): Result<never, Problem> {
  return err({
    code: "not-letters",
    message: `A word to read by hand expected 1 to ${MAX_LETTERS} letters of A … Z, or as many digits; got ${JSON.stringify(text.slice(0, 40))}.`,
  });
}

/** The word of these numbers; "?" for those that no digit has. */
export function printWord(numbers: readonly number[], alphabet: Alphabet): string {
  return numbers.map((number) => ALPHABETS[alphabet][number]?.[0] ?? "?").join("");
}

/** All signs: those that have none are undefined. */
export function signsOf(alphabet: Alphabet): readonly (string | undefined)[] {
  return Array.from({ length: WHEEL }, (_, number) => ALPHABETS[alphabet][number]);
}
