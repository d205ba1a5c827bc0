/** Solve: a cube goes in, the moves that solve it come out; the guide shows them one at a time, or teaches how. */

import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Moves } from "../../cube/moves.tsx";
import { MAX_READ_SIZE } from "../../cube/pasted/index.tsx";
import { SmartCube } from "../../cube/smart/index.tsx";
import { Stage } from "../../cube/stage/index.tsx";
import { blankCube, MAX_EDITED_SIZE, newEditor } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import type { EnteredCube } from "../../jobs/enter.ts";
import { TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { byHand, PaintEntry, RandomCube, TextEntry } from "./entry.tsx";
import {
  change,
  cubeOf,
  type Entered,
  entered,
  enteredSize,
  entryKey,
  followsSize,
  goalsFor,
  record,
  type SolveRecord,
  startGuide,
  startLesson,
  toLink,
  wantedCount,
  wantedGoal,
  withStickers,
} from "./model.ts";
import { at, type Found, found, Searching, search, start, stop } from "./search.tsx";
import "./style.css";

const t = texts("solve");

const SolveGuide = lazy(() => import("./guide/guide.tsx"));
/** Until there are moves to play, a picture is the cube. */
const Player = lazy(async () => ({ default: (await import("../../cube/player.tsx")).Player }));
const SolveMore = lazy(() => import("./more.tsx"));
const ImpossibleNotice = lazy(() => import("./impossible-notice.tsx"));

export default function SolvePage() {
  const { guide } = record.value.value;
  return guide ? <SolveGuide guide={guide} /> : <SolveEntry />;
}

/** Asks the worker what cube is entered, whenever the entry changes. */
function useEntered(shown: SolveRecord) {
  const { entry, text, size, editor } = shown;
  const key = entryKey(shown);
  return useJob<Entered, unknown>(
    key,
    async (options) => {
      const quick = { ...options, lane: "quick" } as const;
      const answer =
        entry === "text"
          ? await ask("enter", "writtenCube", { way: "paste", text, size }, quick)
          : await ask("enter", "paintedCube", editor, quick);
      entered.value = { ...answer, key };
      return entered.value;
    },
    { delay: entered.peek() ? TYPING_MS : 0 },
  );
}

function SolveEntry() {
  const shown = record.value.value;
  const { error } = useEntered(shown);
  // The last answer stays until the next one arrives: nothing jumps while the user types.
  const answer = entered.value;
  const { entry, text, editor, goal } = shown;
  const isPainted = entry === "paint";
  // Nothing entered is not a solved cube.
  const isEmpty = !isPainted && text.trim() === "";
  const cube = isEmpty ? undefined : cubeOf(answer);
  // Opened with a cube: its button is there before what the cube is, so that nothing else takes its place meanwhile.
  const isAwaited = !isEmpty && !isPainted && !answer && !error;
  const size = enteredSize(shown, answer);
  const isFound = found.value !== undefined && found.value.facelets === cube?.facelets;
  const isTaught = cube !== undefined && wantedGoal(cube.size, goal) === "learn";
  const solution = isFound && !isTaught && found.value && found.value.length > 0 ? found.value : undefined;
  const impossible = !isEmpty && answer?.cube?.kind === "impossible" ? answer.cube : undefined;
  // What was painted by hand may have been held turned: the editor stays until its moves take its place.
  const isPainting =
    isPainted &&
    !solution &&
    (!cube || byHand.value === editor.painted || doubtsOf(editor.painted) !== undefined);
  const chooseSize = (next: number) => {
    if (isPainted && next <= MAX_EDITED_SIZE) change({ editor: newEditor(next, editor.guided), size: next });
    else change({ entry: "text", size: next, ...(!followsSize(answer) && { text: "" }) });
  };
  const lastMove = solution && at.value > 0 ? solution.moves[at.value - 1] : undefined;
  return (
    <>
      <PageHead title={t("title")} record={record} link={toLink(shown, answer)} />
      <Stage
        page="solve"
        size={size}
        lastMove={lastMove}
        largest={MAX_READ_SIZE}
        onSize={chooseSize}
        onTake={({ facelets }) => record.set(withStickers(record.value.peek(), facelets))}
        row={
          solution ? (
            <Moves moves={solution.moves} at={at.value} onGo={go} label={t("moves")} isRow />
          ) : (
            !isPainted && <TextEntry found={isEmpty ? undefined : answer?.found} />
          )
        }
        say={
          <>
            {!cube && !impossible && <p class="soft">{t("lead")}</p>}
            {impossible && <ImpossibleNotice cube={impossible} />}
            {error && error.code !== "aborted" && <ProblemNotice error={error} />}
            {cube?.isSolved && <Notice kind="good">{t("already")}</Notice>}
            {solution && (
              <>
                <h2 id="solve-solution">
                  {t("solution")}: {t("length", { n: solution.moves.length })}
                </h2>
                {isCounted(solution.metric) && (
                  <p>
                    {t(`count-${solution.metric}`)}: {solution.length}
                  </p>
                )}
                <p>{t(solution.isProved ? "proved" : "not-proved")}</p>
              </>
            )}
            {cube && !cube.isSolved && <Searching facelets={cube.facelets} />}
            <SmartCube of="solve" size={size} cube={cube?.facelets ?? editor.painted} onCube={takeTurned} />
          </>
        }
        buttons={
          cube && !cube.isSolved ? (
            <Actions cube={cube} solution={solution} />
          ) : isAwaited ? (
            <Button look="big" disabled>
              {t("solve")}
            </Button>
          ) : (
            <>
              <ByCamera
                {...(isPainted && { painted: editor.painted })}
                look={isPainted ? "main" : "plain"}
                onRead={({ size, facelets, cursor }) => {
                  stop();
                  change({
                    entry: "paint",
                    size,
                    editor: { ...newEditor(size), painted: facelets, cursor },
                  });
                }}
              />
              {!isPainted && <RandomCube size={size} isMain={isEmpty} />}
            </>
          )
        }
        more={<SolveMore cube={cube} solution={solution} isPainting={isPainting} />}
      >
        {isPainting ? (
          <PaintEntry editor={editor} />
        ) : cube && solution ? (
          <Player
            size={size}
            state={cube.facelets}
            alg={solution.alg}
            at={at.value}
            controls="bar"
            locked
            label={t("player")}
            onState={onState}
          />
        ) : (
          <CubePicture
            cube={cube?.facelets ?? impossible?.facelets ?? blankCube(size)}
            view="cube"
            title={t("picture")}
          />
        )}
      </Stage>
    </>
  );
}

/** A smart cube, as far as is known. */
function takeTurned(facelets: string): void {
  stop();
  record.set(withStickers(record.value.peek(), facelets), { merge: "smart" });
}

/** The button that continues: find a solution, then make its moves (`solution`); or begin the lesson. */
function Actions({ cube, solution }: { readonly cube: EnteredCube; readonly solution: Found | undefined }) {
  const { facelets, size } = cube;
  const { goal, count, table } = record.value.value;
  const wanted = wantedGoal(size, goal);
  if (wanted === "learn")
    return (
      <Button look="big" onClick={() => startLesson(facelets)}>
        {t("learn-start")}
      </Button>
    );
  const isRunning = search.value.kind === "running";
  return (
    <>
      {solution ? (
        <Button
          look="big"
          onClick={() => {
            stop();
            startGuide(facelets, solution);
          }}
        >
          {t("guide-start", { n: solution.moves.length })}
        </Button>
      ) : (
        <Button
          look="big"
          disabled={isRunning}
          onClick={() => void start(facelets, wanted, wantedCount(size, wanted, count), table)}
        >
          {t(isRunning ? "searching" : "solve")}
        </Button>
      )}
      {goalsFor(size).includes("learn") && (
        <Button onClick={() => startLesson(facelets)}>{t("goal-learn")}</Button>
      )}
    </>
  );
}

/** Whether a count of its own is told beside the number of moves. */
function isCounted(metric: string): metric is "SSTM" | "SQTM" {
  return metric === "SSTM" || metric === "SQTM";
}

function go(to: number): void {
  at.value = Math.max(0, to);
  // Someone who has begun to perform a solution does not want a different one.
  if (at.value > 0) stop();
}

/** One listener for all: the player follows the moves, the moves follow the player. */
function onState(state: { readonly at: number }): void {
  go(state.at);
}
