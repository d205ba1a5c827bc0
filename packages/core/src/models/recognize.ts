/**
 * "What is this text?": recognizes a cube by the form in which it is written, whichever program it comes from. This is the only
 * place where that is decided; the command line and the app ask here.
 */
import { stateCount, unrankState } from "../codec/index.ts";
import { diagnose, type Fault, parseColoring } from "../diagnosis/index.ts";
import { MAX_SIZE, MIN_SIZE } from "../geometry/index.ts";
import { type AlgProblem, algState, checkAlg, parseAlg } from "../notation/index.ts";
import { checkCount, checkOptions, checkType, err, ok, type Problem, type Result } from "../result.ts";
import { type Assembly, type Coloring, type CubeState, coloringOf } from "../state/index.ts";
import { algSiteOf, isVisualCube, type LinkedCube, parseAlgLink, parseVisualCube } from "./alg-link.ts";
import { openObject, queryOf } from "./foreign-text.ts";
import { parseCubejs, parseKPattern, parseReid } from "./kpattern.ts";

/** Every written form of a cube that is recognized. `cubegram` is a link into the app. */
const CUBE_FORMATS = [
  "faces",
  "colors",
  "symbols",
  "cubejs",
  "kpattern",
  "reid",
  "visualcube",
  "alg.cubing.net",
  "twizzle",
  "cubegram",
  "moves",
  "number",
] as const;
/** One of `CUBE_FORMATS`. */
export type CubeFormat = (typeof CUBE_FORMATS)[number];

/** What a text turns out to be: a cube, legal or not, or what it looks like and why it cannot be read. */
export type RecognizedCube =
  | { readonly kind: "empty" }
  | {
      readonly kind: "cube";
      readonly format: CubeFormat;
      readonly coloring: Coloring;
      /** The same as a state, if the form cannot name anything else (moves, a number). */
      readonly state?: CubeState;
      /** The moves as they were written. */
      readonly moves?: string;
    }
  /** Meant as stickers, but they cannot be read. `size` is the nearest. */
  | { readonly kind: "bad-stickers"; readonly size: number; readonly faults: readonly Fault[] }
  | { readonly kind: "bad-moves"; readonly problem: AlgProblem }
  /** Code `number`: not decimal digits; `out-of-range`: larger than `most`, the largest number of that size. */
  | { readonly kind: "bad-number"; readonly most: bigint; readonly problem: Problem }
  /** More stickers than any cube that is accepted. */
  | { readonly kind: "too-long" }
  /** Its form is clear, but something in it is wrong. */
  | { readonly kind: "bad-format"; readonly format: CubeFormat; readonly problem: Problem };

/** What a text may be recognized as. */
export interface RecognizeOptions {
  /** The size that the cube must have, 2 … 100; without it stickers, JSON and links tell theirs. */
  readonly size?: number;
  /** The size of moves and numbers, which do not tell it, if `size` is not given; default 3. */
  readonly defaultSize?: number;
  /** The largest cube that is accepted; default 100. */
  readonly maxSize?: number;
  /**
   * Whether moves and numbers are recognized without `alg:` or `num:` before them; default true. A program that takes one
   * argument says false, so that miscounted stickers are never taken for moves.
   */
  readonly bare?: boolean;
}

interface Wanted {
  readonly size: number | undefined;
  /** The size of moves and numbers. */
  readonly ownSize: number;
  readonly maxSize: number;
  readonly bare: boolean;
}

/** How many cubes one text may hold. */
const MAX_PARTS = 100;

/**
 * Recognizes the cube that a text describes: stickers as `parseColoring` reads them, `alg:` or bare moves, `num:` or a bare number,
 * JSON of cubejs, of KPattern or with `facelets` as the command line prints it, Reid's string, or a link to VisualCube,
 * alg.cubing.net, Twizzle or this project's app. Never throws on any text.
 *
 * @throws RangeError for a size outside 2 … 100.
 * @example
 * recognizeCube("alg:R U").kind; // → cube
 * recognizeCube("R U Q").kind; // → bad-moves
 */
export function recognizeCube(text: string, options: RecognizeOptions = {}): RecognizedCube {
  const wanted = wantedOf(text, options);
  const given = text.trim();
  if (given === "") return { kind: "empty" };
  // Another form with a prefix (`photo:`) would be one more of these lines.
  const [, mark, rest] = /^(alg|num)\s*:(.*)$/is.exec(given) ?? [];
  // Blanks replace the prefix, so that a problem's position counts in the text as it was written.
  if (mark?.toLowerCase() === "alg")
    return readMoves(" ".repeat(text.trimEnd().length - rest.length) + rest, wanted.ownSize);
  if (mark) return readNumber(rest, wanted.ownSize);
  if (given.startsWith("{")) return readJson(given, wanted);
  const link = readLink(given, wanted);
  if (link) return link;
  if (wanted.bare && /^\d[\d\s_,.]*$/.test(given)) return readNumber(given, wanted.ownSize);
  const tokens = given.length < 200 ? given.split(/\s+/) : [];
  if (tokens.length === 20 && tokens.every((token) => /^[urfdlb]{2,3}$/i.test(token)))
    return assembled(parseReid(given), "reid", wanted);
  return readLetters(text.trimEnd(), wanted);
}

