/** The tests one below the other, with the repairs at the end. */

import { FaultList } from "../../cube/net-editor/fault-list.tsx";
import { faultWords } from "../../cube/net-editor/fault-words.ts";
import type { StickerDiagnosis } from "../../jobs/check.ts";
import { texts } from "../../shell/language.ts";
import { Progress } from "../../ui/progress.tsx";
import { Counts } from "./counts.tsx";
import {
  type Examination,
  marked,
  mend,
  preview,
  record,
  type Step,
  type Verdict,
  verdictOf,
} from "./model.ts";
import { Swaps } from "./swaps.tsx";
import { Turnings } from "./turnings.tsx";

const t = texts("check");

interface StepsProps {
  readonly examination: Examination;
  readonly diagnosis: StickerDiagnosis | undefined;
  readonly isDiagnosing: boolean;
}

export default function Steps({ examination, diagnosis, isDiagnosing }: StepsProps) {
  const verdict: Verdict = verdictOf(examination);
  const now = record.value.value;
  return (
    <section class="stack" aria-label={t("outcome")}>
      <ol class="pile">
        {examination.steps.map((step, i) => (
          <li key={step.name} class={`card pile check-step check-step-${step.state}`}>
            <details open={step.state === "bad"}>
              <summary class="pile">
                <h2 class="row row-near">
                  <span class="middle check-number" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span class="check-title">{t(`step-${step.name}`)}</span>
                  <span class={`check-state check-state-${step.state}`}>{t(`state-${step.state}`)}</span>
                </h2>
              </summary>
              <div class="stack stack-apart">
                <Body step={step} examination={examination} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <p class="soft">
        {t(
          now.size === 2
            ? "laws-2"
            : now.size === 3
              ? "laws-3"
              : now.size % 2 === 0
                ? "laws-even"
                : "laws-odd",
        )}
      </p>
      {isDiagnosing && <Progress label={t("judging")} />}
      {diagnosis && verdict === "impossible" && diagnosis.faults.length > 0 && (
        <div class="card">
          <FaultList
            faults={diagnosis.faults}
            repairs={diagnosis.repairs}
            painted={now.painted}
            size={now.size}
            shown={diagnosis.faults.findIndex(
              ({ facelets }) => marked.value !== undefined && facelets === marked.value,
            )}
            onShow={(fault) => {
              marked.value = fault === undefined ? undefined : diagnosis.faults[fault].facelets;
            }}
            onPreview={(repair) => {
              preview.value = repair?.facelets;
            }}
            onRepair={(repair) => {
              mend(repair);
            }}
          />
        </div>
      )}
    </section>
  );
}

function Body({ step, examination }: { readonly step: Step; readonly examination: Examination }) {
  const { size } = record.value.value;
  const { corners, edges, counts } = examination;
  if (step.state === "none") return <p class="soft">{t(`none-${step.name}` as "none-flips")}</p>;
  switch (step.name) {
    case "counts":
      return (
        <>
          <Counts counts={counts} expected={size * size} />
          {step.faults.map((fault) => (
            <p key={`${fault.pieces}`}>{faultWords(fault, size)}</p>
          ))}
        </>
      );
    case "pieces":
      return (
        <>
          {step.faults.length === 0 && <p>{t(step.state === "good" ? "pieces-good" : "pieces-open")}</p>}
          {step.faults.slice(0, 6).map((fault) => (
            <p key={`${fault.code} ${fault.facelets}`}>{faultWords(fault, size)}</p>
          ))}
        </>
      );
    case "twists":
      return corners ? <Turnings kind="twists" evidence={corners} /> : <p class="soft">{t("law-open")}</p>;
    case "flips":
      return edges ? <Turnings kind="flips" evidence={edges} /> : <p class="soft">{t("law-open")}</p>;
    default:
      return corners && edges ? (
        <Swaps corners={corners} edges={edges} />
      ) : (
        <p class="soft">{t("law-open")}</p>
      );
  }
}
