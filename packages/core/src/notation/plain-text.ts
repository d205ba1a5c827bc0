/**
 * People paste algorithms from books, chats and phones. Before it is read, a text is made plain: every typographic
 * prime, dash, space, bracket and digit becomes its ASCII form, one UTF-16 unit for one, so offsets stay true.
 */
const PRIMES = "\u2019\u2018\u2032\u2035\u201b\u02bc\u02b9\u02bb\u02c8\u02ca\u0060\u00b4\ua78c";
const DOUBLE_PRIMES = "\u2033\u201c\u201d\u02ba";
const DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212\ufe63";
const INVISIBLE = "\u200b\u200c\u200d\u2060\u00ad";
const DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const BRACKETS: Readonly<Record<string, string>> = { "【": "[", "】": "]", "〔": "(", "〕": ")", "、": "," };

/** First and last full-width form of an ASCII character, and their distance from it. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, shift: 0xfee0 };

export function plainText(text: string): string {
  return text.replace(/[^\n\r\x20-\x5f\x61-\x7e]/g, plainCharacter);
}

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last)
    return plainText(String.fromCharCode(code - FULL_WIDTH.shift));
  if (PRIMES.includes(character)) return "'";
  if (DOUBLE_PRIMES.includes(character)) return '"';
  if (DASHES.includes(character)) return "-";
  if (character === "\u2028" || character === "\u2029") return "\n";
  if (INVISIBLE.includes(character) || /\s/.test(character)) return " ";
  const digit = DIGITS.indexOf(character);
  return digit >= 0 ? String(digit) : (BRACKETS[character] ?? character);
}
