/** What Solve has besides: other ways to enter the cube, what is looked for, the whole cube unfolded, and what to do with the moves. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { EmbedButton } from "../../cube/embed-button.tsx";
import { ask } from "../../jobs/ask.ts";
import type { EnteredCube } from "../../jobs/enter.ts";
import { useJob } from "../../jobs/use-job.ts";
import { language, texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { PaintEntry, RandomCube, TextEntry } from "./entry.tsx";
import {
  COUNTS,
  change,
  ENTRIES,
  entered,
  goalsFor,
  record,
  type Table,
  wantedCount,
  wantedGoal,
} from "./model.ts";
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
  const { goal, count, table } = record.value.value;
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
      {wanted === "optimal" && <ProofTable table={table} />}
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
          <Button onClick={() => void start(facelets, wanted, wantedCount(size, wanted, count), table)}>
            {t("solve-again")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Which table a proof uses, of those that fit this device. */
function ProofTable({ table }: { readonly table: Table }) {
  const { output } = useJob("tables", (options) => ask("solve", "proofTables", undefined, options));
  return (
    output && (
      <Segments
        label={t("table")}
        options={output.map(({ tier, bytes }) => ({ value: tier, label: writtenBytes(bytes) }))}
        chosen={table}
        isShort
        onChoose={(next) => {
          stop();
          change({ table: next });
        }}
      />
    )
  );
}

/** `62 MB`, `1.4 GB`, as the language writes it. */
function writtenBytes(bytes: number): string {
  const [unit, one, digits] = bytes < 1e9 ? (["megabyte", 1e6, 0] as const) : (["gigabyte", 1e9, 1] as const);
  const options = { style: "unit", unit, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language.value, options).format(bytes / one);
}
