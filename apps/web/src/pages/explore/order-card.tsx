/** The order in large, what it means, and the algorithm played. */

import { formatNumber } from "../../app/language.ts";
import { Notice } from "../../components/notice.tsx";
import { Player } from "../../components/player.tsx";
import type { AlgReport } from "../../work/alg-report.ts";
import { t } from "./messages.ts";

export function OrderCard({ report }: { readonly report: AlgReport }) {
  const { order, size, printed, isPlayable } = report;
  return (
    <section class="card columns" aria-labelledby="explore-order">
      <div class="stack">
        <h2 id="explore-order">{t("order")}</h2>
        <p class="explore-order" aria-live="polite">
          {formatNumber(order.order)}
        </p>
        <p>{t("order-sentence", { n: order.order })}</p>
        {order.looksSolvedAfter !== order.order && (
          <p class="soft">{t("looks-solved", { n: order.looksSolvedAfter })}</p>
        )}
        {order.supercubeOrder !== order.order && (
          <p class="soft">{t("supercube", { n: order.supercubeOrder })}</p>
        )}
      </div>
      {isPlayable ? (
        <Player size={size} alg={printed} controls="full" label={t("player", { alg: printed })} />
      ) : (
        <Notice>{t("too-long")}</Notice>
      )}
    </section>
  );
}
