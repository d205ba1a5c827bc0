/** Check: why a cube is impossible, step by step on the user's own cube. */

import type { Fault } from "@cubegram/core/diagnosis";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { CubePicture, type CubePictureProps } from "../../cube/cube-picture.tsx";
import { repairWords } from "../../cube/net-editor/words.ts";
import { Stage } from "../../cube/stage/index.tsx";
import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import { TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { whenIdle } from "../../shell/slices.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { glide, type Spot } from "./glide.ts";
import {
  byHand,
  change,
  EXAMPLES,
  examine,
  exampleCube,
  hand,
  marked,
  mend,
  mended,
  newRecord,
  preview,
  record,
  take,
  toLink,
  verdictOf,
} from "./model.ts";
import "./style.css";

const t = texts("check");

const NetEditorView = lazy(async () => ({
  default: (await import("../../cube/net-editor/net-editor.tsx")).NetEditorView,
}));
const Paste = lazy(() => import("./paste.tsx"));
/** The verdict is said at once; the tests behind it come when the page has come to rest. */
const Steps = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import("./steps.tsx");
});

export default function CheckPage() {
  const now = record.value.value;
  const { size, painted } = now;
  const isWhole = !painted.includes("?");
  const isBlank = painted === newRecord(size).painted;
  const work = useJob(
    painted,
    (options) => ask("check", "diagnoseStickers", { facelets: painted }, options),
    { delay: TYPING_MS },
  );
  const diagnosis = work.isRunning ? undefined : work.output;
  const examination = useMemo(() => examine(now, work.output?.faults ?? []), [now, work.output]);
  const verdict = verdictOf(examination);
  // What was painted by hand may have been held turned, which the editor knows; and it is mended there.
  const isPainting = !isWhole || doubtsOf(painted) !== undefined || byHand.value === painted;
  const justMended = mended.value?.facelets === painted ? mended.value : undefined;
  const shownPlace =
    marked.value ?? justMended?.changed ?? (isWhole ? firstPlace(diagnosis?.faults) : undefined);
  const [repair] = verdict === "impossible" ? (diagnosis?.repairs ?? []) : [];
  const isMending = verdict === "impossible" && (work.isRunning || repair !== undefined);
  const words = isBlank ? t("lead") : t(`verdict-${verdict}`);
  const isJudged = isWhole && diagnosis !== undefined;
  useEffect(() => {
    if (isJudged) announce(words);
  }, [isJudged, painted]);
  const editor = (
    <NetEditorView
      editor={{
        ...now,
        ...hand.value,
        cursor: Math.min(hand.value.cursor, painted.length - 1),
        guided: false,
      }}
      guide={false}
      marked={shownPlace}
      doubted={doubtsOf(painted)}
      preview={preview.value}
      onChange={({ size, painted: next, cursor, brush }, merge) => {
        hand.value = { cursor, brush };
        if (next === painted) return;
        byHand.value = next;
        change({ size, painted: next }, merge);
      }}
    />
  );
  const camera = (
    <ByCamera
      painted={painted}
      look={isPainting ? "main" : "plain"}
      onRead={({ size, facelets, cursor }) => {
        hand.value = { ...hand.value, cursor };
        change({ size, painted: facelets });
      }}
    />
  );
  return (
    <>
      <PageHead title={t("title")} record={record} link={toLink(now)} />
      <Stage
        page="check"
        size={size}
        largest={MAX_EDITED_SIZE}
        onSize={(next) => change(newRecord(next))}
        onTake={({ facelets }) => {
          const next = take(facelets);
          if (next) change(next);
        }}
        say={
          <>
            <p class={isBlank ? "soft" : undefined}>{words}</p>
            {isPainting && <Examples />}
          </>
        }
        buttons={
          <>
            {/* It has its place before there is a repair: what comes later must not push another button away under a finger. */}
            {isMending && (
              <Button look="big" disabled={!repair} onClick={() => repair && mend(repair)}>
                {repair ? repairWords(repair, painted, size) : t("judging")}
              </Button>
            )}
            {verdict === "possible" && (
              <a class="button button-main" href={printLink("read", { facelets: painted })}>
                {t("to-read")}
              </a>
            )}
            {isPainting && camera}
          </>
        }
        more={
          <>
            {!isPainting && camera}
            <Pasted size={size} />
            {!isPainting && <Examples />}
            {!isPainting && editor}
          </>
        }
        about={
          !isBlank && <Steps examination={examination} diagnosis={diagnosis} isDiagnosing={work.isRunning} />
        }
      >
        {isPainting ? (
          editor
        ) : (
          <Picture
            cube={preview.value ?? painted}
            view={isInSight(shownPlace, size) ? "cube" : "net"}
            ringed={preview.value || justMended ? [] : (shownPlace ?? [])}
          />
        )}
      </Stage>
    </>
  );
}

/** The cube; a repair moves what it changes. */
function Picture(props: Pick<CubePictureProps, "cube" | "view" | "ringed">) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly Spot[]>([]);
  useLayoutEffect(() => {
    if (box.current) shown.current = glide(box.current, shown.current);
  }, [props.cube, props.view]);
  return (
    <div ref={box}>
      <CubePicture {...props} title={t("entry")} />
    </div>
  );
}

function Pasted({ size }: { readonly size: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="check-paste" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("paste")}</summary>
      {isOpen && <Paste size={size} />}
    </details>
  );
}

/** Cubes with one thing wrong, to look at. */
function Examples() {
  return (
    <fieldset class="choice">
      <legend class="field-label">{t("examples")}</legend>
      <div class="strip chips">
        {EXAMPLES.map((example) => (
          <Button
            key={example}
            onClick={() => {
              change(exampleCube(example));
              // What is wrong with it is said below the cube, at the top of the page.
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

/** Whether something of it is on one of the three sides that a picture of the cube shows; else the net shows it. */
function isInSight(facelets: readonly number[] | undefined, size: number): boolean {
  return facelets === undefined || facelets.some((facelet) => facelet < 3 * size ** 2);
}

/** Shown once all is painted, lest the cursor be led away: where a fault is, of several the one that is closest to a piece. */
function firstPlace(faults: readonly Fault[] = []): readonly number[] | undefined {
  const places = faults.flatMap(({ code, facelets = [] }) =>
    code === "stickers-unknown" || facelets.length === 0 ? [] : [facelets],
  );
  return places.toSorted((a, b) => a.length - b.length)[0];
}
