/** Everything about an algorithm, a card each; and the code that plays it on another page. */

import { useState } from "preact/hooks";
import { EmbedButton } from "../../cube/embed-button.tsx";
import type { AlgReport } from "../../jobs/explore.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CyclesCard } from "./cycles-card.tsx";
import { REPORT_TABS, tab } from "./model.ts";
import { WhyCard } from "./why-card.tsx";

const t = texts("explore");

const CARDS = { why: WhyCard, cycles: CyclesCard, facts: FactsCard, proof: ProofCard };

export default function Report({ report }: { readonly report: AlgReport }) {
  const name = tab.value;
  const Card = CARDS[name];
  // Where nothing moves, there is nothing to explain.
  const isEmpty = name === "why" && report.order.order === 1;
  return (
    <>
      <Tabs
        label={t("tabs")}
        tabs={REPORT_TABS.map((value) => ({ value, label: t(`tab-${value}`) }))}
        chosen={name}
        onChoose={(next) => {
          tab.value = next;
        }}
      >
        {!isEmpty && (
          <section class="card stack" aria-labelledby="explore-card">
            <h2 id="explore-card">{t(name)}</h2>
            <Card report={report} />
          </section>
        )}
      </Tabs>
      {report.isPlayable && (
        <div class="row">
          <EmbedButton size={report.size} alg={report.printed} />
        </div>
      )}
    </>
  );
}

const METRICS = ["htm", "qtm", "stm", "etm"] as const;

/** The algorithm written in other ways, its lengths in four metrics, and the parity of what it does. */
function FactsCard({ report }: { readonly report: AlgReport }) {
  return (
    <>
      <dl class="explore-facts pile">
        {(["printed", "inverse", "simplified"] as const).map((name) => (
          <div key={name}>
            <dt class="strong">{t(name)}</dt>
            <dd class="line">
              <span class="mono breaks explore-alg" dir="ltr">
                {report[name] || "–"}
              </span>
              {report[name] && <CopyButton text={report[name]} />}
            </dd>
          </div>
        ))}
      </dl>
      <div class="explore-parts stack">
        <Lengths report={report} />
        <Parity report={report} />
      </div>
    </>
  );
}

function Lengths({ report }: { readonly report: AlgReport }) {
  return (
    <table class="table">
      <caption>{t("lengths")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("metric")}</th>
          <th scope="col">{t("as-written")}</th>
          <th scope="col">{t("simplified-short")}</th>
        </tr>
      </thead>
      <tbody>
        {METRICS.map((metric) => (
          <tr key={metric}>
            <th scope="row">
              <bdi>{metric.toUpperCase()}</bdi> <small class="soft">{t(`metric-${metric}`)}</small>
            </th>
            <td>{formatNumber(report.counts[metric])}</td>
            <td>{formatNumber(report.simplifiedCounts[metric])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Parity({ report }: { readonly report: AlgReport }) {
  const { parity, isEven } = report.order;
  return (
    <div class="stack">
      <h3>{t("parity")}</h3>
      <ul class="points">
        {Object.entries(parity).map(([kind, odd]) => (
          <li key={kind}>
            {t(`kind-${kind as keyof typeof parity}`)}: <strong>{t(odd === 1 ? "odd" : "even")}</strong>
          </li>
        ))}
      </ul>
      <p class="soft">{t(isEven ? "parity-even" : "parity-odd")}</p>
    </div>
  );
}

const STEPS = 4;
/** Where the sequence in the picture first meets itself: the state after 8 repetitions is that after 3. */
const MEETING = 3;
const PERIOD = 5;

const SOLVED = { fill: "var(--good)", stroke: "var(--good)" };

/** Why every algorithm comes back: a sequence of states must meet itself, and undoing moves shows that it meets at the start. */
function ProofCard() {
  const [step, setStep] = useState(0);
  const [undone, setUndone] = useState(0);
  const first = step < 2 ? MEETING : MEETING - undone;
  return (
    <div class="explore-parts stack">
      <div class="stack">
        <p class="soft">{t("proof-step", { n: step + 1, all: STEPS })}</p>
        <p aria-live="polite">{t(`proof-${(step + 1) as 1 | 2 | 3 | 4}`)}</p>
        {step === 2 && (
          <p class="row">
            <Button onClick={() => setUndone(undone + 1)} disabled={undone === MEETING}>
              {t("proof-undo")}
            </Button>
            <span aria-live="polite">{t("proof-equal", { a: first, b: first + PERIOD })}</span>
          </p>
        )}
        <div class="row">
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t("back")}
          </Button>
          <Button
            look="main"
            disabled={step === STEPS - 1}
            onClick={() => {
              setStep(step + 1);
              if (step + 1 === STEPS - 1) setUndone(MEETING);
            }}
          >
            {t("next")}
          </Button>
        </div>
      </div>
      <StatesPicture first={first} meets={step > 0} />
    </div>
  );
}

/** The states after 0, 1, 2 … repetitions as dots; an arrow leads from the last one back to the one it equals. */
function StatesPicture({ first, meets }: { readonly first: number; readonly meets: boolean }) {
  const last = first + PERIOD - 1;
  const count = meets ? last + 1 : MEETING + PERIOD;
  const x = (i: number) => 22 + i * 34;
  return (
    <svg
      class="drawn explore-states"
      viewBox="0 0 300 110"
      role="img"
      aria-label={meets ? t("proof-picture", { a: first, b: first + PERIOD }) : t("proof-picture-open")}
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} stroke="var(--ink-soft)" stroke-width={1.8}>
          {i > 0 && <path d={`M${x(i - 1) + 11} 70H${x(i) - 13}m-5 -4l5 4l-5 4`} />}
          <circle cx={x(i)} cy={70} r={10} fill="var(--surface)" stroke-width={2} {...(i === 0 && SOLVED)} />
          <text
            x={x(i)}
            y={98}
            font-size="12"
            font-weight="600"
            text-anchor="middle"
            fill="var(--ink-soft)"
            stroke="none"
          >
            {i}
          </text>
        </g>
      ))}
      {meets && (
        <path
          stroke="var(--accent)"
          stroke-width={2.4}
          d={`M${x(last)} 58Q${(x(first) + x(last)) / 2} -22 ${x(first)} 57m-6 -6l6 6l5 -7`}
        />
      )}
    </svg>
  );
}
