/** The tests one below the other, with the repairs at the end. */

import type { OrbitEvidence } from "@cubegram/core/diagnosis";
import { facesOfName } from "@cubegram/core/geometry";
import { useState } from "preact/hooks";
import { FaultList } from "../../cube/net-editor/fault-list.tsx";
import {
  colorLetter,
  colorLook,
  colorWords,
  faultWords,
  listWords,
  pieceWords,
  placeWords,
} from "../../cube/net-editor/words.ts";
import type { StickerDiagnosis } from "../../jobs/check.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/notice.tsx";
import {
  type Examination,
  marked,
  mend,
  preview,
  record,
  runningSums,
  type Step,
  swapsOf,
  verdictOf,
} from "./model.ts";

const t = texts("check");

interface StepsProps {
  readonly examination: Examination;
  readonly diagnosis: StickerDiagnosis | undefined;
  readonly isDiagnosing: boolean;
}

export default function Steps({ examination, diagnosis, isDiagnosing }: StepsProps) {
  const { painted, size } = record.value.value;
  const laws = size === 2 || size === 3 ? size : size % 2 === 0 ? "even" : "odd";
  return (
    <section class="stack" aria-label={t("outcome")}>
      <ol class="pile">
        {examination.steps.map((step, i) => (
          <li key={step.name} class={`card pile check-step check-step-${step.state}`}>
            <details open={step.state === "bad"}>
              <summary class="pile">
                <h2 class="row row-near">
                  <span class="middle check-number" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span class="check-title">{t(`step-${step.name}`)}</span>
                  <span class={`strong check-state check-state-${step.state}`}>
                    {t(`state-${step.state}`)}
                  </span>
                </h2>
              </summary>
              <div class="stack stack-apart">
                <Body step={step} examination={examination} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <p class="soft">{t(`laws-${laws}`)}</p>
      {isDiagnosing && <Progress label={t("judging")} />}
      {diagnosis && verdictOf(examination) === "impossible" && diagnosis.faults.length > 0 && (
        <div class="card">
          <FaultList
            faults={diagnosis.faults}
            repairs={diagnosis.repairs}
            painted={painted}
            size={size}
            shown={diagnosis.faults.findIndex(
              ({ facelets }) => marked.value !== undefined && facelets === marked.value,
            )}
            onShow={(fault) => {
              marked.value = fault === undefined ? undefined : diagnosis.faults[fault].facelets;
            }}
            onPreview={(repair) => {
              preview.value = repair?.facelets;
            }}
            onRepair={mend}
          />
        </div>
      )}
    </section>
  );
}

function Body({ step, examination }: { readonly step: Step; readonly examination: Examination }) {
  const { size } = record.value.value;
  const { corners, edges, counts } = examination;
  const open = <p class="soft">{t("law-open")}</p>;
  if (step.state === "none") return <p class="soft">{t(`none-${step.name}` as "none-flips")}</p>;
  switch (step.name) {
    case "counts":
      return (
        <>
          <Counts counts={counts} size={size} />
          {step.faults.map((fault) => (
            <p key={`${fault.pieces}`}>{faultWords(fault, size)}</p>
          ))}
        </>
      );
    case "pieces":
      return (
        <>
          {step.faults.length === 0 && <p>{t(step.state === "good" ? "pieces-good" : "pieces-open")}</p>}
          {step.faults.slice(0, 6).map((fault) => (
            <p key={`${fault.code} ${fault.facelets}`}>{faultWords(fault, size)}</p>
          ))}
        </>
      );
    case "twists":
      return corners ? <Turnings kind="twists" evidence={corners} /> : open;
    case "flips":
      return edges ? <Turnings kind="flips" evidence={edges} /> : open;
    default:
      return corners && edges ? <Swaps corners={corners} edges={edges} /> : open;
  }
}

/** How many stickers there are of each color. */
function Counts({ counts, size }: Pick<Examination, "counts"> & { readonly size: number }) {
  const expected = size ** 2;
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

// The three laws on this cube: twists and flips piece by piece with their running sum, and the cycles of the pieces.

/** The twists of the corners or the flips of the edges; each piece is shown on the cube. */
function Turnings({
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
function Swaps({ corners, edges }: Readonly<Record<"corners" | "edges", OrbitEvidence>>) {
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
