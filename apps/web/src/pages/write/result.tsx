/** The moves that were found, the cube as it will be, and what to do with them. */

import type { ComponentChildren } from "preact";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Moves } from "../../cube/moves.tsx";
import { solvedFacelets } from "../../cubes/solved.ts";
import { splitMoves } from "../../flows/guide/model.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import { record, startGuide } from "./model.ts";
import { problemText } from "./problem.ts";
import type { LiveAnswer } from "./use-written.ts";
import { WrittenCube } from "./written-cube.tsx";

const t = texts("write");

const Hero = lazy(() => import("./hero.tsx"));
const PrintSheet = lazy(() => import("./print-sheet.tsx"));

/** More cubes are listed only in the guide and on the sheet. */
const MAX_SHOWN = 3;

export function Result({ live }: { readonly live: LiveAnswer }) {
  const { text, size } = record.value.value;
  const { written, error } = live;
  if (text === "") return <Empty />;
  if (error) return <ProblemNotice error={error} words={problemText(error)} />;
  const isFirst = written.isRunning && written.progress !== undefined;
  const found = written.progress ?? written.output;
  return (
    <section class="card stack write-result" aria-label={t("result")} aria-busy={written.isRunning}>
      {!found && !written.isRunning && <p class="soft">{t("search-stopped")}</p>}
      {!found && written.isRunning && <ComingCube size={size} onCancel={written.cancel} />}
      {found && (
        <div class={written.isRunning && !isFirst ? "stack write-stale" : "stack"}>
          <h2>
            {t("turns", { n: found.length })}
            {found.cubes.length > 1 && ` · ${t("cubes-n", { n: found.cubes.length })}`}
          </h2>
          {found.cubes.slice(0, MAX_SHOWN).map(({ alg, facelets }, i) => (
            <MovesOfCube
              key={i}
              n={i + 1}
              alg={alg}
              picture={
                found.cubes.length === 1 ? (
                  <WrittenCube text={found.text} size={size} alg={alg} isCounted />
                ) : (
                  <CubePicture cube={facelets} view="cube" title={t("picture-after", { n: i + 1 })} />
                )
              }
            />
          ))}
          {found.cubes.length > MAX_SHOWN && (
            <p class="soft">{t("more-cubes", { n: found.cubes.length - MAX_SHOWN })}</p>
          )}
          <div class="stack write-actions">
            <Button
              look="big"
              disabled={written.isRunning && !isFirst}
              onClick={() =>
                record.set(
                  startGuide(
                    record.value.peek(),
                    found.cubes.map(({ alg }) => alg),
                  ),
                )
              }
            >
              {t("start")}
            </Button>
          </div>
          {!written.isRunning && (
            <div class="row write-after">
              <CopyButton
                text={found.cubes.map(({ alg }) => alg).join("\n")}
                label={t("copy-moves")}
                look="plain"
              />
              <Button onClick={() => print()}>{t("print")}</Button>
            </div>
          )}
        </div>
      )}
      {found && written.isRunning && (
        <div class="write-after">
          <Progress label={isFirst ? t("searching-fewer") : t("searching")} onCancel={written.cancel} />
        </div>
      )}
      {found && (
        <div class="print-place">
          <PrintSheet text={found.text} size={size} cubes={found.cubes} />
        </div>
      )}
    </section>
  );
}

/** Before there are any moves: the same card, empty, so that nothing jumps. */
function ComingCube({ size, onCancel }: { readonly size: number; readonly onCancel: () => void }) {
  return (
    <div class="stack">
      <h2>…</h2>
      <div class="write-cube">
        <div class="write-hero write-stale" aria-hidden="true">
          <div class="player">
            <CubePicture cube={solvedFacelets(size)} view="cube" />
          </div>
          <p class="write-hero-line" />
        </div>
        <div class="write-moves">
          <Progress label={t("searching")} onCancel={onCancel} />
        </div>
      </div>
      <div class="stack write-actions">
        <Button look="big" disabled>
          {t("start")}
        </Button>
      </div>
      <div class="write-after" />
    </div>
  );
}

/** Longer lists are for the guide. */
const MAX_MOVES = 40;

function MovesOfCube({
  n,
  alg,
  picture,
}: {
  readonly n: number;
  readonly alg: string;
  readonly picture: ComponentChildren;
}) {
  const moves = splitMoves(alg);
  const more = moves.length > MAX_MOVES ? moves.length - MAX_MOVES : 0;
  return (
    <div class="write-cube">
      {picture}
      <div class="write-moves">
        <Moves moves={more > 0 ? moves.slice(0, MAX_MOVES) : moves} label={t("moves-label", { n })} />
        {more > 0 && <p class="soft">{t("more-turns", { n: more })}</p>}
      </div>
    </div>
  );
}

function Empty() {
  return (
    <section class="card stack write-empty">
      <div class="write-first">
        <Hero />
      </div>
      <ol class="write-plan">
        <li>{t("plan-1")}</li>
        <li>{t("plan-2")}</li>
        <li>{t("plan-3")}</li>
      </ol>
    </section>
  );
}
