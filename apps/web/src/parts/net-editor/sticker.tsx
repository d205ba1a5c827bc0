/** One sticker of the net: its colour, the letter for it, and a name that says all that can be seen. */
import { colourLetter, colourLook, colourWords, faceWords } from "./colour-words.ts";
import { t } from "./messages/index.ts";

export interface StickerProps {
  readonly facelet: number;
  readonly size: number;
  /** 0 … 5, or above where it is empty. */
  readonly colour: number;
  readonly isForced: boolean;
  /** Part of the fault that is shown. */
  readonly isMarked: boolean;
  /** Changed by the repair that is shown. */
  readonly isChanged: boolean;
  /** Empty, and the brush's colour cannot stand here. */
  readonly isImpossible: boolean;
}

export function Sticker(props: StickerProps) {
  const { facelet, colour, isImpossible } = props;
  const isEmpty = colour > 5;
  return (
    <button
      type="button"
      class={classOf(props)}
      data-facelet={facelet}
      tabIndex={-1}
      aria-label={nameOf(props)}
      aria-disabled={isImpossible ? "true" : undefined}
      style={isEmpty ? {} : colourLook(colour)}
    >
      {isEmpty ? "" : colourLetter(colour)}
    </button>
  );
}

function classOf({ colour, isForced, isMarked, isChanged, isImpossible }: StickerProps): string {
  return [
    "sticker",
    colour > 5 && "sticker-empty",
    isForced && "sticker-forced",
    isMarked && "sticker-marked",
    isChanged && "sticker-changed",
    isImpossible && "sticker-impossible",
  ]
    .filter(Boolean)
    .join(" ");
}

function nameOf({ facelet, size, colour, isForced, isMarked }: StickerProps): string {
  const area = size * size;
  const name = colour > 5 ? t("sticker-empty") : colourWords(colour);
  const sticker = t("sticker", {
    face: faceWords(Math.floor(facelet / area)),
    row: Math.floor((facelet % area) / size) + 1,
    column: (facelet % size) + 1,
    colour: isForced ? t("sticker-forced", { colour: name }) : name,
  });
  return isMarked ? t("sticker-fault", { sticker }) : sticker;
}
