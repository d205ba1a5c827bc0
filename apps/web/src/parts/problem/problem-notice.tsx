import type { WorkError } from "../../work/error.ts";
import { Notice } from "../notice.tsx";
import { tellingOf } from "./codes.ts";
import { t } from "./messages/index.ts";

/** One sentence for the code of an error. */
export function problemWords({ code }: Pick<WorkError, "code">): string {
  return t(tellingOf(code));
}

/** The sentence (or a better one that the page knows), and behind it what the program says itself, which is English. */
export function ProblemNotice({
  error,
  words,
}: {
  readonly error: WorkError;
  readonly words?: string | undefined;
}) {
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
