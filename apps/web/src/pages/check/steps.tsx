/** The tests one below the other, with the repairs at the end. */

import { FaultList } from "../../cube/net-editor/fault-list.tsx";
import { colorLetter, colorLook, colorWords, faultWords } from "../../cube/net-editor/words.ts";
import type { StickerDiagnosis } from "../../jobs/check.ts";
import { texts } from "../../shell/language.ts";
import { Progress } from "../../ui/notice.tsx";
import { Swaps, Turnings } from "./laws.tsx";
import { type Examination, marked, mend, preview, record, type Step, verdictOf } from "./model.ts";

const t = texts("check");

interface StepsProps {
  readonly examination: Examination;
  readonly diagnosis: StickerDiagnosis | undefined;
  readonly isDiagnosing: boolean;
}

export default function Steps({ examination, diagnosis, isDiagnosing }: StepsProps) {
  const { painted, size } = record.value.value;
  const laws = size === 2 || size === 3 ? size : size % 2 === 0 ? "even" : "odd";
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
                  <span class={`strong check-state check-state-${step.state}`}>
                    {t(`state-${step.state}`)}
                  </span>
                </h2>
              </summary>
              <div class="stack stack-apart">
                <Body step={step} examination={examination} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <p class="soft">{t(`laws-${laws}`)}</p>
      {isDiagnosing && <Progress label={t("judging")} />}
      {diagnosis && verdictOf(examination) === "impossible" && diagnosis.faults.length > 0 && (
        <div class="card">
          <FaultList
            faults={diagnosis.faults}
            repairs={diagnosis.repairs}
            painted={painted}
            size={size}
            shown={diagnosis.faults.findIndex(
              ({ facelets }) => marked.value !== undefined && facelets === marked.value,
            )}
            onShow={(fault) => {
              marked.value = fault === undefined ? undefined : diagnosis.faults[fault].facelets;
            }}
            onPreview={(repair) => {
              preview.value = repair?.facelets;
            }}
            onRepair={mend}
          />
        </div>
      )}
    </section>
  );
}

function Body({ step, examination }: { readonly step: Step; readonly examination: Examination }) {
  const { size } = record.value.value;
  const { corners, edges, counts } = examination;
  const open = <p class="soft">{t("law-open")}</p>;
  if (step.state === "none") return <p class="soft">{t(`none-${step.name}` as "none-flips")}</p>;
  switch (step.name) {
    case "counts":
      return (
        <>
          <Counts counts={counts} size={size} />
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
      return corners ? <Turnings kind="twists" evidence={corners} /> : open;
    case "flips":
      return edges ? <Turnings kind="flips" evidence={edges} /> : open;
    default:
      return corners && edges ? <Swaps corners={corners} edges={edges} /> : open;
  }
}

/** How many stickers there are of each color. */
function Counts({ counts, size }: Pick<Examination, "counts"> & { readonly size: number }) {
  const expected = size ** 2;
  return (
    <>
      <p>{t("counts-why", { expected })}</p>
      <ul class="row check-counts">
        {counts.map((count, color) => (
          <li key={colorWords(color)} class={count > expected ? "line too-many" : "line"}>
            <span class="middle color small check-color" style={colorLook(color)} aria-hidden="true">
              {colorLetter(color)}
            </span>
            <span class="visually-hidden">{colorWords(color)}</span> {count}
          </li>
        ))}
      </ul>
    </>
  );
}
