/** The six colors, how many stickers of each are left, and the eraser. */

import { FACES } from "@cubegram/core/geometry";
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import { readEditor } from "../../cubes/reading.ts";
import { texts } from "../../shell/language.ts";
import { colorLetter, colorLook, colorWords } from "./color-words.ts";
import type { NetEditor } from "./model.ts";

const t = texts("net-editor");

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
