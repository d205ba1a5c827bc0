/** A screen on which the user paints or pastes the cube; the editor is the picture. */

import { parseColoring } from "@cubegram/core/diagnosis";
import { isFixedCenter } from "@cubegram/core/geometry";
import { type Coloring, type CubeState, printFacelets } from "@cubegram/core/state";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { type NetEditor, newEditor, readEditorRecord, withStickers } from "../../cube/net-editor/model.ts";
import { NetEditorView } from "../../cube/net-editor/net-editor.tsx";
import { readEditor } from "../../cubes/reading.ts";
import { texts } from "../../shell/language.ts";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";

const t = texts("guide");

interface PaintedScreenProps {
  /** What is painted so far, by `readSeen`. */
  readonly seen: Seen;
  readonly onSee: (seen: NetEditor, merge?: string) => void;
  readonly heading: string;
  /** How to paint it, or what is known from the painted part. */
  readonly how: ComponentChildren;
  /** Above the editor: another way to show the cube, or what is known already. */
  readonly children?: ComponentChildren;
  /** Above the buttons. */
  readonly news?: ComponentChildren;
  readonly buttons: ComponentChildren;
  /** What the cube may well show, for the camera. */
  readonly expected?: readonly CubeState[] | undefined;
}

export function PaintedScreen(props: PaintedScreenProps) {
  const { seen, onSee, heading, how, children, news, buttons, expected } = props;
  const { editor } = seen;
  return (
    <div class="guide-screen guide-paint pile">
      <div class="guide-say centered pile">
        <h2 tabIndex={-1}>{heading}</h2>
        <div aria-live="polite">{how}</div>
      </div>
      <div class="guide-editor">
        {children}
        <ByCamera
          painted={editor.painted}
          size={editor.size}
          expected={expected}
          look={editor.painted.includes("?") ? "main" : "plain"}
          onRead={({ facelets, cursor }) => onSee({ ...editor, painted: facelets, cursor })}
        />
        <NetEditorView editor={editor} doubted={doubtsOf(editor.painted)} onChange={onSee} />
        <details>
          <summary>{t("lost-paste")}</summary>
          <PasteStickers size={editor.size} onPaste={(coloring) => onSee(withStickers(editor, coloring))} />
        </details>
      </div>
      <div class="in-reach guide-end">
        {news && (
          <div class="guide-say centered pile" aria-live="polite">
            {news}
          </div>
        )}
        <div class="row in-reach guide-buttons">{buttons}</div>
      </div>
    </div>
  );
}

/** A drawn net of the largest cube, with blanks, is shorter. */
const MAX_LENGTH = 5000;

/** For users who have the stickers as text and need not paint them. */
function PasteStickers({
  size,
  onPaste,
}: {
  readonly size: number;
  readonly onPaste: (coloring: Coloring) => void;
}) {
  const [text, setText] = useState("");
  const readOf = (written: string) =>
    written.length <= MAX_LENGTH ? parseColoring(written, { size }) : undefined;
  const take = (next: string) => {
    setText(next);
    const read = readOf(next);
    if (read?.ok) onPaste(read.value);
  };
  return (
    <TextField
      label={t("lost-paste")}
      hint={t("lost-paste-hint", { n: 6 * size * size })}
      error={text.trim() === "" || readOf(text)?.ok ? undefined : t("lost-paste-bad")}
      {...AS_TYPED}
      class="mono"
      dir="ltr"
      rows={2}
      value={text}
      onText={take}
    />
  );
}

export interface Seen {
  readonly editor: NetEditor;
  /** Letters, `?` for what is not known. */
  readonly facelets: string;
  /** Stickers that carry information: all but the fixed centers. */
  readonly known: number;
  readonly isWhole: boolean;
}

/** What was painted, if storage held a cube of this size. */
export function readSeen(seen: unknown, size: number): Seen {
  const kept = readEditorRecord(seen);
  const editor = kept?.size === size ? kept : newEditor(size);
  const { colors, empty } = readEditor(editor);
  const facelets = printFacelets({ size, colors });
  const known = [...facelets].filter((letter, at) => letter !== "?" && !isFixedCenter(size, at)).length;
  return { editor, facelets, known, isWhole: empty === 0 };
}