/**
 * Recognizes several cubes, at most 100: one per line, or separated by `;`. A text that is one cube as a whole stays one, and so does
 * one in which some part is not a cube. Never empty.
 *
 * @throws RangeError for a size outside 2 … 100.
 * @example
 * recognizeCubes("num:5; num:6").length; // → 2
 */
export function recognizeCubes(text: string, options: RecognizeOptions = {}): readonly RecognizedCube[] {
  const whole = recognizeCube(text, options);
  if (whole.kind === "cube" || whole.kind === "empty") return [whole];
  const parts = text.split(/[;\n]+/).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MAX_PARTS) return [whole];
  const each = parts.map((part) => recognizeCube(part, options));
  return each.every(({ kind }) => kind === "cube") ? each : [whole];
}

/**
 * Recognizes moves and nothing else.
 *
 * @throws RangeError for a size outside 2 … 100.
 * @example
 * recognizeMoves("UUU").kind; // → cube
 */
export function recognizeMoves(text: string, options: RecognizeOptions = {}): RecognizedCube {
  const { ownSize } = wantedOf(text, options);
  return text.trim() === "" ? { kind: "empty" } : readMoves(text, ownSize);
}

/**
 * A whole number in decimal digits; `,` `_` or blanks may separate them anywhere, and dots may separate groups of three.
 *
 * @throws TypeError for anything but a text.
 * @example parseInteger("12x").error?.code; // → number
 */
export function parseInteger(text: string): Result<bigint> {
  checkType(text, "string", "text");
  const given = text.trim();
  const grouped = /^\d{1,3}(\.\d{3})+$/.test(given) ? given.replaceAll(".", "") : given;
  const digits = grouped.replaceAll(/(?<=\d)[,_\s]+(?=\d)/g, "");
  if (/^-?\d+$/.test(digits)) return ok(BigInt(digits));
  return err({
    code: "number",
    message: `NUMBER expected decimal digits, got ${JSON.stringify(given.slice(0, 40))}.`,
  });
}

function wantedOf(text: string, options: RecognizeOptions): Wanted {
  checkType(text, "string", "text");
  checkOptions(options, { size: true, defaultSize: true, maxSize: true, bare: true });
  const { size, defaultSize = 3, maxSize = MAX_SIZE, bare = true } = options;
  for (const [name, value] of Object.entries({ size: size ?? defaultSize, maxSize }))
    checkCount(value, `${name}`, MIN_SIZE, MAX_SIZE);
  return { size, ownSize: size ?? defaultSize, maxSize, bare };
}

