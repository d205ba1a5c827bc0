/** What a text was recognized as, or why it is not a cube. */

import type { Recognized } from "../../cubes/written.ts";
import { texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AlgProblemNotice } from "../alg-problem/index.ts";

const t = texts("pasted");

const Faults = lazy(() => import("./faults.tsx"));

export function Answer({
  found,
  text,
  onTake,
  isFirstOnly = false,
}: {
  readonly found: readonly Recognized[];
  readonly text: string;
  /** Receives what was probably meant. */
  readonly onTake: (better: string) => void;
  /** If only one cube can be used. */
  readonly isFirstOnly?: boolean;
}) {
  const [first] = found;
  switch (first.kind) {
    case "empty":
      return null;
    case "cube": {
      const { size } = first.coloring;
      const values = { format: t(`format-${first.format}`), size };
      const isSeveral = found.length > 1 && !isFirstOnly;
      return (
        <Notice kind="good">
          {isSeveral ? t("taken-several", { n: found.length, ...values }) : t("taken", values)}
          {found.length > 1 && isFirstOnly && ` ${t("first-of", { n: found.length })}`}
        </Notice>
      );
    }
    case "bad-stickers":
      return <Faults faults={first.faults} size={first.size} />;
    case "bad-moves":
      return <AlgProblemNotice text={text} problem={first.problem} onTake={onTake} />;
    case "bad-number":
      return <Notice kind="bad">{t("bad-number", { most: first.most })}</Notice>;
    case "bad-format":
      return <Notice kind="bad">{t("bad-format", { format: t(`format-${first.format}`) })}</Notice>;
    default:
      return <Notice kind="bad">{t("too-long")}</Notice>;
  }
}
