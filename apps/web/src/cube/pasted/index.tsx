/** A cube as text, in any known format: a field for it, and the answer in words. */
import type { ComponentProps } from "preact";
import { MAX_TEXT_LENGTH, type Recognized } from "../../cubes/written.ts";
import { texts } from "../../shell/language.ts";
import { AS_TYPED } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AlgProblemNotice } from "../../ui/problem/index.ts";
import { TextField } from "../../ui/text-field.tsx";

export * from "../../cubes/written.ts";
export { useRecognized } from "./use-recognized.ts";

const t = texts("pasted");

const Faults = lazy(() => import("./faults.tsx"));

/** What a text was recognized as, or why it is not a cube. */
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

type WrittenFieldProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "rows" | "onText"> & {
  readonly text: string;
};

/** A field for a cube as text. What may be typed is said until something is: then its place belongs to what came of it. */
export function WrittenField({ hint, text, ...field }: WrittenFieldProps) {
  return (
    <TextField
      {...field}
      {...AS_TYPED}
      hint={text.trim() === "" ? hint : undefined}
      class="mono"
      dir="ltr"
      maxLength={MAX_TEXT_LENGTH}
      value={text}
    />
  );
}
