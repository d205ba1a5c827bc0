/** `write TEXT --resume STATE`: where the writing went wrong, and the shortest way from there. */
import { resumeMessage, type WrittenMessage } from "@cubegram/core/message";
import { readCube } from "./state-argument.ts";
import { type Answer, type Request, usageError } from "./verb.ts";

/** The way from the cube as it is to the message, with every single misstep that explains it. */
export async function resumeAnswer(
  message: WrittenMessage,
  seen: string,
  { store }: Request,
): Promise<Answer> {
  const { size, alg: moves, cubes } = message;
  if (cubes.length > 1)
    throw usageError("--resume takes one cube; write the text of that cube alone with --cubes 1.");
  const { alg, length, explanations, cube } = await resumeMessage(
    moves,
    readCube(seen, size),
    store ? { store } : {},
  );
  return {
    json: {
      text: message.text,
      size,
      moves: alg,
      length,
      facelets: cube.facelets(),
      number: String(message.number),
      bits: message.bits,
      room: message.room,
      check: message.check,
      written: moves,
      explanations: explanations.map(({ kind, message: sentence, move, done }) => ({
        kind,
        message: sentence,
        move,
        done,
      })),
    },
    intro: [
      `The moves were: ${moves}`,
      ...(explanations.length > 0
        ? explanations.map((each) => each.message)
        : ["No single mistake among them explains this cube; it can be mended all the same."]),
      length === 0
        ? "There is nothing more to turn."
        : `Hold it with white up and green in front, and make ${length === 1 ? "this move" : `these ${length} moves`}:`,
    ].join("\n"),
    text: alg,
    talk: `It then shows ${cube.facelets()}`,
  };
}
