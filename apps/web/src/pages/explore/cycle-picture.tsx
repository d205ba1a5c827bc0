/** One cycle on the net: its stickers numbered in order, with an arrow from each to the next. */

import { paletteOf } from "@cubegram/core/drawing";
import { useMemo } from "preact/hooks";
import { faceletName, type StickerCycle } from "../../jobs/cycles.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { arrowPath, type NetLayout, netLayout } from "./net-layout.ts";

const t = texts("explore");

const INSET = 0.05;
const ROUNDING = 0.12;

export function CyclePicture({ size, cycle }: { readonly size: number; readonly cycle: StickerCycle }) {
  const layout = useMemo(() => netLayout(size), [size]);
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
          const [x, y] = layout.corners[facelet];
          return (
            <g key={facelet} fill="#15181f" font-weight="700" text-anchor="middle">
              <circle
                cx={x + 0.5}
                cy={y + 0.5}
                r={0.34 * tall}
                fill="#ffffff"
                stroke="#15181f"
                stroke-width={0.04}
              />
              <text x={x + 0.5} y={y + 0.5 + 0.13 * tall} font-size={0.38 * tall}>
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
  const isDetailed = size <= MAX_SIZE_IN_DETAIL;
  return (
    <>
      {paletteOf(scheme.value).map((color, face) => {
        const facelets = Array.from({ length: area }, (_, i) => face * area + i);
        const [x, y] = layout.corners[face * area];
        const still = isDetailed
          ? facelets
              .filter((facelet) => !moved.has(facelet))
              .map((facelet) => outline(layout.corners[facelet]))
          : [`M${x} ${y}h${size}v${size}h${-size}z`];
        const own = facelets.filter((facelet) => moved.has(facelet));
        return (
          <g key={color} fill={color}>
            <path stroke="var(--line-strong)" stroke-width={0.03} opacity={0.35} d={still.join("")} />
            <path
              stroke="var(--ink)"
              stroke-width={0.06}
              d={own.map((facelet) => outline(layout.corners[facelet])).join("")}
            />
          </g>
        );
      })}
    </>
  );
}

/** A rounded square, a little inside its place. */
function outline([x, y]: NetLayout["corners"][number]): string {
  const side = 1 - 2 * INSET - 2 * ROUNDING;
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
  const head = `M0 0L${-0.26 * tall} ${0.13 * tall}V${-0.13 * tall}z`;
  return (
    <g fill="none" stroke="#ffffff" stroke-linecap="round">
      <path d={path} stroke-width={0.13 * tall} />
      <path d={path} stroke="#15181f" stroke-width={0.07 * tall} />
      <path d={head} fill="#15181f" stroke-width={0.03} transform={`translate(${x} ${y}) rotate(${angle})`} />
    </g>
  );
}
