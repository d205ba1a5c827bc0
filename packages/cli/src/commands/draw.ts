/** draw STATE: a picture of a cube, legal or not: a net in the terminal, or a file. */
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import {
  drawNet,
  drawPng,
  drawSvg,
  SCHEME_NAMES,
  type SchemeName,
  VIEWS,
  type View,
} from "@cubegram/core/drawing";
import { type Colouring, printFacelets } from "@cubegram/core/state";
import { choiceOption } from "../arguments.ts";
import { readStickers } from "../state-argument.ts";
import { CommandError, usageError, type Verb } from "../verb.ts";

export const draw: Verb = {
  name: "draw",
  summary: "a picture of a cube: in the terminal, or as SVG or PNG",
  input: "STATE",
  options: {
    output: { type: "string", short: "o", value: "FILE", help: "write a .svg or .png file" },
    view: { type: "string", value: "VIEW", help: `what a file shows: ${VIEWS.join(", ")}` },
    scheme: { type: "string", value: "NAME", help: `colours: ${SCHEME_NAMES.join(", ")}` },
  },
  examples: [
    ["draw \"alg:R U R' U'\"", "a net in the terminal"],
    ["draw --view cube -o cube.svg num:12345", "a picture: U, F and R in perspective"],
  ],
  async run(input, { values, size, inStream, colour }) {
    const colouring = readStickers(input, size);
    const facelets = printFacelets(colouring);
    const json = { facelets, size: colouring.size };
    const file = values.output;
    const scheme = choiceOption(values, "scheme", SCHEME_NAMES);
    if (typeof file !== "string") {
      const text = drawNet(colouring, { ansi: colour, scheme });
      return { json: { ...json, net: drawNet(colouring) }, text, line: faces(facelets) };
    }
    if (inStream) throw usageError("draw -o FILE takes one STATE, not a stream of them.");
    await save(file, colouring, { scheme, view: choiceOption(values, "view", VIEWS) });
    return { json: { ...json, file }, text: file };
  },
};

async function save(
  file: string,
  colouring: Colouring,
  style: { scheme: SchemeName; view: View },
): Promise<void> {
  const ending = extname(file).toLowerCase();
  if (ending !== ".svg" && ending !== ".png")
    throw usageError(`draw -o FILE expects a name that ends in .svg or .png, got ${JSON.stringify(file)}.`);
  try {
    await writeFile(file, ending === ".svg" ? drawSvg(colouring, style) : drawPng(colouring, style));
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
