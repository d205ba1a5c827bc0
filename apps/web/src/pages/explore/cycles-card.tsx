/** The cycles: how many of each length, one of them drawn on the net, and the paths of the pieces by name. */

import { type NetLayout, netLayout, paletteOf } from "@cubegram/core/drawing";
import { useState } from "preact/hooks";
import { faceletName, type PieceCycle, type StickerCycle } from "../../jobs/cycles.ts";
import type { AlgReport } from "../../jobs/explore.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { arrowPath } from "./arrow-path.ts";

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

/** Of a sticker, which is 10 wide (`NetLayout`). */
const INSET = 0.5;
const ROUNDING = 1.2;

/** One cycle on the net: its stickers numbered in order, with an arrow from each to the next. */
function CyclePicture({ size, cycle }: { readonly size: number; readonly cycle: StickerCycle }) {
  const layout = netLayout(size);
  const { facelets } = cycle;
  const trip = [...facelets, facelets[0]].map((facelet) => faceletName(facelet, size)).join(" → ");
  const tall = size > 7 ? size / 7 : 1;
  return (
    <figure class="explore-net pile">
      <svg
        width="100%"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={t("cycle-picture", { n: facelets.length, trip })}
      >
        <Stickers layout={layout} size={size} moved={new Set(facelets)} />
        {facelets.map((facelet, i) => (
          <Arrow
            key={facelet}
            path={arrowPath(layout, facelet, facelets[(i + 1) % facelets.length])}
            tall={tall}
          />
        ))}
        {facelets.map((facelet, i) => {
          const [x, y] = layout.cornerOf(facelet);
          return (
            <g key={facelet} fill="#15181f" font-weight="700" text-anchor="middle">
              <circle
                cx={x + 5}
                cy={y + 5}
                r={3.4 * tall}
                fill="#ffffff"
                stroke="#15181f"
                stroke-width={0.4}
              />
              <text x={x + 5} y={y + 5 + 1.3 * tall} font-size={3.8 * tall}>
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption class="soft mono small" dir="ltr">
        {trip}
      </figcaption>
    </figure>
  );
}

/** Stickers that stay are drawn up to this size; beyond it a face is one rectangle, and only the moved ones lie on it. */
const MAX_SIZE_IN_DETAIL = 8;

/** Two paths for each face, stickers that stay and stickers that move: hundreds of elements would block the page. */
function Stickers({
  layout,
  size,
  moved,
}: {
  readonly layout: NetLayout;
  readonly size: number;
  readonly moved: ReadonlySet<number>;
}) {
  const area = size * size;
  const side = 10 * size;
  const outlines = (facelets: readonly number[]) =>
    facelets.map((facelet) => outline(layout.cornerOf(facelet))).join("");
  const isDetailed = size <= MAX_SIZE_IN_DETAIL;
  return (
    <>
      {paletteOf(scheme.value).map((color, face) => {
        const facelets = Array.from({ length: area }, (_, i) => face * area + i);
        const [x, y] = layout.cornerOf(face * area);
        const still = isDetailed
          ? outlines(facelets.filter((facelet) => !moved.has(facelet)))
          : `M${x} ${y}h${side}v${side}h${-side}z`;
        return (
          <g key={color} fill={color}>
            <path stroke="var(--line-strong)" stroke-width={0.3} opacity={0.35} d={still} />
            <path
              stroke="var(--ink)"
              stroke-width={0.6}
              d={outlines(facelets.filter((facelet) => moved.has(facelet)))}
            />
          </g>
        );
      })}
    </>
  );
}

/** A rounded square, a little inside its place. */
function outline([x, y]: ReturnType<NetLayout["cornerOf"]>): string {
  const side = 10 - 2 * INSET - 2 * ROUNDING;
  const round = (right: number, down: number) =>
    `a${ROUNDING} ${ROUNDING} 0 0 1 ${right * ROUNDING} ${down * ROUNDING}`;
  const start = `M${short(x + INSET + ROUNDING)} ${short(y + INSET)}`;
  return `${start}h${side}${round(1, 1)}v${side}${round(-1, 1)}h${-side}${round(-1, -1)}v${-side}${round(1, -1)}z`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A dark line with a light edge, visible on every color. */
function Arrow({ path, tall }: { readonly path: string; readonly tall: number }) {
  const [x, y] = path.split(" ").slice(-2).map(Number);
  const [, bendX, bendY] = /Q(\S+) (\S+)/.exec(path)!.map(Number);
  const angle = (Math.atan2(y - bendY, x - bendX) * 180) / Math.PI;
  const head = `M0 0L${-2.6 * tall} ${1.3 * tall}V${-1.3 * tall}z`;
  return (
    <g fill="none" stroke="#ffffff" stroke-linecap="round">
      <path d={path} stroke-width={1.3 * tall} />
      <path d={path} stroke="#15181f" stroke-width={0.7 * tall} />
      <path d={head} fill="#15181f" stroke-width={0.3} transform={`translate(${x} ${y}) rotate(${angle})`} />
    </g>
  );
}
