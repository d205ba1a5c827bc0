/** A cube as text: pasted in any known form, or as moves; what it was taken for, or why not. */
import { parseAlg } from "@cubegram/core/notation";
import { AlgProblemNotice } from "../../parts/alg-problem/index.tsx";
import { Field } from "../../parts/field.tsx";
import { faultWords } from "../../parts/net-editor/index.ts";
import { Notice } from "../../parts/notice.tsx";
import { t } from "./messages/index.ts";
import { withMoves, withPasted } from "./model.ts";
import { type Recognised, recognise, recogniseAll } from "./recognise.ts";
import { record } from "./state.ts";

export function Typed() {
  const now = record.value.value;
  const { way, pasted, moves, size } = now;
  const isMoves = way === "moves";
  const text = isMoves ? moves : pasted;
  const take = (value: string) =>
    record.set(isMoves ? withMoves(now, value) : withPasted(now, value), { merge: way });
  const found = isMoves
    ? [moves.trim() === "" ? ({ kind: "empty" } as const) : recognise(`alg:${moves}`, size)]
    : recogniseAll(pasted, size);
  return (
    <div class="stack">
      <Field label={t(`${way}-label` as "paste-label")} hint={t(`${way}-hint` as "paste-hint")}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="mono"
            dir="ltr"
            rows={isMoves ? 2 : 4}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            maxLength={20_000}
            value={text}
            onInput={(event) => take(event.currentTarget.value)}
          />
        )}
      </Field>
      <Answer found={found} text={text} onTake={take} />
    </div>
  );
}

function Answer({
  found,
  text,
  onTake,
}: {
  readonly found: readonly Recognised[];
  readonly text: string;
  readonly onTake: (better: string) => void;
}) {
  const [first] = found;
  switch (first.kind) {
    case "empty":
      return null;
    case "cube": {
      const format = t(`format-${first.format}`);
      const { size } = first.colouring;
      return (
        <Notice kind="good">
          {found.length > 1
            ? t("taken-several", { n: found.length, format, size })
            : t("taken", { format, size })}
        </Notice>
      );
    }
    case "bad-stickers":
      return (
        <Notice kind="bad">
          {first.faults.slice(0, 3).map((fault) => (
            <p key={fault.code}>{faultWords(fault, first.size)}</p>
          ))}
        </Notice>
      );
    case "bad-moves": {
      // The place of a problem is counted in the text as it was read, without the mark in front.
      const parsed = parseAlg(text);
      const problem = parsed.ok ? first.problem : parsed.error;
      return <AlgProblemNotice text={text} problem={problem} onTake={onTake} />;
    }
    case "bad-number":
      return <Notice kind="bad">{t("bad-number", { most: first.most })}</Notice>;
    case "bad-format":
      return <Notice kind="bad">{t("bad-format", { format: t(`format-${first.format}`) })}</Notice>;
    default:
      return <Notice kind="bad">{t("too-long")}</Notice>;
  }
}
