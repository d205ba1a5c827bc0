/** The three laws on this cube: twists and flips piece by piece with their running sum, and the cycles of the pieces. */

import type { OrbitEvidence } from "@cubegram/core/diagnosis";
import { facesOfName } from "@cubegram/core/geometry";
import { useState } from "preact/hooks";
import { colorLetter, colorLook, listWords, pieceWords, placeWords } from "../../cube/net-editor/words.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { marked, runningSums, swapsOf } from "./model.ts";

const t = texts("check");

/** The twists of the corners or the flips of the edges; each piece is shown on the cube. */
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
              class={
                orientation > 0 ? "row small check-chip check-chip-turned tile" : "row small check-chip tile"
              }
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

/** Each piece points to the place it belongs to; and how many exchanges they need. */
export function Swaps({ corners, edges }: Readonly<Record<"corners" | "edges", OrbitEvidence>>) {
  const inCorners = swapsOf(corners);
  const inEdges = swapsOf(edges);
  const sum = inCorners + inEdges;
  return (
    <>
      <p>{t("swaps-why")}</p>
      <Cycles heading={t("cycles-corners", { n: inCorners })} evidence={corners} />
      <Cycles heading={t("cycles-edges", { n: inEdges })} evidence={edges} />
      <p class="strong">
        {t(sum % 2 === 0 ? "swaps-good" : "swaps-bad", { corners: inCorners, edges: inEdges, sum })}
      </p>
    </>
  );
}

function Cycles({ heading, evidence }: { readonly heading: string; readonly evidence: OrbitEvidence }) {
  const { pieces, cycles } = evidence;
  return (
    <div class="stack stack-apart">
      <h3>{heading}</h3>
      {cycles.length === 0 && <p class="soft">{t("all-home")}</p>}
      {cycles.map((cycle) => {
        const words = t("cycle", { pieces: listWords(cycle.map((at) => pieceWords(pieces[at].home))) });
        return (
          <button
            key={cycle.join()}
            type="button"
            class="row small check-chip check-cycle tile"
            dir="ltr"
            onClick={() => {
              marked.value = cycle.flatMap((at) => pieces[at].facelets);
              announce(words);
            }}
          >
            <span class="visually-hidden">{words}</span>
            {cycle.map((at) => (
              <span key={at} class="line check-link" aria-hidden="true">
                <Piece name={pieces[at].home} />
                <span>→</span>
              </span>
            ))}
            <Piece name={pieces[cycle[0]].home} />
          </button>
        );
      })}
    </div>
  );
}

/** A piece as its stickers, small, the reference sticker first. */
function Piece({ name }: { readonly name: string }) {
  return (
    <span class="check-piece" aria-hidden="true">
      {facesOfName(name).map((color) => (
        <span key={color} class="middle" style={colorLook(color)}>
          {colorLetter(color)}
        </span>
      ))}
    </span>
  );
}
