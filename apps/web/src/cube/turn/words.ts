/** A move in words, in the language of the app. */
import { texts } from "../../shell/language.ts";
import { type SeenTurn, seenMove } from "./layers.ts";

const t = texts("turn");

/** For instance: R' is "Turn the right side down, toward you". */
export function moveWords(move: string, size: number): string {
  return seenMove(move, size).map(turnWords).join(" ");
}

export function turnWords({ side, depth, layers, amount, isWhole }: SeenTurn): string {
  if (amount === 0) return "";
  const way = amount as 1 | 2 | 3;
  if (isWhole) return t(`${ROTATIONS[side as keyof typeof ROTATIONS]}${way}`);
  const turn = t(`${side}${way}`);
  if (depth > 0 && layers > 1) return t("inner-layers", { from: depth + 1, to: depth + layers, turn });
  if (depth > 0) return t("inner", { n: depth + 1, turn });
  return layers > 1 ? t("wide", { n: layers, turn }) : turn;
}

/** The whole cube turns as these sides do. */
const ROTATIONS = { R: "x", U: "y", F: "z" } as const;
