/** The cube unfolded, to be painted: palette, net (one large face at a time where it is narrow), and the tools. */
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import { useEffect, useRef, useState } from "preact/hooks";
import { readEditor } from "../../cubes/reading.ts";
import { announce } from "../../shell/announce.ts";
import { capitalized, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Toggle } from "../../ui/toggle.tsx";
import {
  clear,
  fillSolved,
  moveCursorTo,
  type NetEditor,
  type Painted,
  paint,
  rotateFace,
  takenBack,
  toNextEmpty,
  type,
  whyImpossible,
  wipeBack,
} from "./model.ts";
import { Net } from "./net.tsx";
import { FacePicker, Palette } from "./palette.tsx";
import { trustPainted, useHeld } from "./use-held.ts";
import { colorWords, faceWords } from "./words.ts";
import "./style.css";

const t = texts("net-editor");

interface NetEditorProps {
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
  /** Whether the cube is read, so that check digits say whether it is right. */
  readonly isRead?: boolean;
}

/** Drawn as soon as the page has settled; its place is kept. */
const SideGuide = lazy(() => import("./held-cube.tsx"));
const HeldNotice = lazy(() => import("./held-notice.tsx"));

/** Clockwise quarters by which the user said that sides were held turned. */
const UNTURNED: readonly number[] = [0, 0, 0, 0, 0, 0];

/** A stroke that no cube explains as it is painted. */
interface Refusal {
  readonly facelet: number;
  readonly color: number;
  /** What the sticker was before. */
  readonly letter: string;
  readonly reason: string;
}

export function NetEditorView(props: NetEditorProps) {
  const { editor, onChange, marked, doubted, preview, guide = true, isRead = false } = props;
  const isKeypad = useMedia(KEYPAD);
  const [against, setAgainst] = useState<Refusal | undefined>(undefined);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const [turned, setTurned] = useState(UNTURNED);
  /** The cube for which the cursor was led to the sticker that tells. */
  const [shownFor, setShownFor] = useState("");
  const held = useHeld(editor, { turned, isRead });
  const { contradictory } = readEditor(editor);
  const stroke = useRef("");
  const face = Math.floor(editor.cursor / editor.size ** 2);
  useEffect(() => {
    // Where only one face is shown, the one with the fault on it.
    // What is still to be painted comes before what is in doubt.
    const isBlank = editor.painted[editor.cursor] === "?";
    const [told] = [marked, isBlank ? undefined : doubted?.slice(0, 1)].filter(
      (list) => list && list.length > 0,
    );
    if (!told) return;
    const isSeen = told.some((facelet) => Math.floor(facelet / editor.size ** 2) === face);
    if (!isSeen) onChange(moveCursorTo(editor, told[0]));
  }, [marked?.join(), doubted?.[0]]);
  const change = (next: NetEditor, merge?: string) => {
    setRefusal(undefined);
    onChange(next, merge);
  };
  useEffect(() => {
    if (held?.verdict === "none" && against && contradictory) {
      setAgainst(undefined);
      setRefusal(against);
      onChange(takenBack(editor, against.facelet, against.letter));
      announce(against.reason);
    }
    if (held?.ask !== undefined) {
      setShownFor(editor.painted);
      onChange(moveCursorTo(editor, held.ask));
      const why = t(contradictory ? "held-ask" : "held-sure");
      announce([contradictory && against?.reason, why].filter(Boolean).join(" "));
    }
  }, [held?.verdict, held?.ask, editor.painted]);
  const painted = (
    result: Painted,
    facelet: number,
    color: number,
    { isDrag = false, merge = undefined as string | undefined } = {},
  ) => {
    // A sticker that is asked for to be sure may have any color, and the laws then say no to the whole.
    if (result.outcome === "impossible" || (!contradictory && readEditor(result.editor).contradictory)) {
      if (isDrag) return;
      const reason = refusalWords(editor, facelet, color);
      setAgainst({ facelet, color, letter: editor.painted[facelet], reason });
    }
    change(result.editor, merge);
    if (filledIn(result.editor) !== filledIn(editor)) announce(countWords(result.editor));
    else if (result.outcome !== "impossible") announce(color > 5 ? t("sticker-empty") : colorWords(color));
  };
  const ringed = held?.ask === undefined ? doubted : [held.ask];
  const notice = held && (held.offers.length > 0 || (contradictory && held.ask !== undefined)) && (
    <HeldNotice
      held={held}
      size={editor.size}
      reason={against?.reason}
      onAccept={({ hold, painted }) => {
        setAgainst(undefined);
        setTurned(
          hold.kind === "sides" ? turned.map((by, side) => (by + hold.quarters[side]) % 4) : UNTURNED,
        );
        change(toNextEmpty({ ...editor, painted }));
      }}
      onTakeBack={
        against && contradictory
          ? () => change(takenBack(editor, against.facelet, against.letter))
          : undefined
      }
      onTrust={contradictory ? undefined : () => trustPainted(editor.painted)}
    />
  );
  return (
    <div
      class={isKeypad ? "net-editor net-keypad stack pile" : "net-editor stack"}
      aria-busy={held?.verdict === "pending" || (held?.ask !== undefined && shownFor !== editor.painted)}
    >
      <div class="held-place stack stack-apart">
        <SideGuide face={face} size={editor.size} />
        {held?.verdict !== "ask" && notice}
      </div>
      <FacePicker
        editor={editor}
        marked={marked ?? ringed}
        onOpen={(facelet) => change(moveCursorTo(editor, facelet))}
      />
      <Palette
        editor={editor}
        onChoose={(brush) => {
          if (!isKeypad) change({ ...editor, brush });
          else if (brush === UNKNOWN_COLOR) change(wipeBack(editor));
          else painted(type({ ...editor, brush }, brush), editor.cursor, brush);
        }}
      />
      <Net
        editor={editor}
        // Where colors are keys none of them is chosen: a sticker that is touched is the next to be painted, and keeps its color.
        brush={isKeypad ? UNKNOWN_COLOR : editor.brush}
        marked={marked}
        doubted={ringed}
        preview={preview}
        onEdit={change}
        onType={(result, color) => painted(result, editor.cursor, color)}
        onStroke={(facelet, isStart) => {
          if (isKeypad) {
            if (isStart) change(moveCursorTo(editor, facelet));
            return;
          }
          if (isStart) stroke.current = `stroke ${Date.now()}`;
          painted(paint(editor, facelet, editor.brush), facelet, editor.brush, {
            isDrag: !isStart,
            merge: stroke.current,
          });
        }}
      />
      {/* A question that a key answers stands below the keys. */}
      {held?.verdict === "ask" && notice}
      {refusal && (
        <Refused
          reason={refusal.reason}
          onAnyway={() => change(paint({ ...editor, guided: false }, refusal.facelet, refusal.color).editor)}
        />
      )}
      <p class="net-count soft">{countWords(editor)}</p>
      <details class="net-tools">
        <summary>{t("tools")}</summary>
        <div class="stack">
          <div class="row">
            <Button
              onClick={() => {
                change(rotateFace(editor, face));
                announce(t("turned-face", { face: faceWords(face) }));
              }}
            >
              {t("turn-face")}
            </Button>
            <Button
              onClick={() => {
                setTurned(UNTURNED);
                change(clear(editor));
              }}
            >
              {t("clear")}
            </Button>
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
        </div>
      </details>
      <p class="soft small net-keys">{t("keys")}</p>
    </div>
  );
}

