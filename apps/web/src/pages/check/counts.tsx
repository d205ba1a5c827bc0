/** How many stickers there are of each colour. */
import { colourLetter, colourLook, colourWords } from "../../parts/net-editor/index.ts";
import { t } from "./messages/index.ts";

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
      <ul class="check-counts">
        {counts.map((count, colour) => (
          <li key={colourWords(colour)} class={count > expected ? "check-count-bad" : undefined}>
            <span class="check-colour" style={colourLook(colour)} aria-hidden="true">
              {colourLetter(colour)}
            </span>
            <span class="visually-hidden">{colourWords(colour)}</span> {count}
          </li>
        ))}
      </ul>
    </>
  );
}
