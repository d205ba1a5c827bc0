/** The player's words, in the language of the app. Moves are worded as everywhere else in it. */
import type { Words } from "@cubegram/player";
import { formatNumber, texts } from "../../shell/language.ts";
import { seenSpoken } from "../turn/layers.ts";
import { turnWords } from "../turn/words.ts";

const t = texts("player-words");

export function playerWords(label: string, size: number): Words {
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