/** A color that no cube can have there. It stands below the keys, which stay where they are as far as there is room. */
function Refused({ reason, onAnyway }: { readonly reason: string; readonly onAnyway: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), [reason]);
  return (
    <div class="held-notice" ref={notice}>
      <Notice kind="note">
        <p>{reason}</p>
        <Button onClick={onAnyway}>{t("paint-anyway")}</Button>
      </Notice>
    </div>
  );
}

function filledIn(editor: NetEditor): number {
  return readEditor(editor).forced.reduce((sum, each) => sum + each, 0);
}

function countWords(editor: NetEditor): string {
  const { empty, asked, colors } = readEditor(editor);
  if (asked !== undefined) return t("held-sure");
  const filled = filledIn(editor);
  const toGo = !colors.includes(UNKNOWN_COLOR) ? t("complete") : t("to-go", { n: empty });
  return filled === 0 ? toGo : `${toGo} · ${t("filled-in", { n: filled })}`;
}

function refusalWords(editor: NetEditor, facelet: number, color: number): string {
  const why = whyImpossible(editor, facelet, color);
  // Of a center, its own color is said: the cube in the hand is held in another way than the net shows.
  const named = why === "center" ? Math.floor(facelet / editor.size ** 2) : color;
  return capitalized(t(`refused-${why}`, { color: colorWords(named) }));
}

/** On touch screens the colors are keys: each paints the current sticker and moves on to the next. */
const KEYPAD = "(pointer: coarse), (max-width: 719px)";

/** Whether the page matches a media query; a component that asks is redrawn when that changes. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const onChange = () => setMatches(list.matches);
    onChange();
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return matches;
}
