/** The six colors, to answer which one a sticker has. */
import { FACES } from "@cubegram/core/geometry";
import { colorLetter, colorLook, colorWords } from "../../cube/net-editor/color-words.ts";
import "../../cube/net-editor/style.css";

interface AskedColorsProps {
  /** The question. */
  readonly label: string;
  readonly disabled: boolean;
  /** The letter of the color's face. */
  readonly onAnswer: (letter: string) => void;
}

export function AskedColors({ label, disabled, onAnswer }: AskedColorsProps) {
  return (
    <fieldset class="line gathered asked-colors" aria-label={label}>
      {FACES.map((face, color) => (
        <button
          key={face}
          type="button"
          class="color asked-color"
          style={colorLook(color)}
          title={colorWords(color)}
          aria-label={colorWords(color)}
          aria-disabled={disabled}
          onClick={() => !disabled && onAnswer(face)}
        >
          <span aria-hidden="true">{colorLetter(color)}</span>
        </button>
      ))}
    </fieldset>
  );
}
