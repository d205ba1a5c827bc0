/** A cube solved layer by layer, one step at a time: what for, which case, the moves, and why they work. */
import { FACES } from "@cubegram/core/geometry";
import type { CubePlayer } from "@cubegram/player";
import { useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { capitalized } from "../../app/language.ts";
import type { TaughtStep } from "../../work/jobs/solve.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { colorWords } from "../cube-words/index.ts";
import { Moves } from "../moves.tsx";
import { Player } from "../player.tsx";
import { ProblemNotice } from "../problem/index.ts";
import { Progress } from "../progress.tsx";
import { t } from "./messages.ts";
import "./style.css";

type Key = Parameters<typeof t>[0];

/** `facelets`: the cube as it is held. */
export default function TaughtSolution({
  facelets,
  size,
}: {
  readonly facelets: string;
  readonly size: number;
}) {
  const { output, error } = useWork(facelets, (options) =>
    ask("solve", "taughtSteps", { facelets }, options),
  );
  if (error) return <ProblemNotice error={error} />;
  if (!output) return <Progress />;
  return <Lesson key={facelets} facelets={facelets} size={size} steps={output} />;
}

function Lesson({
  facelets,
  size,
  steps,
}: {
  readonly facelets: string;
  readonly size: number;
  readonly steps: readonly TaughtStep[];
}) {
  const [index, setIndex] = useState(0);
  const [at, setAt] = useState(0);
  const player = useRef<CubePlayer | undefined>(undefined);
  const step = steps[index];
  const before = steps.slice(0, index).map(({ moves }) => moves);
  const go = (to: number) => {
    setIndex(to);
    setAt(0);
    const next = steps[to];
    announce(next ? `${t(`name-${next.id}` as Key)}. ${whatToDo(next)}` : t("done"));
  };
  return (
    <section class="stack taught" aria-label={t("title")}>
      <p class="soft">{t("step-of", { n: Math.min(index + 1, steps.length), all: steps.length })}</p>
      <progress aria-hidden="true" max={steps.length} value={index} />
      <div class="columns">
        <div class="stack">
          {step ? <Explained step={step} at={at} onGo={setAt} /> : <p class="taught-done">{t("done")}</p>}
          <div class="row taught-buttons">
            <Button
              onClick={() => {
                player.current?.jump(0);
                player.current?.play();
              }}
              disabled={!step}
            >
              {t("show")}
            </Button>
            <Button onClick={() => go(index - 1)} disabled={index === 0}>
              {t("back")}
            </Button>
            <Button look="main" onClick={() => go(index + 1)} disabled={!step}>
              {t("next")}
            </Button>
          </div>
        </div>
        <Player
          size={size}
          state={facelets}
          setup={before.join(" ")}
          alg={step?.moves ?? ""}
          controls="none"
          locked
          at={at}
          onReady={(ready) => {
            player.current = ready;
          }}
          onState={(state) => setAt(state.at)}
          label={t("player")}
        />
      </div>
    </section>
  );
}

function Explained({
  step,
  at,
  onGo,
}: {
  readonly step: TaughtStep;
  readonly at: number;
  readonly onGo: (to: number) => void;
}) {
  const { id, cases, moves } = step;
  return (
    <>
      <h2>{t(`name-${id}` as Key)}</h2>
      <p>{t(`goal-${id}` as Key)}</p>
      {cases.length > 0 && <p class="taught-case">{whatToDo(step)}</p>}
      <Moves moves={moves.split(" ")} at={at} onGo={onGo} label={t("moves")} />
      {id === "hold" && <p class="soft">{t("text-hold")}</p>}
      {[...new Set(cases.map((one) => t(`why-${wordsOf(id)}-${one}` as Key)))].map((why) => (
        <p key={why} class="soft">
          {why}
        </p>
      ))}
    </>
  );
}

/** "White-green edge. Case: in the middle layer." */
function whatToDo({ id, pieces, cases }: TaughtStep): string {
  if (cases.length === 0) return t(`goal-${id}` as Key);
  const [first, second] = cases.map((one) => t(`case-${wordsOf(id)}-${one}` as Key));
  const named = second === undefined ? first : t("first-then", { first, second });
  const isOnePiece = pieces.length === 1 && !ALL_AT_ONCE.includes(id);
  const piece = isOnePiece ? `${pieceWords(pieces[0])}. ` : "";
  return piece + t("case", { cases: named });
}

/** Under which name a step's cases are in the catalog: all centers have the same. */
function wordsOf(id: string): string {
  return /-centers?$/.test(id) ? "centers" : id;
}

/** Steps of which all pieces come home together. */
const ALL_AT_ONCE = ["flip-edges", "twist-corners", "place-corners", "place-edges", "finish"];
const KINDS = ["center", "edge", "corner"] as const;

/** "White-green edge", for UF. */
function pieceWords(name: string): string {
  const colors = [...name].map((face) => colorWords(FACES.indexOf(face as "U"))).join("-");
  return capitalized(t(KINDS[name.length - 1], { colors }));
}
