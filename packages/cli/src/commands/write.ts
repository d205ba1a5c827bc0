/** write TEXT: the moves that put a message on a solved cube. */
import { type EncodedMessage, encodeMessage } from "@cubegram/core/message";
import { solve } from "@cubegram/core/solve";
import { choiceOption } from "../arguments.ts";
import { AS_OPTION, MESSAGE_FORMS, readMessage } from "../message-form.ts";
import type { Verb } from "../verb.ts";
import { sizeName } from "../words.ts";

export const write: Verb = {
  name: "write",
  summary: "the moves that put a message on a solved cube",
  input: "TEXT",
  options: { as: AS_OPTION },
  examples: [
    ['write "MEET AT NOON"', "moves for a solved 3x3, white up and green in front"],
    ["write --as number 12345 --json", "any state by its number, as one JSON object"],
    ["write - < lines.txt", "one cube for each line"],
  ],
  async run(input, { values, size = 3, store }) {
    const form = choiceOption(values, "as", MESSAGE_FORMS);
    const message = await encodeMessage(readMessage(input, form), { size });
    // What solves the inverse of a state makes the state.
    const { alg: moves, length } = await solve(message.cube.inverse(), store ? { store } : {});
    const { number, bits, room } = message;
    const facelets = message.cube.facelets();
    return {
      json: {
        [form]: form === "text" ? message.text : input,
        size,
        moves,
        length,
        facelets,
        number: String(number),
        bits,
        room,
        check: "none",
      },
      intro: introduction(size, length),
      text: moves,
      talk: conclusion(message, facelets),
    };
  },
};

function introduction(size: number, length: number): string {
  if (length === 0) return "A solved cube says this already; there is nothing to turn.";
  return `Hold a solved ${sizeName(size)} with white up and green in front, and make ${length === 1 ? "this move" : `these ${length} moves`}:`;
}

function conclusion({ bits, room }: EncodedMessage, facelets: string): string {
  return `Held the same way it then shows ${facelets}\n${bits} bits used, ${room} left. To read it: cubegram read ${facelets}`;
}
