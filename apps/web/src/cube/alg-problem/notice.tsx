/** Why a text is not an algorithm: the place marked, the reason in words, and what may have been meant as a button. */

import type { AlgProblem } from "@cubegram/core/notation";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import "./style.css";

const t = texts("problem");

export default function AlgProblemNotice({
  text,
  problem,
  onTake,
}: {
  readonly text: string;
  readonly problem: AlgProblem;
  /** Receives the text with the suggestion applied. */
  readonly onTake: (better: string) => void;
}) {
  const { at, suggestion } = problem;
  const marked = text.slice(at.start, at.end);
  return (
    <Notice kind="bad">
      <p>{t(`moves-${problem.code}`, { what: marked })}</p>
      <p class="alg-problem-text mono breaks" dir="ltr">
        {text.slice(Math.max(0, at.start - 40), at.start)}
        <mark>{marked || "␣"}</mark>
        {text.slice(at.end, at.end + 40)}
      </p>
      {suggestion !== undefined && (
        <Button onClick={() => onTake(text.slice(0, at.start) + suggestion + text.slice(at.end))}>
          {t("moves-use", { suggestion: suggestion.trim() })}
        </Button>
      )}
    </Notice>
  );
}
