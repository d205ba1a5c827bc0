/** What the text takes, live: bits used and left, room in characters, cubes, check digits, and which cubes would do. */
import { formatNumber } from "../../app/language.ts";
import { t } from "./messages/index.ts";
import { charactersLeft, record } from "./model.ts";
import { sizeName } from "./options.tsx";
import type { LiveAnswer } from "./use-written.ts";

export function Facts({ live, text }: { readonly live: LiveAnswer; readonly text: string }) {
  const measured = live.measured.output;
  if (!measured || live.measured.error) return null;
  const { bits, room, check, cubes, sizes } = measured;
  const more = charactersLeft(text, bits, check, room);
  const all = bits + room;
  return (
    <section class="card stack" aria-label={t("facts")}>
      <div class="write-meter">
        <div class="write-meter-words">
          <strong>
            {t("bits-used", { bits: formatNumber(bits), all: formatNumber(Math.round(all * 10) / 10) })}
          </strong>
          <span class="soft">{more > 0 ? t("room", { n: more }) : t("room-none")}</span>
        </div>
        <meter min={0} max={all} value={bits} aria-label={t("bits-used", { bits, all })} />
        <p class="field-hint">{check > 0 ? t("check-says", { n: 2 ** check }) : t("check-none")}</p>
      </div>
      <Sizes sizes={sizes} chosen={record.value.value.size} cubes={cubes} />
    </section>
  );
}

interface SizesProps {
  readonly sizes: readonly { readonly size: number; readonly cubes: number }[];
  readonly chosen: number;
  readonly cubes: number;
}

function Sizes({ sizes, chosen, cubes }: SizesProps) {
  return (
    <div>
      <h2 class="write-small-heading">{t("sizes")}</h2>
      <ul class="write-sizes">
        {sizes.map(({ size, cubes: needed }) => (
          <li key={size} class={size === chosen ? "write-size write-size-chosen" : "write-size"}>
            <b dir="ltr">{sizeName(size)}</b>
            <span>{t("cubes-n", { n: size === chosen ? cubes : needed })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
