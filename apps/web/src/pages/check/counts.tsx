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
      <ul class="row check-counts">
        {counts.map((count, color) => (
          <li key={colorWords(color)} class={count > expected ? "line too-many" : "line"}>
            <span class="middle color small check-color" style={colorLook(color)} aria-hidden="true">
              {colorLetter(color)}
            </span>
            <span class="visually-hidden">{colorWords(color)}</span> {count}
          </li>
        ))}
      </ul>
    </>
  );
}
