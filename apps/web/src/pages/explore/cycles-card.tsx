/** The cycles: how many of each length, one of them drawn on the net, and the paths of the pieces by name. */

import { useState } from "preact/hooks";
import type { PieceCycle } from "../../jobs/cycles.ts";
import type { AlgReport } from "../../jobs/explore.ts";
import { texts } from "../../shell/language.ts";
import { CyclePicture } from "./cycle-picture.tsx";

const t = texts("explore");

/** Larger cubes have hundreds of cycles; the chart counts them all. */
const MAX_LISTED = 24;

export function CyclesCard({ report }: { readonly report: AlgReport }) {
  const [chosen, setChosen] = useState(0);
  const { stickers, size, order } = report;
  if (stickers.length === 0) return <p>{t("cycles-none")}</p>;
  const listed = stickers.slice(0, MAX_LISTED);
  return (
    <>
      <p>{t("cycles-lead")}</p>
      <div class="explore-parts stack">
        <CyclePicture size={size} cycle={stickers[chosen] ?? stickers[0]} />
        <div class="stack">
          <h3>{t("cycle-choose")}</h3>
          <ul class="row">
            {listed.map(({ facelets, kind }, i) => (
              <li key={facelets[0]}>
                <button
                  type="button"
                  class="explore-chip tile"
                  aria-pressed={i === chosen}
                  onClick={() => setChosen(i)}
                >
                  {t("cycle-button", { n: facelets.length, kind: t(`kind-${kind}`) })}
                </button>
              </li>
            ))}
          </ul>
          {stickers.length > MAX_LISTED && (
            <p class="soft">{t("cycles-more", { n: stickers.length - MAX_LISTED })}</p>
          )}
          <LengthChart cycles={order.cycles} />
        </div>
      </div>
      <Pieces pieces={report.pieces} />
    </>
  );
}

function LengthChart({ cycles }: { readonly cycles: AlgReport["order"]["cycles"] }) {
  const most = Math.max(...cycles.map(([length, count]) => length * count));
  return (
    <div class="stack">
      <h3>{t("chart")}</h3>
      <ul class="pile">
        {cycles.map(([length, count]) => (
          <li key={length}>
            <small>{length === 1 ? t("fixed", { n: count }) : t("cycles-of", { n: count, length })}</small>
            <span class="bar" aria-hidden="true">
              <span
                class={length === 1 ? "explore-bar-fixed" : undefined}
                style={{ inlineSize: `${Math.max(2, (100 * length * count) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly PieceCycle[] }) {
  return (
    <details>
      <summary>{t("pieces", { n: pieces.length })}</summary>
      <ul class="explore-pieces pile points">
        {pieces.slice(0, MAX_LISTED).map((cycle) => (
          <li key={cycle.places.join()}>
            {t(`kind-${cycle.kind}`)}:{" "}
            <span class="mono" dir="ltr">
              {cycle.places.length === 1 ? cycle.places[0] : [...cycle.places, cycle.places[0]].join(" → ")}
            </span>{" "}
            <small class="soft">
              {cycle.twist === 0
                ? t("trip", { n: cycle.order })
                : t("trip-twisted", { n: cycle.order, length: cycle.places.length })}
            </small>
          </li>
        ))}
      </ul>
      {pieces.length > MAX_LISTED && (
        <p class="soft">{t("cycles-more", { n: pieces.length - MAX_LISTED })}</p>
      )}
    </details>
  );
}
