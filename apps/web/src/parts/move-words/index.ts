/** A turn in words, in the language of the app: "Turn the right face a quarter turn clockwise." */
import type { FaceName, Turn } from "@cubegram/core/geometry";
import { type Move, moveOfTurn } from "@cubegram/core/notation";
import { t } from "./messages/index.ts";

/** A sentence that says what to do. */
export function moveWords(turn: Turn, size: number): string {
  return t("sentence", { what: whatTurns(moveOfTurn(turn, size), size), amount: amountWords(turn, size) });
}

/** The side from which the turn is seen. */
export function sideWords(face: FaceName): string {
  return t(`side-${face}`);
}

/** M follows L, E follows D, S follows F; x, y, z follow R, U, F. */
const FOLLOWED = { M: "L", E: "D", S: "F", m: "L", e: "D", s: "F", x: "R", y: "U", z: "F" } as const;

function whatTurns(move: Move, size: number): string {
  if (move.kind === "rotation") return t("whole", { side: sideWords(FOLLOWED[move.axis]) });
  if (move.kind === "slice") return t("middle", { side: sideWords(FOLLOWED[move.slice]) });
  const side = sideWords(move.face);
  const { first, last } = move;
  if (last === 1) return side;
  if (first === 1) return t("wide", { side, n: last });
  return first === last
    ? t("layer", { side, layer: first })
    : t("layers", { side, first, last: Math.min(last, size) });
}

function amountWords(turn: Turn, size: number): string {
  const { amount } = moveOfTurn(turn, size);
  return t(amount === 2 ? "half" : amount === 1 ? "clockwise" : "anticlockwise");
}
