/** Twists of the corners or flips of the edges, piece by piece with the running sum; each piece is shown on the cube. */

import type { OrbitEvidence } from "@cubegram/core/diagnosis";
import { useState } from "preact/hooks";
import { pieceWords, placeWords } from "../../cube/net-editor/color-words.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { marked, runningSums } from "./model.ts";
import { Piece } from "./piece.tsx";

const t = texts("check");

export function Turnings({
  kind,
  evidence,
}: {
  readonly kind: "twists" | "flips";
  readonly evidence: OrbitEvidence;
}) {
  const { pieces, orientations, sum } = evidence;
  const [at, setAt] = useState<number | undefined>(undefined);
  const sums = runningSums(evidence);
  const words = (i: number) => {
    const { piece, place, orientation } = pieces[i];
    const values = { piece: pieceWords(piece), place: placeWords(place) };
    return `${t(`${kind}-${orientation}` as "twists-0", values)} ${t("sum-so-far", { sum: sums[i] })}`;
  };
  const show = (i: number) => {
    setAt(i);
    marked.value = pieces[i].facelets;
    announce(words(i));
  };
  const isShown = at !== undefined && marked.value === pieces[at]?.facelets;
  return (
    <>
      <p>{t(`${kind}-why`)}</p>
      <ol class="row moves" dir="ltr">
        {pieces.map(({ piece, orientation, facelets }, i) => (
          <li key={piece}>
            <button
              type="button"
              class={orientation > 0 ? "row check-chip check-chip-turned tile" : "row check-chip tile"}
              aria-pressed={isShown && marked.value === facelets}
              onClick={() => show(i)}
            >
              <Piece name={piece} />
              <span class="visually-hidden">{words(i)}</span>
              <span aria-hidden="true">+{orientation}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        <Button onClick={() => show(at === undefined ? 0 : (at + 1) % pieces.length)}>
          {t(at === undefined ? "walk" : "next-piece")}
        </Button>
        {isShown && <span>{words(at)}</span>}
      </div>
      <p class="strong">
        {t(sum % orientations === 0 ? `${kind}-good` : `${kind}-bad`, { sum, rest: sum % orientations })}
      </p>
    </>
  );
}
