/** Amounts, straight after a move or a closing bracket: nothing, 2, ', 2' or '2. */
import { endOfDigits, isDigit, isLetter, problemToken, quote, type Source, type Token } from "./source.ts";

export interface ReadAmount {
  readonly kind: "amount";
  readonly amount: number;
  readonly end: number;
}

export function readAmount(source: Source, start: number): ReadAmount | (Token & { kind: "problem" }) {
  const { plain } = source;
  let digitsStart = start;
  let digitsEnd = endOfDigits(plain, start);
  let end = digitsEnd;
  const isInverse = plain[end] === "'";
  if (isInverse) {
    end++;
    if (digitsEnd === start && isDigit(plain[end])) {
      digitsStart = end;
      digitsEnd = endOfDigits(plain, end);
      end = digitsEnd;
    }
  }
  if (end === start && plain[end] !== '"') return { kind: "amount", amount: 1, end };
  const problem =
    findAmbiguity(source, digitsStart, digitsEnd, end) ?? findBadNumber(source, digitsStart, digitsEnd);
  if (problem) return problem;
  const size = digitsEnd > digitsStart ? Number(plain.slice(digitsStart, digitsEnd)) : 1;
  return { kind: "amount", amount: isInverse && size !== 0 ? -size : size, end };
}

/** Marks that could as well belong to the next move, and primes too many. */
function findAmbiguity(source: Source, digitsStart: number, digitsEnd: number, end: number) {
  const { plain } = source;
  const digits = plain.slice(digitsStart, digitsEnd);
  if (plain[end] === "'" || plain[end] === '"') {
    const start = plain[end - 1] === "'" ? end - 1 : end;
    const cause = "one prime turns a move round; two could mean anything";
    return problemToken(source, "double-prime", { start, end: end + 1 }, cause, "'");
  }
  const isLayerRange = digits !== "" && digitsEnd === end && plain[end] === "-" && isDigit(plain[end + 1]);
  const isPrimeFirst = digits !== "" && plain[digitsStart - 1] === "'" && isLetter(plain[end]);
  if (isLayerRange || isPrimeFirst) {
    const cause = `${quote(digits)} could be an amount or the layers of the next move; put a space on one side of it`;
    return problemToken(
      source,
      "ambiguous-number",
      { start: digitsStart, end: digitsEnd },
      cause,
      ` ${digits}`,
    );
  }
  if (isDigit(plain[end]))
    return problemToken(
      source,
      "ambiguous-number",
      { start: end, end: endOfDigits(plain, end) },
      "a second amount",
    );
  return undefined;
}

function findBadNumber(source: Source, start: number, end: number) {
  const digits = source.plain.slice(start, end);
  if (digits.length > 1 && digits[0] === "0") {
    const cause = `${quote(digits)} starts with a zero`;
    return problemToken(source, "leading-zero", { start, end }, cause, digits.replace(/^0+(?=.)/, ""));
  }
  if (Number(digits) > Number.MAX_SAFE_INTEGER) {
    const cause = `${quote(digits)} is too large; an amount is at most ${Number.MAX_SAFE_INTEGER}`;
    return problemToken(source, "amount-too-large", { start, end }, cause);
  }
  return undefined;
}
