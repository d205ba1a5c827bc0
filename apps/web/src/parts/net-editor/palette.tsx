/** The six colours with how many are left of each, and the one that wipes. */
import { FACES } from "@cubegram/core/geometry";
import { UNKNOWN_COLOUR } from "@cubegram/core/state";
import { colourLetter, colourLook, colourWords } from "./colour-words.ts";
import { t } from "./messages/index.ts";
import type { NetEditor } from "./model.ts";
import { readEditor } from "./reading.ts";

export function Palette({
  editor,
  onChoose,
}: {
  readonly editor: NetEditor;
  readonly onChoose: (brush: number) => void;
}) {
  const { left } = readEditor(editor);
  return (
    <fieldset class="palette" aria-label={t("palette")}>
      {FACES.map((face, colour) => (
        <button
          key={face}
          type="button"
          class="swatch"
          aria-pressed={editor.brush === colour}
          title={colourWords(colour)}
          onClick={() => onChoose(colour)}
        >
          <span class="visually-hidden">
            {t("palette-colour", { colour: colourWords(colour), left: left[colour] })}
          </span>
          <span class="swatch-colour" style={colourLook(colour)} aria-hidden="true">
            {colourLetter(colour)}
          </span>
          <span class={left[colour] < 0 ? "swatch-left swatch-over" : "swatch-left"} aria-hidden="true">
            {left[colour]}
          </span>
        </button>
      ))}
      <button
        type="button"
        class="swatch"
        aria-pressed={editor.brush === UNKNOWN_COLOUR}
        onClick={() => onChoose(UNKNOWN_COLOUR)}
      >
        <span class="swatch-colour swatch-wipe" aria-hidden="true">
          ×
        </span>
        <span class="swatch-left">{t("wipe")}</span>
      </button>
    </fieldset>
  );
}
