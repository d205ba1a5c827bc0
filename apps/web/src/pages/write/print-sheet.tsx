/** The sheet for paper: seen only in print. For each cube the moves in fours, and what it shows after each four and at the end. */

import { FACES } from "@cubegram/core/geometry";
import { signal } from "@preact/signals";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { MoveSign } from "../../cube/turn/arrow-on-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import type { Written } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { record, sizeName } from "./model.ts";

const t = texts("write");

/** Whether the browser is about to print: the sheet is drawn then, not while someone types. */
const isPrinting = signal(false);

addEventListener("beforeprint", () => {
  isPrinting.value = true;
});
addEventListener("afterprint", () => {
  isPrinting.value = false;
});

/** A sheet with more cubes is not drawn: it would block the page. */
const MAX_PRINTED = 24;

export default function PrintSheet({ found: { text, cubes } }: { readonly found: Written }) {
  const { kind, size } = record.value.value;
  if (!isPrinting.value) return null;
  return (
    <div class="print-sheet pile">
      <h2>{t("sheet-title")}</h2>
      <p dir="auto" class="print-text">
        {text}
      </p>
      <p>{t("sheet-hold", { size: sizeName(size) })}</p>
      {cubes.slice(0, MAX_PRINTED).map(({ groups, facelets }, i) => (
        <section key={i} class="print-cube pile">
          {cubes.length > 1 && <h3>{t("cube-of", { n: i + 1, all: cubes.length })}</h3>}
          <ol class="print-groups" dir="ltr">
            {groups.map(({ moves, after }, group) => (
              <li key={group} class="column">
                <div class="line print-moves">
                  {moves.split(" ").map((move, at) => (
                    <figure key={at} class="centered">
                      <MoveSign move={move} size={size} />
                      <figcaption class="mono">{move}</figcaption>
                    </figure>
                  ))}
                </div>
                <CubePicture cube={after} view="cube" />
              </li>
            ))}
          </ol>
          <CubePicture cube={facelets} />
        </section>
      ))}
      <Legend size={size} />
      {kind !== "letters" && <p>{t("sheet-read")}</p>}
    </div>
  );
}

/** Moves of 4x4 cubes and larger may turn several layers. */
const MIN_WIDE_SIZE = 4;

/** What the letters mean, for people who have never seen them. */
function Legend({ size }: { readonly size: number }) {
  const signs = [
    ["'", t("sheet-prime")],
    ["2", t("sheet-two")],
    ...(size >= MIN_WIDE_SIZE ? [["w", t("sheet-wide")]] : []),
  ];
  const all = [...FACES.map((face) => [face, moveWords(face, size)]), ...signs];
  return (
    <section class="print-cube pile">
      <h3>{t("sheet-legend")}</h3>
      <dl class="print-legend pile">
        {all.map(([sign, words]) => (
          <div key={sign}>
            <dt class="mono" dir="ltr">
              {sign}
              {(FACES as readonly string[]).includes(sign) && <MoveSign move={sign} size={size} />}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
