/** The cube unfolded, to be painted: palette, net (one large face at a time where it is narrow), and the tools. */
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { capitalized } from "../../app/language.ts";
import { readEditor } from "../../cubes/reading.ts";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { Toggle } from "../toggle.tsx";
import { KEYPAD, useMedia } from "../use-media.ts";
import { colorWords, faceWords } from "./color-words.ts";
import { FacePicker } from "./face-picker.tsx";
import { t } from "./messages.ts";
import {
  clear,
  fillSolved,
  moveCursorTo,
  type NetEditor,
  type PaintOutcome,
  paint,
  rotateFace,
  type,
  whyImpossible,
  wipeBack,
} from "./model.ts";
import { Net } from "./net.tsx";
import { Palette } from "./palette.tsx";
import "./style.css";

export interface NetEditorProps {
  readonly editor: NetEditor;
  /** The next record. Changes with the same label are one stroke, however long it takes, and undone together. */
  readonly onChange: (next: NetEditor, merge?: string) => void;
  /** Facelets to ring, and a whole cube to show in place of the painted one while a repair is looked at. */
  readonly marked?: readonly number[] | undefined;
  /** Facelets that pulse: the camera was unsure of them. */
  readonly doubted?: readonly number[] | undefined;
  readonly preview?: string | undefined;
  /** Whether the guide can be switched. */
  readonly guide?: boolean;
}

interface Refusal {
  readonly facelet: number;
  readonly color: number;
}

export function NetEditorView({ editor, onChange, marked, doubted, preview, guide = true }: NetEditorProps) {
  const isKeypad = useMedia(KEYPAD);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const stroke = useRef("");
  const face = Math.floor(editor.cursor / editor.size ** 2);
  useEffect(() => {
    // Where only one face is shown, the one with the fault on it.
    const [told] = [marked, doubted?.slice(0, 1)].filter((list) => list && list.length > 0);
    if (!told) return;
    const isSeen = told.some((facelet) => Math.floor(facelet / editor.size ** 2) === face);
    if (!isSeen) onChange(moveCursorTo(editor, told[0]));
  }, [marked?.join(), doubted?.[0]]);
  const change = (next: NetEditor, merge?: string) => {
    setRefusal(undefined);
    onChange(next, merge);
  };
  const painted = (
    result: { editor: NetEditor; outcome: PaintOutcome },
    color: number,
    { isDrag = false, merge = undefined as string | undefined } = {},
  ) => {
    if (result.outcome === "impossible" && !isDrag) {
      const { cursor } = result.editor;
      setRefusal({ facelet: cursor, color });
      onChange(result.editor);
      announce(refusalWords(editor, cursor, color));
      return;
    }
    change(result.editor, merge);
    if (filledIn(result.editor) !== filledIn(editor)) announce(countWords(result.editor));
  };
  return (
    <div class={isKeypad ? "net-editor net-keypad stack" : "net-editor stack"}>
      <FacePicker
        editor={editor}
        marked={marked ?? doubted}
        onOpen={(facelet) => change(moveCursorTo(editor, facelet))}
      />
      <Palette
        editor={editor}
        onChoose={(brush) => {
          if (!isKeypad) change({ ...editor, brush });
          else if (brush === UNKNOWN_COLOR) change(wipeBack(editor));
          else painted(type({ ...editor, brush }, brush), brush);
        }}
      />
      <Net
        editor={editor}
        marked={marked}
        doubted={doubted}
        preview={preview}
        onEdit={change}
        onType={(result, color) => painted(result, color)}
        onStroke={(facelet, isStart) => {
          if (isStart) stroke.current = `stroke ${Date.now()}`;
          painted(paint(editor, facelet, editor.brush), editor.brush, {
            isDrag: !isStart,
            merge: stroke.current,
          });
        }}
      />
      <p class="net-count soft">{countWords(editor)}</p>
      {refusal && (
        <Notice kind="note">
          <p>{refusalWords(editor, refusal.facelet, refusal.color)}</p>
          <Button
            onClick={() => change(paint({ ...editor, guided: false }, refusal.facelet, refusal.color).editor)}
          >
            {t("paint-anyway")}
          </Button>
        </Notice>
      )}
      <Tools isFolded={isKeypad}>
        <div class="row">
          <Button
            onClick={() => {
              change(rotateFace(editor, face));
              announce(t("turned-face", { face: faceWords(face) }));
            }}
          >
            {t("turn-face")}
          </Button>
          <Button onClick={() => change(clear(editor))}>{t("clear")}</Button>
          <Button onClick={() => change(fillSolved(editor))}>{t("solved")}</Button>
        </div>
        {guide && (
          <Toggle
            label={t("guide")}
            hint={t("guide-hint")}
            on={editor.guided}
            onChange={(guided) => change({ ...editor, guided })}
          />
        )}
      </Tools>
      <p class="soft net-keys">{t("keys")}</p>
    </div>
  );
}

/** Tools that are seldom needed; folded behind a word if there is little room. */
function Tools({ isFolded, children }: { readonly isFolded: boolean; readonly children: ComponentChildren }) {
  if (!isFolded) return <>{children}</>;
  return (
    <details class="net-tools">
      <summary>{t("tools")}</summary>
      <div class="stack">{children}</div>
    </details>
  );
}

function filledIn(editor: NetEditor): number {
  return readEditor(editor).forced.reduce((sum, each) => sum + each, 0);
}

function countWords(editor: NetEditor): string {
  const { empty } = readEditor(editor);
  const filled = filledIn(editor);
  const toGo = empty === 0 ? t("complete") : t("to-go", { n: empty });
  return filled === 0 ? toGo : `${toGo} · ${t("filled-in", { n: filled })}`;
}

function refusalWords(editor: NetEditor, facelet: number, color: number): string {
  return capitalized(t(`refused-${whyImpossible(editor, facelet, color)}`, { color: colorWords(color) }));
}
