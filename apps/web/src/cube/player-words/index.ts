/** The player's words, in the language of the app. Moves are worded as everywhere else in it. */
import type { Words } from "@cubegram/player";
import { formatNumber, type Language, language, texts } from "../../shell/language.ts";
import { seenSpoken } from "../turn/layers.ts";
import { turnWords } from "../turn/words.ts";

const t = texts("player-words");

/** The same object as long as label, size and language are the same. */
export function playerWords(label: string, size: number): Words {
  if (last?.label !== label || last.size !== size || last.language !== language.value)
    last = { label, size, language: language.value, words: makeWords(label, size) };
  return last.words;
}

interface Made {
  readonly label: string;
  readonly size: number;
  readonly language: Language;
  readonly words: Words;
}

let last: Made | undefined;

function makeWords(label: string, size: number): Words {
  return {
    cube: () => label,
    keys: t("keys"),
    controls: t("controls"),
    moves: t("moves"),
    play: t("play"),
    pause: t("pause"),
    stepForward: t("step-forward"),
    stepBack: t("step-back"),
    toStart: t("to-start"),
    toEnd: t("to-end"),
    position: t("position"),
    positionOf: (at, length) => t("position-of", { at, length }),
    speed: t("speed"),
    speedOf: (speed) => `${formatNumber(speed)}×`,
    move: (move) => turnWords(seenSpoken(move, size)),
    save: t("save"),
    undone: (text) => t("undone", { text }),
    solved: t("solved"),
  };
}
