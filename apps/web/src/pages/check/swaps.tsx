/** The cycles of corners and edges: each piece points to the place it belongs to; and how many exchanges they need. */

import type { OrbitEvidence } from "@cubegram/core/diagnosis";
import { listWords, pieceWords } from "../../cube/net-editor/color-words.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { marked, swapsOf } from "./model.ts";
import { Piece } from "./piece.tsx";

const t = texts("check");

export function Swaps({
  corners,
  edges,
}: {
  readonly corners: OrbitEvidence;
  readonly edges: OrbitEvidence;
}) {
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
            class="row check-chip check-cycle tile"
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
