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
  const words = at === 0 ? t("ring-home") : t("ring-at", { n: at, all: ring.length });
  return (
    <figure class={at === 0 ? "small explore-ring explore-ring-home" : "small explore-ring"}>
      <svg viewBox="-54 -54 108 108" role="img" aria-label={`${t("ring", { n: ring.length })} ${words}`}>
        <circle class="explore-ring-line" r={RADIUS} />
        <path class="explore-ring-start" d={`M-5 ${-RADIUS - 12}h10l-5 8z`} />
        {Array.from({ length: ring.length }, (_, i) => (
          <circle key={i} {...place(i)} r={3.5} class="explore-ring-place" />
        ))}
        <circle {...place(at)} r={8} class="explore-ring-now" />
        <text dy="0.35em">{ring.length}</text>
      </svg>
      <figcaption>
        {words}
        {ring.count > 1 && <small class="soft"> ×{ring.count}</small>}
      </figcaption>
    </figure>
  );
}
