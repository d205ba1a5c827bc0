/** `write TEXT --resume STATE`: where the writing went wrong, and the shortest way to finish from there. */
import type { Cube } from "@cubegram/core";
import { resumeMessage, type WrittenMessage } from "@cubegram/core/message";
import { type Answer, type Request, usageError } from "../frame/verb.ts";
import { readCube } from "../state/state-argument.ts";

/** The way from the cube as it is to the message, with every single mistake that explains the cube. */
export async function resumeAnswer(
  message: WrittenMessage,
  seen: string,
  { store }: Request,
): Promise<Answer> {
  const { size, alg: moves, cubes } = message;
  if (cubes.length > 1)
    throw usageError("--resume takes one cube; give only that cube's text, with --cubes 1.");
  const { alg, length, explanations, from, cube } = await resumeMessage(
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
      from: from.facelets(),
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
    before: [
      `The moves were: ${moves}`,
      ...(explanations.length > 0
        ? explanations.map((each) => each.message)
        : ["No single mistake explains this cube, but you can go on from it all the same."]),
      length === 0
        ? "Nothing is left to turn."
        : `${holdWords(from)} and make ${length === 1 ? "this move" : `these ${length} moves`}:`,
    ].join("\n"),
    text: alg,
    after: `It then shows ${cube.facelets()}`,
  };
}

/** Large cubes of an even size have no center pieces to hold them by. */
function holdWords(from: Cube): string {
  const isUsual = (from.size % 2 === 1 || from.size === 2) && from.facelets() === from.upright().facelets();
  return isUsual
    ? "Hold it with white up and green in front,"
    : `Hold it so that it shows ${from.facelets()},`;
}
