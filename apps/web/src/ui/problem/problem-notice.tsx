import type { JobError } from "../../jobs/error.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../notice.tsx";
import { problemWords } from "./words.ts";

const t = texts("problem");

interface ProblemNoticeProps {
  readonly error: JobError;
  /** A better sentence, where the page knows one. */
  readonly words?: string | undefined;
}

/** The sentence, followed by the program's own, which is in English. */
export default function ProblemNotice({ error, words }: ProblemNoticeProps) {
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
