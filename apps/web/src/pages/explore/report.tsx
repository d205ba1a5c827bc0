/** Everything about an algorithm, a card each; and the code that plays it on another page. */

import { EmbedButton } from "../../cube/embed-button.tsx";
import type { AlgReport } from "../../jobs/alg-report.ts";
import { texts } from "../../shell/language.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { CyclesCard } from "./cycles-card.tsx";
import { FactsCard } from "./facts-card.tsx";
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
