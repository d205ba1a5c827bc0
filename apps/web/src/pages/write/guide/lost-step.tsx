/** Lost: what does the cube show? Then what went wrong, if one slip explains it, and the way on from there. */
import { diagnose } from "@cubegram/core/diagnosis";
import { printFacelets } from "@cubegram/core/state";
import { Button } from "../../../parts/button.tsx";
import { type NetEditor, newEditor, readEditorRecord } from "../../../parts/net-editor/model.ts";
import { NetEditorView } from "../../../parts/net-editor/net-editor.tsx";
import { readEditor } from "../../../parts/net-editor/reading.ts";
import { Notice } from "../../../parts/notice.tsx";
import { Progress } from "../../../parts/progress.tsx";
import { useWork } from "../../../work/use-work.ts";
import { ask } from "../../../work/work.ts";
import { t } from "../messages/index.ts";
import { goTo, LARGEST_RESUMED, startAgain, takeWay } from "../model.ts";
import { guideOn, seeCube } from "../state.ts";
import type { StepProps } from "./guide.tsx";

export default function LostStep(props: StepProps) {
  return props.size > LARGEST_RESUMED ? <LargeCube /> : <PaintedCube {...props} />;
}

/** From a large cube in the middle of its moves there is no way on: it is solved and written again. */
function LargeCube() {
  return (
    <div class="stack">
      <h2 tabIndex={-1}>{t("large-title")}</h2>
      <p>{t("large-how")}</p>
      <div class="guide-buttons">
        <Button onClick={() => guideOn((now) => goTo(now, "moves"))}>{t("back")}</Button>
        <Button look="big" onClick={() => guideOn(startAgain)}>
          {t("large-again")}
        </Button>
      </div>
    </div>
  );
}

function PaintedCube({ guide, size }: StepProps) {
  const kept = readEditorRecord(guide.seen);
  const seen = kept?.size === size ? kept : newEditor(size);
  return (
    <div class="stack">
      <h2 tabIndex={-1}>{t("lost-title")}</h2>
      <p>{t("lost-how")}</p>
      <NetEditorView editor={seen} onChange={seeCube} />
      <Way alg={guide.cubes[guide.cube]} seen={seen} />
    </div>
  );
}

/** From the painted cube to the message, once it is a cube. */
function Way({ alg, seen }: { readonly alg: string; readonly seen: NetEditor }) {
  const { facelets, isLegal } = readCube(seen);
  const key = isLegal ? `${alg} ${facelets}` : undefined;
  const work = useWork(key, (options) => ask("write", "resume", { alg, facelets: facelets! }, options));
  const way = work.isRunning ? undefined : work.output;
  return (
    <>
      {facelets && !isLegal && (
        <Notice kind="bad" alert>
          {t("lost-impossible")}
        </Notice>
      )}
      {work.isRunning && <Progress onCancel={work.cancel} />}
      {way && (
        <Notice kind="note" alert>
          {explain(way.explanations[0])}
        </Notice>
      )}
      <div class="guide-buttons">
        <Button onClick={() => guideOn((now) => goTo(now, "moves"))}>{t("back")}</Button>
        {way && (
          <Button
            look="big"
            onClick={() => guideOn((now) => takeWay(now, { from: way.facelets, alg: way.alg }))}
          >
            {way.length === 0 ? t("lost-fine") : t("lost-go", { n: way.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** The painted cube when every sticker is known, and whether turns lead to it. */
function readCube(seen: NetEditor): { readonly facelets?: string; readonly isLegal: boolean } {
  const { size, colours, empty } = readEditor(seen);
  if (empty > 0) return { isLegal: false };
  const facelets = printFacelets({ size, colours });
  return { facelets, isLegal: diagnose(facelets, { size }).legal };
}

interface Explanation {
  readonly kind: string;
  readonly move: number;
}

const KINDS = [
  "finished",
  "stopped",
  "left-out",
  "reversed",
  "doubled",
  "other-turn",
  "extra-turn",
  "held",
] as const;

function explain(explanation: Explanation | undefined): string {
  const kind = KINDS.find((each) => each === explanation?.kind);
  return kind && explanation ? t(`slip-${kind}`, { n: explanation.move }) : t("slip-unknown");
}
