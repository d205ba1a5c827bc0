/** draw STATE: a picture of a cube, legal or not: a net in the terminal, or a file; or a sheet of many. */
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { unwrap } from "@cubegram/core";
import {
  drawNet,
  drawPng,
  drawSvg,
  SCHEME_NAMES,
  type SchemeName,
  VIEWS,
  type View,
} from "@cubegram/core/drawing";
import { type Coloring, printFacelets } from "@cubegram/core/state";
import { checkSheet, sheetCubes, sheetEnding, writeSheet } from "../archive/sheet-file.ts";
import { refuseExisting } from "../files/target.ts";
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
import { readStickers } from "../state/state-argument.ts";

export const draw: Verb = {
  name: "draw",
  summary: "a picture of a cube: in the terminal, as SVG or PNG; many as PDF",
  input: "STATE",
  options: {
    output: {
      type: "string",
      short: "o",
      value: "FILE",
      help: "write a .svg or .png file; .pdf: a sheet of all",
    },
    view: { type: "string", value: "VIEW", help: `what a file shows: ${VIEWS.join(", ")}` },
    scheme: { type: "string", value: "NAME", help: `colors: ${SCHEME_NAMES.join(", ")}` },
    force: { type: "boolean", help: "write over a sheet that is there" },
  },
  examples: [
    ["draw \"alg:R U R' U'\"", "a net in the terminal"],
    ["draw --view cube -o cube.svg num:12345", "a picture: U, F and R in perspective"],
    ['draw "alg:R U" num:7 -o sheet.pdf', "numbered nets with their moves; - for one STATE a line"],
  ],
  takesAll: isSheet,
  async run(input, request) {
    const { values, size, inStream, color } = request;
    if (isSheet(values)) return drawSheet(String(values.output), request);
    const coloring = readStickers(input, size);
    const facelets = printFacelets(coloring);
    const json = { facelets, size: coloring.size };
    const file = values.output;
    const scheme = choiceOption(values, "scheme", SCHEME_NAMES);
    if (typeof file !== "string") {
      const text = drawNet(coloring, { ansi: color, scheme });
      return { json: { ...json, net: drawNet(coloring) }, text, line: faces(facelets) };
    }
    if (inStream) throw usageError("draw -o FILE takes one STATE, not a stream of them.");
    await save(file, coloring, { scheme, view: choiceOption(values, "view", VIEWS) });
    return { json: { ...json, file }, text: file };
  },
};

function isSheet({ output }: Values): boolean {
  return typeof output === "string" && sheetEnding(output) === ".pdf";
}

/** All cubes on one sheet: those that are legal with the moves to make them. */
async function drawSheet(file: string, request: Request): Promise<Answer> {
  const { values, words, host, size: asked } = request;
  const texts = words.length === 1 && words[0] === "-" ? await linesOf(host) : statesOf(words);
  const colorings = texts.map((text) => readStickers(text, asked));
  const size = colorings[0]?.size ?? asked ?? 3;
  if (colorings.some((coloring) => coloring.size !== size))
    throw new CommandError({ code: "sheet", message: "A sheet expects cubes of one size." });
  checkSheet(file, size, colorings.length);
  const scheme = choiceOption(values, "scheme", SCHEME_NAMES);
  await refuseExisting(file, values.force === true);
  const cubes = await sheetCubes(colorings, request);
  await writeSheet(file, cubes, { scheme }, values.force === true);
  return {
    json: { file, cubes: cubes.length, size },
    text: file,
    after: `${plural(cubes.length, "cube")} on a sheet.`,
  };
}

/** Each word is a STATE, unless the words are parts of one: `alg:R U` without quotes. */
function statesOf(words: readonly string[]): readonly string[] {
  const isState = (word: string) => /^\s*((alg|num)\s*:|\{)/i.test(word) || /^[A-Za-z?]{24,}$/.test(word);
  return words.every(isState) ? words : [words.join(" ")];
}

async function linesOf({ stdin }: Request["host"]): Promise<string[]> {
  const texts: string[] = [];
  for await (const line of readLines(stdin)) {
    const text = unwrap(line).trim();
    if (text !== "" && !text.startsWith("#")) texts.push(text);
  }
  return texts;
}

async function save(
  file: string,
  coloring: Coloring,
  style: { scheme: SchemeName; view: View },
): Promise<void> {
  const ending = extname(file).toLowerCase();
  if (ending !== ".svg" && ending !== ".png")
    throw usageError(`draw -o FILE expects a name that ends in .svg or .png, got ${JSON.stringify(file)}.`);
  try {
    await writeFile(file, ending === ".svg" ? drawSvg(coloring, style) : drawPng(coloring, style));
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError({ code: "file", message: `${file} could not be written: ${message}` });
  }
}

/** Six faces on one line, for streams. */
function faces(facelets: string): string {
  const length = facelets.length / 6;
  return Array.from({ length: 6 }, (_, face) => facelets.slice(face * length, (face + 1) * length)).join(" ");
}
