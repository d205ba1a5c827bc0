/** What became of the text: what it took in cubes, and the cubes themselves. */

import { Moves } from "../../cube/moves.tsx";
import { splitMoves } from "../../flows/guide/model.ts";
import type { Written } from "../../jobs/write.ts";
import { formatNumber, languageName, texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { charactersLeft, record, sizeName } from "./model.ts";
import type { LiveAnswer } from "./use-written.ts";
import { goToMove, shown } from "./written-cube.tsx";

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

/** What this page can say more about than the sentences shared by all pages. */
const KNOWN = ["too-long", "too-many-cubes"] as const;
/** More cubes are listed only in the guide and on the sheet. */
const MAX_SHOWN = 3;

/** The moves that were found, and how many they are. */
export function Result({ live, found }: { readonly live: LiveAnswer; readonly found: Written | undefined }) {
  const { written, error } = live;
  // The field says it.
  if (error?.code === "not-coordinates") return null;
  if (error) {
    const known = KNOWN.find((each) => each === error.code);
    return <ProblemNotice error={error} words={known && t(`problem-${known}`)} />;
  }
  const isFirst = written.isRunning && written.progress !== undefined;
  const isStale = written.isRunning && !isFirst;
  const count = found?.cubes.length ?? 0;
  return (
    <section class="write-result pile" aria-label={t("result")} aria-busy={written.isRunning}>
      {!found && !written.isRunning && <p class="soft">{t("search-stopped")}</p>}
      <div class={isStale ? "write-moves write-stale" : "write-moves"}>
        {found?.cubes.slice(0, MAX_SHOWN).map(({ alg }, i) => (
          <MovesOfCube key={i} n={i + 1} alg={alg} isPlayed={count === 1} />
        ))}
      </div>
      {count > MAX_SHOWN && <p class="soft">{t("more-cubes", { n: count - MAX_SHOWN })}</p>}
      <div class="line gathered write-told">
        <h2>
          {found ? t("turns", { n: found.length }) : "…"}
          {count > 1 && ` · ${t("cubes-n", { n: count })}`}
        </h2>
        {written.isRunning && (
          <Progress label={isFirst ? t("searching-fewer") : t("searching")} onCancel={written.cancel} />
        )}
      </div>
    </section>
  );
}

/** Longer lists are for the guide. */
const MAX_MOVES = 100;

interface MovesOfCubeProps {
  readonly n: number;
  readonly alg: string;
  /** Whether the cube above shows them. */
  readonly isPlayed: boolean;
}

function MovesOfCube({ n, alg, isPlayed }: MovesOfCubeProps) {
  const moves = splitMoves(alg);
  const more = moves.length - MAX_MOVES;
  const at = isPlayed && shown.value.alg === alg ? shown.value.at : undefined;
  return (
    <>
      <Moves
        moves={moves.slice(0, MAX_MOVES)}
        label={t("moves-label", { n })}
        isRow
        {...(at !== undefined && { at, onGo: (made: number) => goToMove(alg, made) })}
      />
      {more > 0 && <p class="soft">{t("more-turns", { n: more })}</p>}
    </>
  );
}
