/** What is said about a step of a taught solution. */
import { FACES } from "@cubegram/core/geometry";
import { colorWords } from "../../cube/cube-words/index.ts";
import type { TaughtStep } from "../../jobs/solve.ts";
import { capitalized, texts } from "../../shell/language.ts";
import { wordsOf } from "./step-id.ts";

const t = texts("taught");

type Key = Parameters<typeof t>[0];

export function stepName({ id }: TaughtStep): string {
  return t(`name-${id}` as Key);
}

export function stepGoal({ id }: TaughtStep): string {
  return t(`goal-${id}` as Key);
}

/** "White-green edge. Case: in the middle layer."; for a step without cases, what it is for. */
export function whatToDo(step: TaughtStep): string {
  const { id, pieces, cases } = step;
  if (cases.length === 0) return stepGoal(step);
  const [first, second] = cases.map((one) => t(`case-${wordsOf(id)}-${one}` as Key));
  const named = second === undefined ? first : t("first-then", { first, second });
  const isOnePiece = pieces.length === 1 && !ALL_AT_ONCE.includes(id);
  const piece = isOnePiece ? `${pieceWords(pieces[0])}. ` : "";
  return piece + t("case", { cases: named });
}

/** One sentence for each case. */
export function reasons({ id, cases }: TaughtStep): readonly string[] {
  if (id === "hold") return [t("text-hold")];
  return [...new Set(cases.map((one) => t(`why-${wordsOf(id)}-${one}` as Key)))];
}

/** Steps that bring all their pieces home together. */
const ALL_AT_ONCE = ["flip-edges", "twist-corners", "place-corners", "place-edges", "finish"];
const KINDS = ["center", "edge", "corner"] as const;

/** "White-green edge", for UF. */
function pieceWords(name: string): string {
  const colors = [...name].map((face) => colorWords(FACES.indexOf(face as "U"))).join("-");
  return capitalized(t(KINDS[name.length - 1], { colors }));
}
