/** What the text takes, live: the room left and whether mistakes are noticed; bits and other cubes under Details. */
import { formatNumber, languageName, texts } from "../../shell/language.ts";
import { charactersLeft, record } from "./model.ts";
import { sizeName } from "./options.tsx";
import type { LiveAnswer } from "./use-written.ts";

const t = texts("write");

export function Facts({ live, text }: { readonly live: LiveAnswer; readonly text: string }) {
  const { output: measured, error, isRunning, progress: loading } = live.measured;
  if (isRunning && loading)
    return <p class="soft">{t("loading-model", { language: languageName(loading) })}</p>;
  if (!measured || error) return null;
  const { bits, room, check, cubes, sizes } = measured;
  const more = charactersLeft(text, bits, check, room);
  const all = bits + room;
  const used = t("bits-used", { bits: formatNumber(bits), all: formatNumber(Math.round(all * 10) / 10) });
  return (
    <section class="card write-facts stack" aria-label={t("facts")}>
      <p>
        <strong>{more > 0 ? t("room", { n: more }) : t("room-none")}</strong>
        {check > 0 && <span class="soft"> · {t("check-some")}</span>}
      </p>
      <meter min={0} max={all} value={bits} aria-label={used} />
      {check === 0 && <p class="field-hint">{t("check-none")}</p>}
      <details>
        <summary>{t("details")}</summary>
        <div class="stack">
          <p>{used}</p>
          {check > 0 && <p>{t("check-says", { n: 2 ** check })}</p>}
          <Sizes sizes={sizes} chosen={record.value.value.size} cubes={cubes} />
        </div>
      </details>
    </section>
  );
}

interface SizesProps {
  readonly sizes: readonly { readonly size: number; readonly cubes: number }[];
  readonly chosen: number;
  readonly cubes: number;
}

function Sizes({ sizes, chosen, cubes }: SizesProps) {
  const others = sizes.map(({ size, cubes: needed }) => {
    const count = t("cubes-n", { n: size === chosen ? cubes : needed });
    return (
      <li key={size}>
        <b dir="ltr">{sizeName(size)}</b>: {count}
      </li>
    );
  });
  return (
    <div>
      <h2 class="write-small-heading">{t("sizes")}</h2>
      <ul>{others}</ul>
    </div>
  );
}
