/** Amounts directly after a move or a closing bracket: nothing, 2, ', 2' or '2. */
import { endOfDigits, isDigitAt, isLetter, quote, report, type Source } from "./source.ts";

/** The amount at `start`, 1 if none is written; undefined for a mistake. */
export function readAmount(source: Source, start: number): number | undefined {
  const { plain } = source;
  const digitsEnd = endOfDigits(plain, start);
  const mark = plain[digitsEnd];
  source.end = digitsEnd;
  if (mark !== "'" && mark !== '"' && mark !== "-")
    return digitsEnd === start ? 1 : readNumber(source, start, digitsEnd);
  return readMarked(source, start, digitsEnd);
}

/** An amount with a prime, or with something that only looks like one. */
function readMarked(source: Source, start: number, digitsEnd: number): number | undefined {
  const { plain } = source;
  const isInverse = plain[digitsEnd] === "'";
  // The digits may also follow the prime: R'2.
  const isPrimeFirst = isInverse && digitsEnd === start;
  const from = isPrimeFirst ? digitsEnd + 1 : start;
  const to = isPrimeFirst ? endOfDigits(plain, from) : digitsEnd;
  source.end = isInverse ? Math.max(to, digitsEnd + 1) : digitsEnd;
  if (findDoubt(source, from, to, isPrimeFirst)) return undefined;
  const size = to > from ? readNumber(source, from, to) : 1;
  return size === undefined || size === 0 || !isInverse ? size : -size;
}

/** Reports extra primes, and digits that could also belong to the next move. */
function findDoubt(source: Source, from: number, to: number, isPrimeFirst: boolean): boolean {
  const { plain, end } = source;
  const digits = plain.slice(from, to);
  if (plain[end] === "'" || plain[end] === '"') {
    const start = plain[end - 1] === "'" ? end - 1 : end;
    const cause = "one prime reverses a move; two could mean anything";
    report(source, "double-prime", { start, end: end + 1 }, cause, "'");
  } else if (
    digits !== "" &&
    (isPrimeFirst ? isLetter(plain[end]) : plain[end] === "-" && isDigitAt(plain, end + 1))
  ) {
    const cause = `${quote(digits)} could be an amount or the layers of the next move; put a space on one side of it`;
    report(source, "ambiguous-number", { start: from, end: to }, cause, ` ${digits}`);
  } else if (isDigitAt(plain, end)) {
    const at = { start: end, end: endOfDigits(plain, end) };
    report(
      source,
      "ambiguous-number",
      at,
      "a second amount, or the layers of a move that needs a space before it",
    );
  }
  return source.problem !== undefined;
}

function readNumber(source: Source, start: number, end: number): number | undefined {
  const digits = source.plain.slice(start, end);
  const number = Number(digits);
  if (digits.length > 1 && digits[0] === "0") {
    const cause = `${quote(digits)} starts with a zero`;
    return report(source, "leading-zero", { start, end }, cause, digits.replace(/^0+(?=.)/, ""));
  }
  if (number <= Number.MAX_SAFE_INTEGER) return number;
  const cause = `${quote(digits)} is too large; an amount is at most ${Number.MAX_SAFE_INTEGER}`;
  return report(source, "amount-too-large", { start, end }, cause);
}
