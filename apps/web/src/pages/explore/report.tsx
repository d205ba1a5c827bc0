/** Everything about an algorithm, a card each; and the code that plays it on another page. */
import { EmbedButton } from "../../cube/embed-button.tsx";
import type { AlgReport } from "../../jobs/explore.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { CopyButton } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CyclesCard } from "./cycles-card.tsx";
import { REPORT_TABS, tab } from "./model.ts";
import { ProofCard } from "./proof-card.tsx";
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
