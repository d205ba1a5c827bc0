/** Where the cube goes in, typed, pasted or painted, with what it was recognized as, or why it is not a cube. */

import { useSignal } from "@preact/signals";
import { ByCamera } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Answer, MAX_READ_SIZE, WrittenField } from "../../cube/pasted/index.ts";
import { SizePicker } from "../../cube/size-picker/index.tsx";
import { MAX_EDITED_SIZE, newEditor } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Staggered } from "../../ui/staggered.tsx";
import { KEYPAD, useMedia } from "../../ui/use-media.ts";
import {
  change,
  cubeOf,
  ENTRIES,
  type Entered,
  enteredSize,
  followsSize,
  record,
  type SolveRecord,
} from "./model.ts";
import { stop } from "./search.ts";

const t = texts("solve");
const pastedWords = texts("pasted");

const PaintEntry = lazy(() => import("./paint-entry.tsx"));
const ImpossibleNotice = lazy(() => import("./impossible-notice.tsx"));

export function EntryCard({
  shown,
  entered,
}: {
  readonly shown: SolveRecord;
  readonly entered: Entered | undefined;
}) {
  const size = enteredSize(shown, entered);
  const cube = cubeOf(entered);
  const isPainted = shown.entry === "paint";
  const choose = (next: number) => {
    if (isPainted) change({ editor: newEditor(next, shown.editor.guided) });
    else if (followsSize(entered)) change({ size: next });
    else change({ size: next, text: "" });
  };
  // Where space is short, the painted cube comes first.
  const isFolded = useMedia(KEYPAD) && isPainted;
  const ways = (
    <>
      <Segments
        label={t("entry")}
        options={ENTRIES.map((value) => ({ value, label: t(`entry-${value}`) }))}
        chosen={shown.entry}
        onChoose={(entry) => change({ entry })}
      />
      <SizePicker size={size} largest={isPainted ? MAX_EDITED_SIZE : MAX_READ_SIZE} onChoose={choose} />
    </>
  );
  return (
    <section class="card columns" aria-labelledby="solve-cube">
      <Staggered>
        <div class="stack">
          <h2 id="solve-cube" class={isFolded ? "visually-hidden" : undefined}>
            {t("your-cube")}
          </h2>
          <ByCamera
            {...(isPainted && { painted: shown.editor.painted })}
            look="plain"
            onRead={({ size, facelets, cursor }) => {
              stop();
              change({ entry: "paint", editor: { ...newEditor(size), painted: facelets, cursor } });
            }}
          />
          {!isFolded && ways}
          {isPainted ? (
            <PaintEntry editor={shown.editor} />
          ) : (
            <TextEntry text={shown.text} size={size} entered={entered} />
          )}
          {isFolded && (
            <details>
              <summary>{t("other-ways")}</summary>
              <div class="stack">{ways}</div>
            </details>
          )}
          {entered?.cube?.kind === "impossible" && <ImpossibleNotice cube={entered.cube} />}
        </div>
        {cube && !isFolded && <CubePicture cube={cube.facelets} view="net" title={t("picture")} />}
      </Staggered>
    </section>
  );
}

function TextEntry({
  text,
  size,
  entered,
}: {
  readonly text: string;
  readonly size: number;
  readonly entered: Entered | undefined;
}) {
  const isAsked = useSignal(false);
  const write = (next: string, merge = "") => {
    stop();
    change({ text: next }, merge);
  };
  const random = async () => {
    stop();
    isAsked.value = true;
    const facelets = await ask("enter", "randomCube", { size }, { lane: "quick" });
    isAsked.value = false;
    record.set({ ...record.value.peek(), text: facelets, size });
  };
  return (
    <>
      <WrittenField
        label={t("text")}
        hint={pastedWords("paste-hint")}
        rows={3}
        text={text}
        onText={(next) => write(next, "text")}
      />
      <div class="row">
        <Button onClick={() => void random()} disabled={isAsked.value}>
          {t("random")}
        </Button>
      </div>
      {text.trim() !== "" && entered?.found && (
        <Answer found={entered.found} text={text} onTake={write} isFirstOnly />
      )}
    </>
  );
}
