/** scan IMAGE…: the cube in photographs of its faces. */
import { faceletName } from "@cubegram/core/diagnosis";
import { usageError, type Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";

export const scan: Verb = {
  name: "scan",
  summary: "the cube in photographs of its faces",
  input: "FILE",
  many: true,
  options: {},
  examples: [
    ["scan U.jpg R.jpg F.jpg D.jpg L.jpg B.jpg", "six faces, in any order and turned any way"],
    ["scan front.jpg back.jpg", "two opposite corners, three faces per picture"],
    ["scan *.jpg --json", "with the probability that it is right, and the stickers in doubt"],
    ["read photo:U.jpg,R.jpg,F.jpg,D.jpg,L.jpg,B.jpg", "the message on the cube in the pictures"],
  ],
  notes: `PNG or JPEG, one face in each: 6 pictures (5 are often enough; up to 12 when some show the same
face); or 2 of opposite corners, with three faces in each. The answer is always a legal cube: the
likeliest one; exit 1 if that is not likely, or the stickers are clearly those of an impossible
cube. --size says how many layers it has; otherwise the pictures do.`,
  async run(_input, { words, size, host }) {
    if (words.length === 0) throw usageError("scan expects pictures.");
    // Decoders are loaded only for those who give pictures, not for the help.
    const { LIKELY, scanPictures } = await import("../photo/scan.ts");
    const reading = await scanPictures(words, size, host);
    const { facelets, confidence, doubts, runnerUp, impossible } = reading;
    const percent = `${(confidence * 100).toFixed(confidence > 0.99 ? 2 : 0)} %`;
    const named = doubts.map((facelet) => faceletName(facelet, reading.size)).join(", ");
    const whyImpossible = impossible
      ? `cubegram: The stickers are clear, and the cube is impossible: ${impossible.faults.map(({ message }) => message).join(" ")} It shows ${impossible.facelets}; the likeliest legal cube is printed. To see how to fix it: cubegram check ${impossible.facelets}\n`
      : "";
    return {
      json: {
        facelets,
        size: reading.size,
        confidence,
        doubts,
        ...(impossible && { impossible }),
        ...(runnerUp && { runnerUp }),
      },
      text: facelets,
      after: `${whyImpossible}${
        doubts.length === 0
          ? `cubegram: ${percent} sure.`
          : `cubegram: ${percent} sure; ${plural(doubts.length, "sticker is", "stickers are")} in doubt: ${named}.`
      }`,
      negative: confidence < LIKELY || impossible !== undefined,
    };
  },
};
