/**
 * Mistakes found by few stickers: every single wrong turn of many messages, noticed at the next picture that the guide shows or at the
 * end. How many stickers a person is asked for, and whether the right one is named. `MESSAGES=500` is the number of messages.
 */
import { Cube } from "@cubegram/core";
import { FACES } from "@cubegram/core/geometry";
import { errorLocator, writeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { mean, percent, setting } from "../figures.mjs";

export const title = "Mistakes: stickers asked for until the wrong turn is named";

const MESSAGES = setting("MESSAGES", 500);
/** The guide shows a picture to compare with after so many moves. */
const CHECK_EVERY = 4;
const TURNS = FACES.flatMap((face) => [face, `${face}2`, `${face}'`]);
const WORDS = "meet me at noon by the old clock yes no hello happy birthday see you soon look up here".split(
  " ",
);

const UNKNOWN = 6;
/** A picture of the cube shows the stickers before this one. */
const VISIBLE = 27;

/** What may be made of a move. @param {string} move */
function wrongTurns(move) {
  const [face] = move;
  const isHalf = move.endsWith("2");
  const own = TURNS.filter((turn) => turn[0] === face && turn !== move);
  return {
    inverse: isHalf ? [] : [move.endsWith("'") ? face : `${face}'`],
    missed: [""],
    doubled: isHalf ? [] : [`${face}2`],
    "a quarter for a half": isHalf ? own : [],
    "another side": TURNS.filter((turn) => turn[0] !== face && turn.slice(1) === move.slice(1)),
    "another turn": TURNS.filter((turn) => turn[0] !== face && turn.slice(1) !== move.slice(1)),
  };
}

export async function run({ log }) {
  const random = seededRandom("bench mistakes");
  /** @type {Record<string, { asked: number[], ms: number[], right: number, same: number, wrong: number, turned: number, pictures: number }>} */
  const found = {};
  for (let i = 0; i < MESSAGES; i++) {
    if (i % 50 === 0) log(`message ${i} of ${MESSAGES}`);
    const words = Array.from(
      { length: 1 + randomBelow(4, random) },
      () => WORDS[randomBelow(WORDS.length, random)],
    );
    const { written } = await writeMessage(words.join(" "), {
      size: 3,
      cubes: 1,
      timeout: i % 2 === 0 ? 30 : 0,
    });
    measure(written[0].alg, found);
  }
  const { all, ...kinds } = found;
  return Object.entries({ ...kinds, all }).map(
    ([what, { asked, ms, right, same, wrong, turned, pictures }]) => ({
      "wrong turn": what,
      tried: asked.length,
      "stickers, mean": mean(asked).toFixed(2),
      most: asked.reduce((a, b) => Math.max(a, b), 0),
      "up to 3": share(asked.filter((count) => count <= 3).length, asked.length),
      "cube turned for it": share(turned, asked.length),
      "the very one named": share(right, asked.length),
      "one after which the cube is the same": share(same, asked.length),
      "another one named first": share(pictures, asked.length),
      "not found": wrong,
      "ms each": mean(ms).toFixed(1),
    }),
  );
}

function measure(alg, found) {
  const moves = alg.split(" ").filter((move) => move !== "");
  for (let at = 0; at < moves.length; at++) {
    const made = Math.min(moves.length, Math.ceil((at + 1) / CHECK_EVERY) * CHECK_EVERY);
    const checked = Math.max(0, Math.ceil(made / CHECK_EVERY) * CHECK_EVERY - CHECK_EVERY);
    const locate = errorLocator(alg, Cube.solved(), { made, checked });
    for (const [what, turns] of Object.entries(wrongTurns(moves[at])))
      for (const turn of turns) {
        const really = [...moves.slice(0, at), turn, ...moves.slice(at + 1, made)].join(" ");
        const one = ask(locate, Cube.fromAlg(really).facelets());
        const isRight = one.error?.move === at + 1 && one.isSame;
        for (const row of [what, "all"]) {
          found[row] ??= { asked: [], ms: [], right: 0, same: 0, wrong: 0, turned: 0, pictures: 0 };
          found[row].asked.push(one.asked);
          found[row].ms.push(one.ms);
          found[row].turned += one.turned;
          if (one.pictures > 0) found[row].pictures++;
          if (isRight) found[row].right++;
          else if (one.isSame) found[row].same++;
          else found[row].wrong++;
        }
      }
  }
}

/** A person who looks at the stickers asked for, and at the picture of the cube that is named. */
function ask(locate, facelets) {
  const colors = new Uint8Array(54).fill(UNKNOWN);
  const others = [];
  const start = performance.now();
  let turned = 0;
  for (let asked = 0; ; ) {
    const found = locate({ size: 3, colors }, others);
    if (found.ask !== undefined) {
      asked++;
      if (found.ask >= VISIBLE) turned = 1;
      colors[found.ask] = FACES.indexOf(facelets[found.ask]);
    } else if (found.cube && found.cube.facelets() !== facelets) others.push(found.cube);
    else {
      const steps = asked + others.length + 1;
      const ms = (performance.now() - start) / steps;
      return {
        asked,
        turned,
        ms,
        error: found.error,
        pictures: others.length,
        isSame: found.cube !== undefined,
      };
    }
  }
}

const share = (count, all) => percent(count, all, 2);
