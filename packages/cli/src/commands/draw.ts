/** draw STATE: a picture of a cube, legal or not: a net in the terminal, or a file; or a sheet of many. */
import { extname } from "node:path";
import { parseAlg, unwrap } from "@cubegram/core";
import { drawNet, drawPng, drawSvg, SCHEME_NAMES, type SchemeName, VIEWS } from "@cubegram/core/drawing";
import { countMoves } from "@cubegram/core/notation";
import { printFacelets } from "@cubegram/core/state";
import { checkSheet, sheetCubes, sheetEnding, writeSheet } from "../archive/sheet-file.ts";
import { refuseExisting, targetOf, writeTo } from "../files/target.ts";
import { readLines } from "../frame/lines.ts";
import { choiceOption } from "../frame/options.ts";
import {
  type Answer,
  CommandError,
  type Request,
  usageError,
  type Values,
  type Verb,
} from "../frame/verb.ts";
import { plural } from "../frame/words.ts";
import { isState, readStickers } from "../state/state-argument.ts";

const FORMATS = ["svg", "png", "gif"] as const;
type Format = (typeof FORMATS)[number];

export const draw: Verb = {
  name: "draw",
  summary: "a picture of a cube: in the terminal, as SVG, PNG, GIF; many as PDF",
  input: "STATE",
  many: true,
  options: {
    output: {
      type: "string",
      short: "o",
      value: "FILE",
      help: "write a .svg or .png file, - for standard output; .gif: the moves of alg:…, one by one; .pdf: one sheet of all the cubes",
    },
    format: { type: "string", value: "NAME", choices: FORMATS, help: "the format of -o -" },
    view: { type: "string", value: "VIEW", choices: VIEWS, help: "what a file shows" },
    scheme: { type: "string", value: "NAME", choices: SCHEME_NAMES, help: "the colors" },
    animate: { type: "boolean", help: "play the moves of alg:… on a solved cube, as a .gif file does" },
    force: { type: "boolean", help: "overwrite a file that exists" },
  },
  examples: [
    ["draw \"alg:R U R' U'\"", "a net in the terminal"],
    ["draw --view cube -o cube.svg num:12345", "a picture of U, F and R in perspective"],
    ["draw num:12345 -o - --format png > cube.png", "the same on standard output"],
    ["draw --animate \"alg:R U R' U'\" -o turn.gif", "a film of the moves, 320 pixels wide"],
    ['draw "alg:R U" num:7 -o sheet.pdf', "numbered nets with their moves; - for one STATE per line"],
  ],
  takesAll: isSheet,
  async run(input, request) {
    const { values, size, inStream, color } = request;
    const style = {
      scheme: choiceOption(values, "scheme", SCHEME_NAMES),
      view: choiceOption(values, "view", VIEWS),
    };
    const format = choiceOption(values, "format", FORMATS);
    if (isSheet(values)) return drawSheet(String(values.output), style.scheme, request);
    if (request.words.length > 1 && request.words.every(isState))
      throw usageError(
        `draw takes one STATE, got ${request.words.length}; for a sheet of them add -o sheet.pdf.`,
      );
    const coloring = readStickers(input, size);
    const facelets = printFacelets(coloring);
    const json = { facelets, size: coloring.size };
    const file = values.output;
    if (values.animate === true && (typeof file !== "string" || (file !== "-" && endingOf(file) !== "gif")))
      throw usageError("--animate needs -o FILE with a name that ends in .gif, or -o -.");
    if (typeof file !== "string") {
      const text = drawNet(coloring, { ansi: color, scheme: style.scheme });
      return { json: { ...json, net: drawNet(coloring) }, text, line: faces(facelets) };
    }
    if (inStream) throw usageError("draw -o FILE takes one STATE, not a stream of them.");
    const ending = values.animate === true && file === "-" ? "gif" : file === "-" ? format : endingOf(file);
    const draw = ending === "svg" ? drawSvg : drawPng;
    const picture = ending === "gif" ? await filmOf(input, coloring.size, request) : draw(coloring, style);
    await writeTo(await targetOf(file, request), [picture]);
    return { json: { ...json, file }, text: file };
  },
};

function isSheet({ output }: Values): boolean {
  return typeof output === "string" && sheetEnding(output) === ".pdf";
}

/** All cubes on one sheet; legal ones come with the moves that make them. */
async function drawSheet(file: string, scheme: SchemeName, request: Request): Promise<Answer> {
  const { values, words, host, isDash, size: asked } = request;
  const texts = isDash ? await linesOf(host) : words.every(isState) ? words : [words.join(" ")];
  const colorings = texts.map((text) => readStickers(text, asked));
  const size = colorings[0]?.size ?? asked ?? 3;
  if (colorings.some((coloring) => coloring.size !== size))
    throw new CommandError({ code: "sheet", message: "All cubes of a sheet must have the same size." });
  checkSheet(file, size, colorings.length);
  await refuseExisting(file, values.force === true);
  const cubes = await sheetCubes(colorings, request);
  await writeSheet(file, cubes, { scheme }, values.force === true);
  return {
    json: { file, cubes: cubes.length, size },
    text: file,
    after: `${plural(cubes.length, "cube")} on a sheet.`,
  };
}

async function linesOf({ stdin }: Request["host"]): Promise<string[]> {
  const texts: string[] = [];
  for await (const line of readLines(stdin)) {
    const text = unwrap(line).trim();
    if (text !== "" && !text.startsWith("#")) texts.push(text);
  }
  return texts;
}

/** The moves of the STATE played on a solved cube. Everything for it is loaded only here. */
async function filmOf(input: string, size: number, { values }: Request): Promise<Uint8Array> {
  const alg = /^\s*alg:(.*)$/is.exec(input)?.[1];
  if (alg === undefined)
    throw usageError(
      `A .gif file plays moves: draw expects alg:…, got ${JSON.stringify(input.slice(0, 40))}.`,
    );
  if (values.view === "net") throw usageError("A .gif file shows the cube; leave out --view net.");
  const moves = countMoves(unwrap(parseAlg(alg))).etm;
  const { gifOf, MAX_GIF_MOVES } = await import("@cubegram/player/gif");
  if (moves > MAX_GIF_MOVES)
    throw new CommandError({
      code: "too-long",
      message: `A .gif file plays at most ${MAX_GIF_MOVES} moves, got more.`,
    });
  const scheme = choiceOption(values, "scheme", SCHEME_NAMES);
  return gifOf({ alg, size, scheme: scheme === "standard" ? "wca" : scheme });
}

function endingOf(file: string): Format {
  const ending = extname(file).toLowerCase();
  const format = FORMATS.find((name) => ending === `.${name}`);
  if (format) return format;
  throw usageError(
    `draw -o FILE expects a name that ends in .svg, .png or .gif, got ${JSON.stringify(file)}.`,
  );
}

/** Six faces on one line, for streams. */
function faces(facelets: string): string {
  const length = facelets.length / 6;
  return Array.from({ length: 6 }, (_, face) => facelets.slice(face * length, (face + 1) * length)).join(" ");
}
