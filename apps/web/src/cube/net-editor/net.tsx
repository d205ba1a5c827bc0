/** The net: every sticker is a button, one of them in the tab order. Painted by pointer strokes, or by letters and arrow keys. */
import { facePlace } from "@cubegram/core/drawing";
import { faces } from "@cubegram/core/geometry";
import type { RefObject, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { colorsOf } from "../../cubes/painted.ts";
import { readEditor } from "../../cubes/reading.ts";
import { texts } from "../../shell/language.ts";
import {
  type Direction,
  moveCursor,
  moveCursorTo,
  type NetEditor,
  type Painted,
  paint,
  type,
  wipeBack,
} from "./model.ts";
import { colorLetter, colorLook, colorOfKey, colorWords, faceWords } from "./words.ts";

const t = texts("net-editor");

interface NetProps {
  readonly editor: NetEditor;
  /** The color that a touch paints; greater than 5 if it paints none. */
  readonly brush: number;
  readonly marked?: readonly number[] | undefined;
  readonly doubted?: readonly number[] | undefined;
  readonly preview?: string | undefined;
  readonly onEdit: (next: NetEditor) => void;
  readonly onType: (result: Painted, color: number) => void;
  /** A pointer comes to a sticker; the first of a stroke, or dragged over it. */
  readonly onStroke: (facelet: number, isStart: boolean) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function Net({
  editor,
  brush,
  marked = [],
  doubted = [],
  preview,
  onEdit,
  onType,
  onStroke,
}: NetProps) {
  const { size, cursor, painted } = editor;
  const net = useRef<HTMLFieldSetElement>(null);
  const stroke = useRef<number | undefined>(undefined);
  /** Where the focus goes after the next render: it follows the cursor only when the keyboard moved it. */
  const follows = useRef(false);
  useTabStop(net, cursor, follows);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const color = colorOfKey(event.key);
    if (event.key in ARROWS) onEdit(moveCursor(editor, ARROWS[event.key]));
    else if (event.key === "Backspace") onEdit(wipeBack(editor));
    else if (event.key === "Delete" || event.key === "?") onEdit(paint(editor, cursor, 6).editor);
    else if (color !== undefined) onType(type(editor, color), color);
    else return;
    follows.current = true;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    const facelet = faceletUnder(event.target);
    if (facelet === undefined || event.button !== 0) return;
    stroke.current = facelet;
    // A touch holds on to the first sticker; let go, so that the finger can reach the others.
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    onStroke(facelet, true);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (stroke.current === undefined || event.buttons === 0) return;
    const facelet = faceletUnder(document.elementFromPoint(event.clientX, event.clientY));
    if (facelet === undefined || facelet === stroke.current) return;
    stroke.current = facelet;
    onStroke(facelet, false);
  };
  const endStroke = () => {
    stroke.current = undefined;
  };

  /** Enter, space and assistive tools press a sticker without a pointer. */
  const onClick = (event: MouseEvent) => {
    const facelet = faceletUnder(event.target);
    if (event.detail === 0 && facelet !== undefined) onStroke(facelet, true);
  };
  const onFocusIn = (event: FocusEvent) => {
    const facelet = faceletUnder(event.target);
    if (facelet !== undefined && facelet !== cursor) onEdit(moveCursorTo(editor, facelet));
  };

  const stickerNode = useKeptNodes();
  const reading = readEditor(editor);
  const shown = preview?.length === painted.length ? colorsOf(preview) : undefined;
  const ringed = new Set(marked);
  const unsure = new Set(doubted);
  const area = size * size;
  return (
    <fieldset
      ref={net}
      class={`net net-${size} pile`}
      dir="ltr"
      aria-label={t("net")}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endStroke}
      onPointerCancel={endStroke}
      onClick={onClick}
      onFocusIn={onFocusIn}
    >
      {faces().map((face) => {
        const { row, column } = facePlace(face);
        const isOpen = Math.floor(cursor / area) === face.index;
        return (
          <div
            key={face.name}
            class={isOpen ? "face face-open" : "face"}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            <span class="soft centered face-name" aria-hidden="true">
              {faceWords(face.index)}
            </span>
            <div class="stickers" style={{ "--n": size }}>
              {Array.from({ length: area }, (_, i) => face.index * area + i).map((facelet) =>
                stickerNode({
                  facelet,
                  size,
                  color: (shown ?? reading.colors)[facelet],
                  isForced: reading.forced[facelet] === 1 && !shown,
                  isMarked: ringed.has(facelet),
                  isDoubted: unsure.has(facelet),
                  isAsked: facelet === doubted[0],
                  isChanged: shown !== undefined && shown[facelet] !== reading.colors[facelet],
                  isCurrent: facelet === cursor,
                  isImpossible:
                    reading.colors[facelet] > 5 && brush < 6 && !((reading.possible[facelet] >> brush) & 1),
                }),
              )}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

/**
 * The sticker under the cursor is the one in the tab order, and has the focus if the keyboard moved it there. The focus moves
 * first: a new tab index on the focused sticker makes the browser lay out the page again, which took longer than all the rest.
 */
function useTabStop(net: RefObject<HTMLElement | null>, cursor: number, follows: { current: boolean }): void {
  const stop = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const sticker = net.current?.querySelector<HTMLElement>(`[data-facelet="${cursor}"]`);
    if (!sticker) return;
    if (follows.current) sticker.focus();
    follows.current = false;
    if (stop.current === sticker) return;
    if (stop.current) stop.current.tabIndex = -1;
    sticker.tabIndex = 0;
    stop.current = sticker;
  });
}

/** A sticker whose properties did not change is the same node again, so a stroke redraws only what it changes. */
function useKeptNodes(): (props: StickerProps) => VNode {
  const kept = useRef(new Map<number, { readonly key: string; readonly node: VNode }>());
  return (props) => {
    const key = Object.values(props).join();
    const known = kept.current.get(props.facelet);
    if (known?.key === key) return known.node;
    const node = <Sticker key={props.facelet} {...props} />;
    kept.current.set(props.facelet, { key, node });
    return node;
  };
}

function faceletUnder(target: EventTarget | null): number | undefined {
  const sticker = target instanceof Element ? target.closest<HTMLElement>("[data-facelet]") : null;
  return sticker ? Number(sticker.dataset.facelet) : undefined;
}

interface StickerProps {
  readonly facelet: number;
  readonly size: number;
  /** 0 … 5, or greater if it is empty. */
  readonly color: number;
  readonly isForced: boolean;
  /** Part of the fault being shown. */
  readonly isMarked: boolean;
  /** The camera was unsure of it. */
  readonly isDoubted: boolean;
  /** The doubtful sticker that the question is about. */
  readonly isAsked: boolean;
  /** Changed by the repair being shown. */
  readonly isChanged: boolean;
  /** Where the next color goes. */
  readonly isCurrent: boolean;
  /** Empty, and the brush's color is impossible here. */
  readonly isImpossible: boolean;
}

/** One sticker of the net: its color, its letter, and a name that says all there is to see. */
function Sticker(props: StickerProps) {
  const { facelet, color, isImpossible } = props;
  const isEmpty = color > 5;
  return (
    <button
      type="button"
      class={classOf(props)}
      data-facelet={facelet}
      tabIndex={-1}
      aria-label={nameOf(props)}
      aria-disabled={isImpossible ? "true" : undefined}
      style={isEmpty ? {} : colorLook(color)}
    >
      {/* For screen readers the label is all: if a letter appeared in it, Orca would lose its place. */}
      {!isEmpty && <span aria-hidden="true">{colorLetter(color)}</span>}
    </button>
  );
}

function classOf(sticker: StickerProps): string {
  return [
    "sticker",
    sticker.color > 5 && "sticker-empty",
    sticker.isForced && "sticker-forced",
    sticker.isMarked && "sticker-marked",
    sticker.isDoubted && "sticker-doubted",
    sticker.isAsked && "sticker-asked",
    sticker.isChanged && "sticker-changed",
    sticker.isCurrent && "sticker-current",
    sticker.isImpossible && "sticker-impossible",
  ]
    .filter(Boolean)
    .join(" ");
}

function nameOf({ facelet, size, color, isForced, isMarked, isDoubted }: StickerProps): string {
  const area = size * size;
  const name = color > 5 ? t("sticker-empty") : colorWords(color);
  const sticker = t("sticker", {
    face: faceWords(Math.floor(facelet / area)),
    row: Math.floor((facelet % area) / size) + 1,
    column: (facelet % size) + 1,
    color: isForced ? t("sticker-forced", { color: name }) : name,
  });
  if (isDoubted) return t("sticker-doubt", { sticker });
  return isMarked ? t("sticker-fault", { sticker }) : sticker;
}
