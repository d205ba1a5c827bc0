/** Entering a cube: which one, in which way, and the net, the text or the moves. */

import { ByCamera, doubtsOf, type SeenCube } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { MAX_EDITED_SIZE, NetEditorView } from "../../cube/net-editor/index.ts";
import { MAX_READ_SIZE, type Recognized } from "../../cube/pasted/index.ts";
import { SizePicker } from "../../cube/size-picker/index.tsx";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { KEYPAD, useMedia } from "../../ui/use-media.ts";
import {
  addCube,
  editorOf,
  hand,
  isBlank,
  MAX_CUBES_READ,
  openCube,
  preview,
  record,
  removeCube,
  shownFault,
  WAYS,
  withEditor,
  withFacelets,
  withSize,
  withWay,
} from "./model.ts";
import { Typed } from "./typed.tsx";
import type { Reading } from "./use-reading.ts";

const t = texts("read");

const LargeNet = lazy(() => import("../../cube/large-net/index.tsx"));

/** Larger cubes are pasted or made by moves. */
const SIZES = Array.from({ length: MAX_EDITED_SIZE - 1 }, (_, i) => i + 2);

export function Entry({
  reading,
  found,
}: {
  readonly reading: Reading;
  /** What the text that was typed or pasted is. */
  readonly found: readonly Recognized[] | undefined;
}) {
  const now = record.value.value;
  const { size, way, at } = now;
  // Where space is short, the painted cube comes first.
  const isFolded = useMedia(KEYPAD) && way === "paint";
  return (
    <section class="card stack read-entry" aria-label={t("entry")}>
      <Cubes />
      <ByCamera painted={now.cubes[at]} onRead={takeCube} />
      {!isFolded && <Ways />}
      {way === "paint" && <p class="soft">{size % 2 === 1 ? t("hold") : t("hold-even")}</p>}
      {way !== "paint" && <Typed found={found} />}
      {size <= MAX_EDITED_SIZE && way !== "moves" ? (
        <Painted reading={reading} />
      ) : (
        !isBlank(now, at) && <Shown reading={reading} />
      )}
      {isFolded && (
        <details>
          <summary>{t("other-ways")}</summary>
          <div class="stack">
            <Ways />
          </div>
        </details>
      )}
      <AddCube />
    </section>
  );
}

/** What the camera read is painted and can be corrected there. If nothing is in doubt, the message comes next, at the top. */
function takeCube({ size, facelets, doubts, cursor }: SeenCube): void {
  const now = withWay(withSize(record.value.peek(), size), "paint");
  hand.value = { ...hand.value, cursor };
  record.set(withFacelets(now, now.at, facelets));
  if (doubts.length === 0) scrollTo(0, 0);
}

/** How the cube is entered, and how many layers it has. */
function Ways() {
  const now = record.value.value;
  const { size, way } = now;
  return (
    <>
      <Segments
        label={t("way")}
        options={WAYS.map((value) => ({ value, label: t(`way-${value}`) }))}
        chosen={way}
        onChoose={(chosen) => record.set(withWay(now, chosen))}
      />
      {way === "moves" && (
        <SizePicker
          size={size}
          largest={MAX_READ_SIZE}
          onChoose={(next) => record.set(withSize(now, next))}
        />
      )}
      {way === "paint" && (
        <Segments
          label={t("size")}
          options={SIZES.map((value) => ({ value, label: `${value}×${value}` }))}
          chosen={size}
          onChoose={(next) => record.set(withSize(now, next))}
          isShort
        />
      )}
    </>
  );
}

/** A cube that is not painted because it was entered as moves or is too large; faulty stickers of a large cube are ringed. */
function Shown({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  const cube = preview.value ?? now.cubes[now.at];
  if (now.size <= MAX_EDITED_SIZE) return <CubePicture cube={cube} />;
  return <LargeNet cube={cube} marked={shownFacelets(reading)} />;
}

/** The facelets of the fault that is shown on the open cube. */
function shownFacelets(reading: Reading): readonly number[] | undefined {
  const place = reading.places[record.value.value.at];
  const diagnosis = place === undefined ? undefined : reading.output?.diagnoses[place];
  return diagnosis?.faults[shownFault.value ?? 0]?.facelets;
}

function Painted({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  return (
    <NetEditorView
      editor={editorOf(now, hand.value)}
      marked={shownFacelets(reading)}
      doubted={doubtsOf(now.cubes[now.at])}
      preview={preview.value}
      isRead
      onChange={(next, merge) => {
        hand.value = { cursor: next.cursor, brush: next.brush };
        const entered = withEditor(now, next);
        if (entered === now) return;
        shownFault.value = undefined;
        record.set(entered, merge === undefined ? {} : { merge, within: Number.POSITIVE_INFINITY });
      }}
    />
  );
}

/** The cubes of a long message: choose, add and remove one. */
function Cubes() {
  const now = record.value.value;
  const { cubes, at } = now;
  const open = (next: number) => {
    shownFault.value = undefined;
    hand.value = { ...hand.value, cursor: 0 };
    record.set(openCube(now, next));
  };
  if (cubes.length === 1) return null;
  return (
    <div class="row read-cubes">
      <Segments
        label={t("cubes")}
        options={cubes.map((_, i) => ({ value: i, label: t("cube-n", { number: i + 1 }) }))}
        chosen={at}
        onChoose={open}
      />
      <Button look="quiet" onClick={() => record.set(removeCube(now))}>
        {t("remove-cube", { number: at + 1 })}
      </Button>
    </div>
  );
}

function AddCube() {
  const now = record.value.value;
  const { cubes } = now;
  if (cubes.length >= MAX_CUBES_READ || (cubes.length === 1 && isBlank(now, 0))) return null;
  const add = () => {
    const next = addCube(now);
    shownFault.value = undefined;
    hand.value = { ...hand.value, cursor: 0 };
    record.set(next);
    announce(t("cube-added", { number: next.cubes.length }));
  };
  return (
    <div class="row">
      <Button onClick={add}>{t("add-cube")}</Button>
      <span class="soft">{t("add-cube-hint")}</span>
    </div>
  );
}
