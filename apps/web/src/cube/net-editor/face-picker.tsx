/** The whole cube in small, each face a button that opens it in large. Shown where the net is too wide. */

import { facePlace } from "@cubegram/core/drawing";
import { faces, isFixedCenter } from "@cubegram/core/geometry";
import { readEditor } from "../../cubes/reading.ts";
import { texts } from "../../shell/language.ts";
import { colorLook, faceWords } from "./color-words.ts";
import type { NetEditor } from "./model.ts";

const t = texts("net-editor");

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
