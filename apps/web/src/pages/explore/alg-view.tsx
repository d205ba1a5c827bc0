/** An algorithm is typed or taken from the examples; everything about it follows. */
import { useMemo } from "preact/hooks";
import { AlgProblemNotice } from "../../parts/alg-problem/index.tsx";
import { Field } from "../../parts/field.tsx";
import { Notice } from "../../parts/notice.tsx";
import { SizePicker } from "../../parts/size-picker/index.tsx";
import { LARGEST_DRAWN } from "./cube-log.ts";
import { CyclesCard } from "./cycles-card.tsx";
import { EXAMPLES } from "./examples.ts";
import { FactsCard } from "./facts-card.tsx";
import { t } from "./messages/index.ts";
import { OrderCard } from "./order-card.tsx";
import { ProofCard } from "./proof-card.tsx";
import { change } from "./record.ts";
import { type AlgReport, readReport } from "./report.ts";
import { WhyCard } from "./why-card.tsx";

export function AlgView({ alg, size }: { readonly alg: string; readonly size: number }) {
  const reading = useMemo(() => readReport(alg, size), [alg, size]);
  return (
    <div class="stack">
      <section class="card stack" aria-label={t("view-alg")}>
        <Field label={t("alg")} hint={t("alg-hint")}>
          {(attributes) => (
            <textarea
              {...attributes}
              class="mono"
              dir="ltr"
              rows={2}
              maxLength={3000}
              spellcheck={false}
              autocapitalize="off"
              autocomplete="off"
              value={alg}
              onInput={(event) => change({ alg: event.currentTarget.value }, "alg")}
            />
          )}
        </Field>
        <SizePicker size={size} largest={LARGEST_DRAWN} onChoose={(next) => change({ size: next })} />
        <Examples />
        {reading.kind === "problem" && (
          <AlgProblemNotice
            text={alg}
            problem={reading.problem}
            onTake={(better) => change({ alg: better })}
          />
        )}
        {reading.kind === "empty" && <Notice>{t("empty")}</Notice>}
      </section>
      {reading.kind === "report" && (
        <Report key={`${size} ${reading.report.printed}`} report={reading.report} />
      )}
    </div>
  );
}

function Report({ report }: { readonly report: AlgReport }) {
  return (
    <>
      <OrderCard report={report} />
      <CyclesCard report={report} />
      <WhyCard report={report} />
      <FactsCard report={report} />
      <ProofCard />
    </>
  );
}

function Examples() {
  return (
    <div class="stack explore-examples">
      <h2 class="field-label">{t("examples")}</h2>
      <ul class="row explore-chips">
        {EXAMPLES.map(({ alg, size, order }) => (
          <li key={`${size} ${alg}`}>
            <button type="button" class="explore-chip" onClick={() => change({ alg, size })}>
              <span class="mono" dir="ltr">
                {alg}
              </span>
              <small>
                <bdi>{`${size}×${size}`}</bdi> · {t("order-short", { n: order })}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
