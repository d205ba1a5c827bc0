/** How many stickers there are of each color. */

import { colorLetter, colorLook, colorWords } from "../../cube/net-editor/color-words.ts";
import { texts } from "../../shell/language.ts";

const t = texts("check");

export function Counts({
  counts,
  expected,
}: {
  readonly counts: readonly number[];
  readonly expected: number;
}) {
  return (
    <>
      <p>{t("counts-why", { expected })}</p>
      <ul class="check-counts moves">
        {counts.map((count, color) => (
          <li key={colorWords(color)} class={count > expected ? "check-count-bad" : undefined}>
            <span class="check-color" style={colorLook(color)} aria-hidden="true">
              {colorLetter(color)}
            </span>
            <span class="visually-hidden">{colorWords(color)}</span> {count}
          </li>
        ))}
      </ul>
    </>
  );
}
