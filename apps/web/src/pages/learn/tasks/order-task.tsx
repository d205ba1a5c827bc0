/** An algorithm to find: its order is shown as it is typed. */

import { checkAlg, parseAlg } from "@cubegram/core/notation";
import { AlgProblemNotice } from "../../../cube/alg-problem/index.ts";
import { texts } from "../../../shell/language.ts";
import { Field } from "../../../ui/field.tsx";
import { orderOf } from "../check.ts";
import { attempt } from "../model.ts";
import { unwrapProblem } from "../problem.ts";

const t = texts("learn");

export default function OrderTask({ text }: { readonly text: string }) {
  const parsed = parseAlg(text);
  const problem = unwrapProblem(parsed.ok ? checkAlg(parsed.value, 3) : parsed);
  const order = text.trim() === "" ? undefined : orderOf(text);
  return (
    <div class="stack">
      <Field label={t("your-moves")}>
        {(attributes) => (
          <input
            {...attributes}
            class="mono"
            type="text"
            dir="ltr"
            maxLength={200}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            value={text}
            onInput={(event) => attempt({ alg: event.currentTarget.value }, "alg")}
          />
        )}
      </Field>
      {problem && <AlgProblemNotice text={text} problem={problem} onTake={(alg) => attempt({ alg })} />}
      <p aria-live="polite">{order !== undefined && t("order-is", { n: order })}</p>
    </div>
  );
}
