/** Why the order is the lcm: rings that advance one step each time, next to the cube and the prime factors. */
import { coloringOf, powerState } from "@cubegram/core/state";
import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import type { AlgReport } from "../../jobs/explore.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
import {
  homeCount,
  lcmSteps,
  nextHome,
  printPrimes,
  type Ring,
  ringPosition,
  ringsOf,
} from "./repetition.ts";

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

const RADIUS = 40;

/** A ring with as many places as the cycle is long; the marked one holds the sticker that began at the top. */
function RingPicture({ ring, times }: { readonly ring: Ring; readonly times: number }) {
  const at = ringPosition(ring, times);
  const place = (i: number) => {
    const angle = (2 * Math.PI * i) / ring.length;
    return { cx: RADIUS * Math.sin(angle), cy: -RADIUS * Math.cos(angle) };
  };
  const isHome = at === 0;
  const words = isHome ? t("ring-home") : t("ring-at", { n: at, all: ring.length });
  return (
    <figure class="small">
      <svg
        width={120}
        viewBox="-54 -54 108 108"
        role="img"
        aria-label={`${t("ring", { n: ring.length })} ${words}`}
      >
        <circle r={RADIUS} fill="none" stroke="var(--line-strong)" stroke-width={2} />
        <path fill="var(--ink-soft)" d={`M-5 ${-RADIUS - 12}h10l-5 8z`} />
        <g fill="var(--surface)" stroke="var(--ink-soft)" stroke-width={1.5}>
          {Array.from({ length: ring.length }, (_, i) => (
            <circle key={i} {...place(i)} r={3.5} />
          ))}
        </g>
        <circle
          {...place(at)}
          r={8}
          fill={isHome ? "var(--good)" : "var(--accent)"}
          stroke="var(--surface)"
          stroke-width={2}
        />
        <text dy="0.35em" font-size="24" font-weight="700" text-anchor="middle" fill="var(--ink)">
          {ring.length}
        </text>
      </svg>
      <figcaption class={isHome ? "centered explore-home" : "centered"}>
        {words}
        {ring.count > 1 && <small class="soft"> ×{ring.count}</small>}
      </figcaption>
    </figure>
  );
}

/** Children one after another, each in its own task and frame: the visible part of a long page appears immediately, and the page never blocks. */
function Staggered({ children }: { readonly children: ComponentChildren }) {
  const all = toChildArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all.length) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without the frame a slow browser would lay out several of them together.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(shown + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, all.length]);
  return <>{all.slice(0, shown)}</>;
}
