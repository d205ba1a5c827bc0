/** Why the order is the lcm: rings that advance one step each time, next to the cube and the prime factors. */
import { coloringOf, powerState } from "@cubegram/core/state";
import { useState } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import type { AlgReport } from "../../jobs/alg-report.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Staggered } from "../../ui/staggered.tsx";
import { homeCount, lcmSteps, nextHome, printPrimes, type Ring, ringsOf } from "./repetition.ts";
import { RingPicture } from "./ring-picture.tsx";

const t = texts("explore");

/** A picture of a larger cube takes too long to redraw at every step of the slider. */
const MAX_PICTURED_SIZE = 9;

export function WhyCard({ report }: { readonly report: AlgReport }) {
  const [times, setTimes] = useState(0);
  const { order } = report.order;
  const rings = ringsOf(report.order.cycles);
  const go = (to: number) => setTimes(Math.min(Math.max(0, Math.round(to) || 0), order));
  return (
    <>
      <p>{t("why-lead")}</p>
      <div class="explore-parts stack">
        <Staggered>
          <div class="stack">
            <Field label={t("times")}>
              {(attributes) => (
                <Slider
                  {...attributes}
                  min={0}
                  max={order}
                  value={times}
                  aria-valuetext={t("done-times", { n: times })}
                  onChange={go}
                />
              )}
            </Field>
            <div class="row">
              <Button onClick={() => go(0)} disabled={times === 0}>
                {t("from-start")}
              </Button>
              <Button onClick={() => go(times - 1)} disabled={times === 0}>
                {t("once-less")}
              </Button>
              <Button look="main" onClick={() => go(times + 1)} disabled={times === order}>
                {t("once-more")}
              </Button>
              <Button onClick={() => go(order)} disabled={times === order}>
                {t("to-order")}
              </Button>
            </div>
            <p aria-live="polite">
              <strong>{t("done-times", { n: times })}</strong> {homeWords(rings, times)}
            </p>
            <ul class="explore-rings pile">
              {rings.map((ring) => (
                <li key={ring.length} class="column pile">
                  <RingPicture ring={ring} times={times} />
                  <Button onClick={() => go(nextHome(ring, times))} disabled={times >= order}>
                    {t("next-home", { n: ring.length })}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          {report.size <= MAX_PICTURED_SIZE && <After report={report} times={times} />}
        </Staggered>
      </div>
      <LcmTable rings={rings} />
      <p>{t("why-end", { n: formatNumber(order) })}</p>
    </>
  );
}

/** The cube after that many repetitions of the algorithm. */
function After({ report, times }: { readonly report: AlgReport; readonly times: number }) {
  return (
    <CubePicture
      cube={coloringOf(powerState(report.state, times))}
      view="cube"
      title={t("after-times", { n: times })}
    />
  );
}

function homeWords(rings: readonly Ring[], times: number): string {
  const home = homeCount(rings, times);
  return home === rings.length ? t("all-home") : t("rings-home", { n: home, all: rings.length });
}

/** The lcm built up, one cycle length after another: each adds the primes that are still missing. */
function LcmTable({ rings }: { readonly rings: readonly Ring[] }) {
  return (
    <table class="table">
      <caption>{t("lcm")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("lcm-length")}</th>
          <th scope="col">{t("lcm-primes")}</th>
          <th scope="col">{t("lcm-common")}</th>
          <th scope="col">{t("lcm-so-far")}</th>
        </tr>
      </thead>
      <tbody>
        {lcmSteps(rings).map(({ length, primes, before, common, after }) => (
          <tr key={length}>
            <th scope="row">{formatNumber(length)}</th>
            <td dir="ltr">{printPrimes(primes)}</td>
            <td>{formatNumber(common)}</td>
            <td dir="ltr">
              {formatNumber(before)} · {formatNumber(length)} ÷ {formatNumber(common)} ={" "}
              <strong>{formatNumber(after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
