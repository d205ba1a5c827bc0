/** What is chosen beside the net: the color to paint with, and the face to paint. */

import { facePlace } from "@cubegram/core/drawing";
import { FACES, faces, isFixedCenter } from "@cubegram/core/geometry";
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import { readEditor } from "../../cubes/reading.ts";
import { texts } from "../../shell/language.ts";
import type { NetEditor } from "./model.ts";
import { colorLetter, colorLook, colorWords, faceWords } from "./words.ts";

const t = texts("net-editor");

/** The six colors, how many stickers of each are left, and the eraser. */
export function Palette({
  editor,
  onChoose,
}: {
  readonly editor: NetEditor;
  readonly onChoose: (brush: number) => void;
}) {
  const { left } = readEditor(editor);
  return (
    <fieldset class="row palette" aria-label={t("palette")}>
      {FACES.map((face, color) => (
        <button
          key={face}
          type="button"
          class="column swatch soft small"
          aria-pressed={editor.brush === color}
          title={colorWords(color)}
          onClick={() => onChoose(color)}
        >
          <span class="visually-hidden">
            {t("palette-color", { color: colorWords(color), left: left[color] })}
          </span>
          <span class="middle color swatch-color" style={colorLook(color)} aria-hidden="true">
            {colorLetter(color)}
          </span>
          <span class={left[color] < 0 ? "swatch-left too-many" : "swatch-left"} aria-hidden="true">
            {left[color]}
          </span>
        </button>
      ))}
      <button
        type="button"
        class="column swatch soft small"
        aria-pressed={editor.brush === UNKNOWN_COLOR}
        onClick={() => onChoose(UNKNOWN_COLOR)}
      >
        <span class="middle color swatch-color swatch-wipe" aria-hidden="true">
          ×
        </span>
        <span class="swatch-left">{t("wipe")}</span>
      </button>
    </fieldset>
  );
}

/** The whole cube in small, each face a button that opens it in large. Shown where the net is too wide. */
export function FacePicker({
  editor,
  marked = [],
  onOpen,
}: {
  readonly editor: NetEditor;
  readonly marked?: readonly number[] | undefined;
  /** The sticker of the face to go to: its first empty one. */
  readonly onOpen: (facelet: number) => void;
}) {
  const { size, cursor } = editor;
  const { colors } = readEditor(editor);
  const area = size * size;
  const ringed = new Set(marked);
  const shown = Math.floor(cursor / area);
  return (
    <fieldset class="face-picker" dir="ltr" aria-label={t("faces")}>
      {faces().map((face) => {
        const { row, column } = facePlace(face);
        const first = face.index * area;
        const own = Array.from({ length: area }, (_, i) => first + i);
        const target =
          own.find((facelet) => colors[facelet] > 5 && !isFixedCenter(editor.size, facelet)) ?? first;
        return (
          <button
            key={face.name}
            type="button"
            class="mini-face"
            style={{ "--row": row + 1, "--column": column + 1, "--n": size }}
            aria-pressed={shown === face.index}
            aria-label={t("face-open", { face: faceWords(face.index) })}
            onClick={() => onOpen(target)}
          >
            {own.map((facelet) => (
              <span
                key={facelet}
                class={ringed.has(facelet) ? "mini-sticker mini-marked" : "mini-sticker"}
                style={colors[facelet] > 5 ? {} : { background: colorLook(colors[facelet]).background }}
              />
            ))}
          </button>
        );
      })}
    </fieldset>
  );
}
