/** A ring with as many places as the cycle is long; the marked one holds the sticker that began at the top. */
import { texts } from "../../shell/language.ts";
import { type Ring, ringPosition } from "./repetition.ts";

const t = texts("explore");

const RADIUS = 40;

export function RingPicture({ ring, times }: { readonly ring: Ring; readonly times: number }) {
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
