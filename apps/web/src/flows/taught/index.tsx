/** A cube solved step by step: the goal, the case, the moves one by one with their arrows, and why they work. */
import { Cube } from "@cubegram/core";
import { FACES } from "@cubegram/core/geometry";
import type { ViewAngles } from "@cubegram/player";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { colorWords } from "../../cube/cube-words/index.ts";
import { Moves } from "../../cube/moves.tsx";
import { TurningCube } from "../../cube/turn/turning-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { ask } from "../../jobs/ask.ts";
import type { TaughtStep } from "../../jobs/solve.ts";
import { useJob } from "../../jobs/use-job.ts";
import { announce } from "../../shell/announce.ts";
import { capitalized, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { signalStep } from "../../ui/step-signal.ts";
import { GoOn, Screen, useArrowKeys } from "../frame/screen.tsx";
import { Marks } from "./marks.tsx";
import { isRegrip, type Marked, markedBetween } from "./rings.ts";
import { wordsOf } from "./step-id.ts";
import "./style.css";

const t = texts("taught");

interface TaughtSolutionProps {
  /** The cube as it is held. */
  readonly facelets: string;
  readonly size: number;
  /** Only steps of these kinds and those before them; default: all. */
  readonly until?: readonly string[];
  readonly onSolved: () => void;
  /** A button for leaving, shown at the first step. */
  readonly leave: ComponentChildren;
}

export default function TaughtSolution({ until, ...props }: TaughtSolutionProps) {
  const { facelets } = props;
  const { output, error } = useJob(facelets, (options) => ask("solve", "taughtSteps", { facelets }, options));
  if (error) return <ProblemNotice error={error} />;
  if (!output) return <Progress />;
  const last = until ? output.findLastIndex(({ id }) => until.includes(id)) : output.length - 1;
  const steps = output.slice(0, last + 1);
  return <TaughtSteps key={`${facelets} ${steps.length}`} {...props} steps={steps} />;
}

/** Which step, and how many of its moves have been made. */
interface Place {
  readonly index: number;
  readonly made: number;
}

/** One screen per move: the cube makes the move, and the button goes on. */
function TaughtSteps({
  facelets,
  size,
  steps,
  onSolved,
  leave,
}: Omit<TaughtSolutionProps, "until"> & { readonly steps: readonly TaughtStep[] }) {
  const [{ index, made }, setPlace] = useState<Place>({ index: 0, made: 0 });
  const step = steps[index];
  const moves = step ? step.moves.split(" ") : [];
  const before = steps.slice(0, index).flatMap((one) => one.moves.split(" "));
  const goOn = () => {
    signalStep();
    setPlace(made + 1 < moves.length ? { index, made: made + 1 } : { index: index + 1, made: 0 });
  };
  const goBack = () => {
    if (made > 0) setPlace({ index, made: made - 1 });
    else if (index > 0) setPlace({ index: index - 1, made: steps[index - 1].moves.split(" ").length - 1 });
  };
  useArrowKeys(goBack, step ? goOn : onSolved);
  const words = step ? `${stepName(step)}. ${whatToDo(step)} ${moveWords(moves[made], size)}` : t("done");
  useEffect(() => announce(words), [words]);
  const isFirst = index === 0 && made === 0;
  const back = isFirst ? leave : <Button onClick={goBack}>{t("back")}</Button>;
  if (!step)
    return (
      <Screen
        stage={<CubePicture cube={afterMoves(facelets, before)} view="cube" />}
        heading={t("looks")}
        buttons={
          <>
            {back}
            <GoOn onClick={onSolved}>{t("looks-yes")}</GoOn>
          </>
        }
      />
    );
  const marks =
    size === MARKED_SIZE
      ? ringed(afterMoves(facelets, [...before, ...moves.slice(0, made)]), moves.slice(made), step.pieces)
      : undefined;
  const over = marks && ((view: ViewAngles) => <Marks marked={marks} view={view} />);
  return (
    <Screen
      stage={
        <TurningCube
          size={size}
          state={facelets}
          moves={[...before, ...moves]}
          made={before.length + made}
          label={t("player")}
          over={over}
        />
      }
      heading={moveWords(moves[made], size)}
      buttons={
        <>
          {back}
          {moves.length - made > 1 && (
            <Button onClick={() => setPlace({ index: index + 1, made: 0 })}>{t("whole-step")}</Button>
          )}
          <GoOn onClick={goOn}>{t("next")}</GoOn>
        </>
      }
    >
      <p class="strong taught-case">
        <span class="accent taught-name">{stepName(step)}</span> {whatToDo(step)}
      </p>
      <Moves moves={moves} at={made} onGo={(to) => setPlace({ index, made: to })} label={t("moves")} />
      <div class="row soft taught-more">
        <p>{t("step-of", { n: index + 1, all: steps.length })}</p>
        <details>
          <summary>{t("why")}</summary>
          {[stepGoal(step), ...reasons(step)].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </details>
      </div>
    </Screen>
  );
}

/** Of larger cubes a step joins many pieces. */
const MARKED_SIZE = 3;

/** The piece that the step is about, with the place where it goes; of several, the first that moves. */
function ringed(facelets: string, left: readonly string[], pieces: readonly string[]): Marked | undefined {
  const { state } = Cube.fromFacelets(facelets);
  // Until the cube is held again, no place is shown that is meant as seen from then on.
  const way = isRegrip(left[0]) ? [] : left;
  const all = pieces.map((piece) => markedBetween(state, way, piece));
  return all.find(({ now, goal }) => now.join() !== goal.join()) ?? all[0];
}

function afterMoves(facelets: string, moves: readonly string[]): string {
  return Cube.fromFacelets(facelets).apply(moves.join(" ")).facelets();
}

type Key = Parameters<typeof t>[0];

/** What is said about a step of a taught solution. */
function stepName({ id }: TaughtStep): string {
  return t(`name-${id}` as Key);
}

function stepGoal({ id }: TaughtStep): string {
  return t(`goal-${id}` as Key);
}

/** "White-green edge. Case: in the middle layer."; for a step without cases, what it is for. */
function whatToDo(step: TaughtStep): string {
  const { id, pieces, cases } = step;
  if (cases.length === 0) return stepGoal(step);
  const [first, second] = cases.map((one) => t(`case-${wordsOf(id)}-${one}` as Key));
  const named = second === undefined ? first : t("first-then", { first, second });
  const isOnePiece = pieces.length === 1 && !ALL_AT_ONCE.includes(id);
  const piece = isOnePiece ? `${pieceWords(pieces[0])}. ` : "";
  return piece + t("case", { cases: named });
}

/** One sentence for each case. */
function reasons({ id, cases }: TaughtStep): readonly string[] {
  if (id === "hold") return [t("text-hold")];
  return [...new Set(cases.map((one) => t(`why-${wordsOf(id)}-${one}` as Key)))];
}

/** Steps that bring all their pieces home together. */
const ALL_AT_ONCE = ["flip-edges", "twist-corners", "place-corners", "place-edges", "finish"];
const KINDS = ["center", "edge", "corner"] as const;

/** "White-green edge", for UF. */
function pieceWords(name: string): string {
  const colors = [...name].map((face) => colorWords(FACES.indexOf(face as "U"))).join("-");
  return capitalized(t(KINDS[name.length - 1], { colors }));
}
