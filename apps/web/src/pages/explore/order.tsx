/** The order in large type, and what it means. */

import type { AlgReport } from "../../jobs/alg-report.ts";
import { formatNumber, texts } from "../../shell/language.ts";

const t = texts("explore");

export function Order({ report: { order } }: { readonly report: AlgReport }) {
  return (
    <section class="explore-result" aria-labelledby="explore-order">
      <h2 id="explore-order">{t("order")}</h2>
      <p class="explore-order" aria-live="polite">
        {formatNumber(order.order)}
      </p>
      <div class="stack">
        <p>{t("order-sentence", { n: order.order })}</p>
        {order.looksSolvedAfter !== order.order && (
          <p class="soft">{t("looks-solved", { n: order.looksSolvedAfter })}</p>
        )}
        {order.supercubeOrder !== order.order && (
          <p class="soft">{t("supercube", { n: order.supercubeOrder })}</p>
        )}
      </div>
    </section>
  );
}
