/** What the text takes, live: the room left and whether mistakes are noticed; bits and other cubes under Details. */
import { formatNumber, languageName, texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { charactersLeft, record, sizeName } from "./model.ts";
import type { LiveAnswer } from "./use-written.ts";

const t = texts("write");

/** For those few texts that are places. */
const PlaceOffer = lazy(async () => ({ default: (await import("./coded-field.tsx")).PlaceOffer }));

export function Facts({ live }: { readonly live: LiveAnswer }) {
  const { output: measured, error, isRunning, progress: loading } = live.measured;
  if (isRunning && loading)
    return <p class="soft">{t("loading-model", { language: languageName(loading) })}</p>;
  const { kind, text, size } = record.value.value;
  if (!measured || error || kind === "letters") return null;
  const { bits, room, check, cubes, sizes } = measured;
  const more = charactersLeft(text, bits, check, room);
  const all = bits + room;
  const used = t("bits-used", { bits: formatNumber(bits), all: formatNumber(Math.round(all * 10) / 10) });
  return (
    <section class="card write-facts stack stack-apart" aria-label={t("facts")}>
      {kind === "text" && measured.place && <PlaceOffer />}
      {kind === "text" ? (
        <p>
          <strong>{more > 0 ? t("room", { n: more }) : t("room-none")}</strong>
          {check > 0 && <span class="soft"> · {t("check-some")}</span>}
        </p>
      ) : (
        check > 0 && <p class="soft">{t("check-some")}</p>
      )}
      <meter min={0} max={all} value={bits} aria-label={used} />
      {check === 0 && <p class="field-hint">{t("check-none")}</p>}
      <details>
        <summary>{t("details")}</summary>
        <div class="stack">
          <p>{used}</p>
          {check > 0 && <p>{t("check-says", { n: 2 ** check })}</p>}
          <div>
            <h2 class="write-small-heading">{t("sizes")}</h2>
            <ul class="points">
              {sizes.map((each) => (
                <li key={each.size}>
                  <b dir="ltr">{sizeName(each.size)}</b>:{" "}
                  {t("cubes-n", { n: each.size === size ? cubes : each.cubes })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </section>
  );
}
