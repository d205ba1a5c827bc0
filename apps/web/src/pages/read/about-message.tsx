/** What there is to say about a message: whether it reads as written, and where a place is. */
import type { Plausibility } from "@cubegram/core/message";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { SaidMessage } from "../../jobs/read.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../../ui/notice.tsx";

const t = texts("read");

/** Whether a message that no check digits confirm reads as written. */
export default function Weighed({ verdict, odds }: Plausibility) {
  const isSlip = verdict === "slip";
  const told = toldOdds(isSlip ? 1 / odds : odds);
  const said = t(isSlip ? "weighed-slip" : "weighed-as-written", { odds: told });
  useEffect(() => announce(said), [said]);
  return <Notice kind={isSlip ? "bad" : "note"}>{said}</Notice>;
}

/** A cube that nobody seems to have written on: that comes first, and what it would say is behind a disclosure. */
export function Scrambled({
  scrambledOdds,
  children,
}: Plausibility & { readonly children: ComponentChildren }) {
  const title = t("scrambled");
  const why = t("scrambled-why", { odds: toldOdds(scrambledOdds) });
  useEffect(() => announce(`${title}. ${why}`), [title, why]);
  return (
    <>
      <div>
        <h3 class="read-scrambled">{title}</h3>
        <p>{why}</p>
      </div>
      <details>
        <summary>{t("scrambled-text")}</summary>
        <div class="stack">{children}</div>
      </details>
    </>
  );
}

/** Odds above this are not shown: nobody doubts a thousand to one. */
const MAX_ODDS = 1000;

/** Odds as people say them: so many to one. */
function toldOdds(odds: number): number {
  return Math.min(MAX_ODDS, Math.max(2, Math.round(odds)));
}

/** What to do with coordinates: see them on a map, or take them for the text that the cube would say instead. */
export function Place({ latitude, longitude, instead }: NonNullable<SaidMessage["place"]>) {
  const [north, east] = [latitude.toFixed(6), longitude.toFixed(6)];
  const map = `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;
  return (
    <>
      <p>
        <a class="button button-main" href={map} target="_blank" rel="noreferrer">
          {t("place-map")}
        </a>
      </p>
      <p class="soft" dir="auto">
        {t("place-instead", { text: instead })}
      </p>
    </>
  );
}
