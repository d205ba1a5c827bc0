/** Why something did not work: a problem in words, and an algorithm that cannot be read. */

import type { AlgProblem } from "@cubegram/core/notation";
import type { JobError } from "../../jobs/job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { problemTextOf } from "./codes.ts";
import "./style.css";

const t = texts("problem");

interface ProblemNoticeProps {
  readonly error: JobError;
  /** A better sentence, where the page knows one. */
  readonly words?: string | undefined;
}

/** The sentence, followed by the program's own, which is in English. */
export function ProblemNotice({ error, words }: ProblemNoticeProps) {
  return (
    <Notice kind="bad" alert>
      <p>{words ?? problemWords(error)}</p>
      {words === undefined && error.message !== "" && (
        <details>
          <summary>{t("details")}</summary>
          <p lang="en" dir="ltr">
            {error.message}
          </p>
        </details>
      )}
    </Notice>
  );
}

/** Why a text is not an algorithm: the place marked, the reason in words, and what may have been meant as a button. */
export function AlgProblemNotice({
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

/** One sentence for the code of an error, in the language of the app. */
export function problemWords({ code }: { readonly code: string }): string {
  return t(problemTextOf(code));
}
