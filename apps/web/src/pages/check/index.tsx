/** Check: why a cube is impossible, step by step on the user's own cube. */

import type { Fault } from "@cubegram/core/diagnosis";
import { useMemo, useState } from "preact/hooks";
import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { MAX_EDITED_SIZE, NetEditorView } from "../../cube/net-editor/index.ts";
import { ask } from "../../jobs/ask.ts";
import { TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { Staggered } from "../../ui/staggered.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { EXAMPLES, examine, exampleCube, hand, marked, newRecord, preview, record, toLink } from "./model.ts";
import { Steps, VerdictNotice } from "./steps.tsx";
import "./style.css";

const t = texts("check");

const Paste = lazy(() => import("./paste.tsx"));

const SIZES = Array.from({ length: MAX_EDITED_SIZE - 1 }, (_, i) => i + 2);

export default function CheckPage() {
  const now = record.value.value;
  const input = { facelets: now.painted };
  const isWhole = !now.painted.includes("?");
  const work = useJob(now.painted, (options) => ask("check", "diagnoseStickers", input, options), {
    delay: TYPING_MS,
  });
  const diagnosis = work.isRunning ? undefined : work.output;
  const examination = useMemo(() => examine(now, work.output?.faults ?? []), [now, work.output]);
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="check" parameters={toLink(now)} />
      </PageHead>
      {now.painted !== newRecord(now.size).painted && <VerdictNotice examination={examination} />}
      <div class={now.size > 5 ? "stack" : "columns"}>
        <Staggered>
          <section class="card stack check-cube" aria-label={t("entry")}>
            <ByCamera
              painted={now.painted}
              look="plain"
              onRead={({ size, facelets, cursor }) => {
                hand.value = { ...hand.value, cursor };
                change({ size, painted: facelets });
              }}
            />
            <NetEditorView
              editor={{
                ...now,
                ...hand.value,
                cursor: Math.min(hand.value.cursor, now.painted.length - 1),
                guided: false,
              }}
              guide={false}
              marked={marked.value ?? (isWhole ? firstPlace(diagnosis?.faults) : undefined)}
              doubted={doubtsOf(now.painted)}
              preview={preview.value}
              onChange={({ size, painted, cursor, brush }, merge) => {
                hand.value = { cursor, brush };
                if (painted !== now.painted) change({ size, painted }, merge);
              }}
            />
            <Pasted size={now.size} />
            <Segments
              label={t("size")}
              options={SIZES.map((value) => ({ value, label: `${value}×${value}` }))}
              isShort
              chosen={now.size}
              onChoose={(size) => change(newRecord(size))}
            />
            <Examples />
          </section>
          <Steps examination={examination} diagnosis={diagnosis} isDiagnosing={work.isRunning} />
        </Staggered>
      </div>
    </>
  );
}

function change(next: typeof record.value.value, merge?: string): void {
  marked.value = undefined;
  preview.value = undefined;
  record.set(next, merge === undefined ? {} : { merge, within: Number.POSITIVE_INFINITY });
}

function Pasted({ size }: { readonly size: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="check-paste" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("paste")}</summary>
      {isOpen && <Paste size={size} onTake={(cube) => change(cube)} />}
    </details>
  );
}

/** Cubes with one thing wrong, to look at. */
function Examples() {
  return (
    <fieldset class="check-examples">
      <legend>{t("examples")}</legend>
      <div class="row">
        {EXAMPLES.map((example) => (
          <Button
            key={example}
            onClick={() => {
              change(exampleCube(example));
              // What is wrong with it is said above the cube.
              scrollTo({ top: 0 });
            }}
          >
            {t(`example-${example}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Shown once all is painted, lest the cursor be led away: where the first fault is. */
function firstPlace(faults: readonly Fault[] = []): readonly number[] | undefined {
  return faults.find(({ code, facelets }) => code !== "stickers-unknown" && facelets && facelets.length > 0)
    ?.facelets;
}
