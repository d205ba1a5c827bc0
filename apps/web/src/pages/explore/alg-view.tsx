/** An algorithm is typed or taken from the examples; everything about it follows. */

import { type Signal, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { AlgProblemNotice } from "../../cube/alg-problem/index.ts";
import { SizePicker } from "../../cube/size-picker/index.tsx";
import type { AlgReport, Reading } from "../../jobs/alg-report.ts";
import { ask } from "../../jobs/ask.ts";
import { TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Staggered } from "../../ui/staggered.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { MAX_DRAWN_SIZE } from "./cube-log.ts";
import { CyclesCard } from "./cycles-card.tsx";
import { EXAMPLES } from "./examples.ts";
import { FactsCard } from "./facts-card.tsx";
import { change } from "./model.ts";
import { Order } from "./order.tsx";
import { PlayCard } from "./play-card.tsx";
import { ProofCard } from "./proof-card.tsx";
import { WhyCard } from "./why-card.tsx";

const t = texts("explore");

export function AlgView({ alg, size }: { readonly alg: string; readonly size: number }) {
  const reading = useReading(alg, size);
  return (
    <div class="columns explore-columns">
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
        <div class="stack explore-answer">
          {!reading && <Progress />}
          {reading?.kind === "problem" && (
            <AlgProblemNotice
              text={alg}
              problem={reading.problem}
              onTake={(better) => change({ alg: better })}
            />
          )}
          {reading?.kind === "empty" && <Notice>{t("empty")}</Notice>}
          {reading?.kind === "report" && <Order report={reading.report} />}
        </div>
        <Staggered>
          <Examples />
          <SizePicker size={size} largest={MAX_DRAWN_SIZE} onChoose={(next) => change({ size: next })} />
        </Staggered>
      </section>
      {reading?.kind === "report" && (
        <div>
          <Report key={`${size} ${reading.report.printed}`} report={reading.report} />
        </div>
      )}
    </div>
  );
}

/** Runs in the worker, so that typing never waits; the last answer stays until the next one arrives. */
function useReading(alg: string, size: number): Reading | undefined {
  const isFirst = useRef(true);
  const work = useJob(
    `${size} ${alg}`,
    (options) => ask("explore", "report", { alg, size }, { ...options, lane: "quick" }),
    { delay: isFirst.current ? 0 : TYPING_MS },
  );
  isFirst.current = false;
  return work.output;
}

const TABS = ["play", "cycles", "why", "facts", "proof"] as const;
/** Stays when the algorithm changes. */
const tab: Signal<(typeof TABS)[number]> = signal("play");

const CARDS = { play: PlayCard, cycles: CyclesCard, why: WhyCard, facts: FactsCard, proof: ProofCard };

function Report({ report }: { readonly report: AlgReport }) {
  const Card = CARDS[tab.value];
  return (
    <Tabs
      label={t("tabs")}
      tabs={TABS.map((value) => ({ value, label: t(`tab-${value}`) }))}
      chosen={tab.value}
      onChoose={(next) => {
        tab.value = next;
      }}
    >
      <Card report={report} />
    </Tabs>
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
