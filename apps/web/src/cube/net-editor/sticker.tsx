/** One sticker of the net: its color, its letter, and a name that says all there is to see. */
import { texts } from "../../shell/language.ts";
import { colorLetter, colorLook, colorWords, faceWords } from "./color-words.ts";

const t = texts("net-editor");

export interface StickerProps {
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

export function Sticker(props: StickerProps) {
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
