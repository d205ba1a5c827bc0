/** What Solve has besides: other ways to enter the cube, what is looked for, the whole cube unfolded, and what to do with the moves. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { EmbedButton } from "../../cube/embed-button.tsx";
import type { EnteredCube } from "../../jobs/enter.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { PaintEntry, RandomCube, TextEntry } from "./entry.tsx";
import { COUNTS, change, ENTRIES, entered, goalsFor, record, wantedCount, wantedGoal } from "./model.ts";
import { type Found, forget, found, search, start, stop } from "./search.tsx";

const t = texts("solve-more");
const ofPage = texts("solve");

interface SolveMoreProps {
  readonly cube: EnteredCube | undefined;
  readonly solution: Found | undefined;
  readonly isPainting: boolean;
}

export default function SolveMore({ cube, solution, isPainting }: SolveMoreProps) {
  const { entry, editor } = record.value.value;
  return (
    <>
      <Segments
        label={t("entry")}
        options={ENTRIES.map((value) => ({ value, label: t(`entry-${value}`) }))}
        chosen={entry}
        onChoose={(entry) => change({ entry })}
      />
      {solution && entry === "text" && <TextEntry found={entered.value?.found} />}
      {entry === "paint" && (
        <div class="row">
          <RandomCube size={editor.size} isMain={false} />
        </div>
      )}
      {entry === "paint" && !isPainting && <PaintEntry editor={editor} />}
      {cube && !cube.isSolved && <Goal {...cube} />}
      {solution && cube && (
        <div class="row">
          <CopyButton text={solution.alg} />
          <EmbedButton size={cube.size} state={cube.facelets} alg={solution.alg} />
          <a
            class="button button-quiet"
            href={printLink("explore", { alg: solution.alg, size: String(cube.size) })}
          >
            {t("explore")}
          </a>
        </div>
      )}
      {cube && entry === "text" && <CubePicture cube={cube.facelets} view="net" title={ofPage("picture")} />}
    </>
  );
}

/** What is sought; and a way to go on after a stop. */
function Goal({ facelets, size }: EnteredCube) {
  const { goal, count } = record.value.value;
  const goals = goalsFor(size);
  const wanted = wantedGoal(size, goal);
  const isImprovable = found.value?.facelets === facelets && !found.value.isProved;
  const note =
    wanted === "short" && size !== 3
      ? size === 2
        ? "note-pocket"
        : "note-large"
      : (`note-${wanted}` as const);
  return (
    <>
      {goals.length > 1 && (
        <Segments
          label={t("goal")}
          options={goals.map((value) => ({ value, label: ofPage(`goal-${value}`) }))}
          chosen={wanted}
          onChoose={(next) => {
            stop();
            change({ goal: next });
          }}
        />
      )}
      <p class="soft">{t(note)}</p>
      {size > 2 && wanted === "short" && (
        <>
          <Segments
            label={t("count")}
            options={COUNTS.map((value) => ({ value, label: ofPage(`count-${value}`) }))}
            chosen={count}
            onChoose={(next) => {
              forget();
              change({ count: next });
            }}
          />
          <p class="soft">{t(`note-${count}`)}</p>
        </>
      )}
      {search.value.kind === "idle" && wanted !== "learn" && isImprovable && (
        <div class="row">
          <Button onClick={() => void start(facelets, wanted, wantedCount(size, wanted, count))}>
            {t("solve-again")}
          </Button>
        </div>
      )}
    </>
  );
}