/** Letters are stickers or moves, whichever can be read; if neither, the problem is that of what they look like. */
function readLetters(text: string, wanted: Wanted): RecognizedCube {
  const { ownSize, maxSize, bare } = wanted;
  const sized = wanted.size === undefined ? {} : { size: wanted.size };
  // A few more than the largest cube's stickers, so that a miscounted cube is still reported as one.
  if (text.length > 6 * (maxSize + 0.5) ** 2 && lettersOf(text).length > 6 * (maxSize + 0.5) ** 2)
    return bare && !looksLikeStickers(text) ? readMoves(text, ownSize) : { kind: "too-long" };
  const coloring = parseColoring(text, sized);
  const stickers = coloring.ok && {
    kind: "cube" as const,
    format: alphabetOf(text),
    coloring: coloring.value,
  };
  const hasMarks = /['’′2]/.test(text);
  if (stickers && !(bare && hasMarks)) return stickers;
  if (!stickers && (!bare || looksLikeStickers(text))) {
    const { faults, size } = diagnose(text, { ...sized, repairs: false, limit: 0 });
    return { kind: "bad-stickers", size, faults };
  }
  const moves = readMoves(text, ownSize);
  return moves.kind === "cube" || !stickers ? moves : stickers;
}

function lettersOf(text: string): string {
  return text.replaceAll(/[\s|,;:/]/g, "");
}

function alphabetOf(text: string): CubeFormat {
  if (/[wgyo]|⬜|🟥|🟩|🟨|🟧|🟦/iu.test(text)) return "colors";
  return /^[urfdlb?.\-_*x\s|,;:/]*$/i.test(text) ? "faces" : "symbols";
}

/** Many letters with hardly a blank between them, or letters that can only be colors. */
function looksLikeStickers(text: string): boolean {
  const letters = lettersOf(text);
  return (
    letters.length > 18 && /^[URFDLBWGYO?.\-_*X]*$/i.test(letters) && !/\b[URFDLB]\s+[URFDLB]\b/.test(text)
  );
}

function readMoves(text: string, size: number, format: CubeFormat = "moves"): RecognizedCube {
  const parsed = parseAlg(text);
  const checked = parsed.ok ? checkAlg(parsed.value, size) : parsed;
  if (!checked.ok) return { kind: "bad-moves", problem: checked.error };
  const state = algState(checked.value, size);
  return { kind: "cube", format, coloring: coloringOf(state), state, moves: text.trim() };
}

function readNumber(text: string, size: number): RecognizedCube {
  const most = stateCount(size) - 1n;
  const outOfRange = (got: string): RecognizedCube => ({
    kind: "bad-number",
    most,
    problem: {
      code: "out-of-range",
      message: `The number of a ${size}x${size} cube is in 0 … ${most}; got ${got}.`,
    },
  });
  // 6n² stickers of 6 colors make at most 4.7 n² digits; longer texts would only waste time.
  if (text.length > 10 * size ** 2 + 100) return outOfRange(`${text.length} characters`);
  const number = parseInteger(text);
  if (!number.ok) return { kind: "bad-number", most, problem: number.error };
  if (number.value < 0n || number.value > most) return outOfRange(String(number.value));
  const state = unrankState(number.value, size);
  return { kind: "cube", format: "number", coloring: coloringOf(state), state };
}

function readJson(text: string, wanted: Wanted): RecognizedCube {
  // What the command line prints with --json: its cube is the 6n² letters.
  const opened = openObject(text, "json", "an object");
  if (opened.ok && typeof opened.value.facelets === "string")
    return readLetters(opened.value.facelets, { ...wanted, bare: false });
  return /"(CORNERS|patternData)"/.test(text)
    ? assembled(parseKPattern(text), "kpattern", wanted)
    : assembled(parseCubejs(text), "cubejs", wanted);
}

function assembled(read: Result<Assembly>, format: CubeFormat, wanted: Wanted): RecognizedCube {
  if (!read.ok) return { kind: "bad-format", format, problem: read.error };
  return (
    wrongSize(read.value.size, format, wanted) ?? { kind: "cube", format, coloring: coloringOf(read.value) }
  );
}

/** A form that tells its size must tell the requested one. */
function wrongSize(got: number, format: CubeFormat, { size, maxSize }: Wanted): RecognizedCube | undefined {
  if (got <= maxSize && (size ?? got) === got) return undefined;
  const expected = size === undefined ? `size 2 … ${maxSize}` : `size ${size}`;
  const message = `The text (${format}) expected a cube of ${expected}, got one of size ${got}.`;
  return { kind: "bad-format", format, problem: { code: "size", message } };
}

function readLink(text: string, wanted: Wanted): RecognizedCube | undefined {
  const [, query] = /^\S*#\/(?:read|check|solve)\?(\S+)$/.exec(text) ?? [];
  if (query !== undefined) return readAppLink(query, wanted);
  if (isVisualCube(text)) return linked(parseVisualCube(text), "visualcube", wanted);
  const site = algSiteOf(text);
  return site && linked(parseAlgLink(text), site, wanted);
}

/** A link into this project's app: `#/read?facelets=…` or `#/solve?alg=…&size=4`. */
function readAppLink(query: string, wanted: Wanted): RecognizedCube {
  const parameters = queryOf(`?${query}`);
  const told = /^\d{1,3}$/.test(parameters.get("size") ?? "")
    ? Number(parameters.get("size"))
    : wanted.ownSize;
  const size = told >= MIN_SIZE && told <= wanted.maxSize ? told : wanted.ownSize;
  const facelets = parameters.get("facelets");
  const inner = facelets
    ? readLetters(facelets, { ...wanted, ownSize: size })
    : readMoves(parameters.get("alg") ?? "", size, "cubegram");
  const made = asFormat(inner, "cubegram");
  return (made.kind === "cube" && wrongSize(made.coloring.size, "cubegram", wanted)) || made;
}

function linked(read: Result<LinkedCube>, format: CubeFormat, wanted: Wanted): RecognizedCube {
  if (!read.ok) return { kind: "bad-format", format, problem: read.error };
  const { value } = read;
  const inner = () =>
    value.kind === "alg"
      ? readMoves(value.alg, value.size, format)
      : readLetters(value.stickers, { ...wanted, size: value.size, bare: false });
  return wrongSize(value.size, format, wanted) ?? asFormat(inner(), format);
}

/** Whatever a link holds is reported under the link's name. */
function asFormat(inner: RecognizedCube, format: CubeFormat): RecognizedCube {
  switch (inner.kind) {
    case "cube":
      return { ...inner, format };
    case "bad-stickers":
      return { kind: "bad-format", format, problem: inner.faults[0] };
    case "bad-moves":
      return { kind: "bad-format", format, problem: inner.problem };
    default:
      return { kind: "bad-format", format, problem: { code: "length", message: "The link holds no cube." } };
  }
}
