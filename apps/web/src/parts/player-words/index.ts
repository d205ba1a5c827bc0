/** What the player says, in the language of the app. */
import type { SpokenMove, Words } from "@cubegram/player";
import { formatNumber, type Language, language } from "../../app/language.ts";
import { turnWords } from "../turn/words.ts";
import { t } from "./messages/index.ts";

/** The same object as long as language and label are the same. */
export function playerWords(label: string): Words {
  if (last?.label !== label || last.language !== language.value)
    last = { label, language: language.value, words: makeWords(label) };
  return last.words;
}

let last: { readonly label: string; readonly language: Language; readonly words: Words } | undefined;

function makeWords(label: string): Words {
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
    move: spokenWords,
    undone: (text) => t("undone", { text }),
    solved: t("solved"),
  };
}

function spokenWords({ kind, face, first, last: deepest, quarters }: SpokenMove): string {
  return turnWords({
    side: face,
    depth: first - 1,
    layers: deepest - first + 1,
    amount: (quarters + 4) % 4,
    isWhole: kind === "rotation",
  });
}
