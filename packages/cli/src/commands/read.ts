/** read STATE: the message that a cube says. */
import type { Cube } from "@cubegram/core";
import { decodeByteMessage, decodeMessage } from "@cubegram/core/message";
import { choiceOption } from "../arguments.ts";
import { AS_OPTION, MESSAGE_FORMS, printHex } from "../message-form.ts";
import { visible } from "../output.ts";
import { readCube } from "../state-argument.ts";
import type { Verb } from "../verb.ts";

export const read: Verb = {
  name: "read",
  summary: "the message that a cube says",
  input: "STATE",
  options: { as: AS_OPTION },
  examples: [
    [
      "read RLFRUUDLFLBLRRFRBUBFURFURDFBBDDDLLLRFBLDLFUFDDUUUBRBDB",
      "what a cube shows, held white up and green in front",
    ],
    ['read "alg:R U R\' F2"', "the cube that an algorithm makes"],
    ["read --as bytes num:4660", "bytes, if it was bytes that were written"],
  ],
  async run(input, { values, size, terminal, inStream }) {
    const form = choiceOption(values, "as", MESSAGE_FORMS);
    const cube = readCube(input, size);
    const message = await readAs(form, cube);
    const plain = message[form];
    return {
      json: { ...message, size: cube.size, number: String(cube.rank()), check: "none" },
      text: terminal || inStream ? visible(plain) : plain,
    };
  },
};

async function readAs(form: (typeof MESSAGE_FORMS)[number], cube: Cube): Promise<Record<string, string>> {
  if (form === "text") return { text: (await decodeMessage(cube)).text };
  if (form === "bytes") return { bytes: printHex((await decodeByteMessage(cube)).bytes) };
  return { number: String(cube.rank()) };
}
