/** The first skill of a lesson, shown on a cube: what the moves do to the ringed piece, as slowly as wanted, step by step. */

import type { CubePlayer } from "@cubegram/player";
import { useEffect, useState } from "preact/hooks";
import { Player } from "../../cube/player.tsx";
import { printView } from "../../cube/turn/view-for.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { isMotionReduced } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Screen } from "../frame/screen.tsx";
import { Marks } from "../taught/marks.tsx";
import { marked, VIEWS } from "../taught/rings.ts";
import { algOf, isRegrip, leftOf, newExercise, shownPiece, turned } from "./exercise.ts";
import { LESSONS } from "./lessons.ts";
import { type CourseStepProps, practice, turnsCube } from "./model.ts";

const t = texts("course");

export function WatchScreen({ course, change }: CourseStepProps) {
  const { id, skills } = LESSONS[course.lesson];
  const [skill] = skills;
  const wanted = "step" in skill ? skill : undefined;
  const { output } = useJob(wanted && `${wanted.step} ${wanted.wanted}`, (options) =>
    ask("course", "cubeToPractice", wanted!, { ...options, lane: "quick" }),
  );
  const cube = turnsCube(skill) ?? output;
  return (
    <Screen
      stage={cube && <Demonstration key={cube.setup} {...cube} />}
      heading={t(`${id}-watch`)}
      buttons={
        <>
          <Button onClick={() => change({ ...course, screen: "idea" })}>{t("back")}</Button>
          <Button look="big" onClick={() => change(practice(course))}>
            {t("try")}
          </Button>
        </>
      }
    />
  );
}

/** Half as fast as usual; the bar makes it slower or goes step by step. */
const SPEED = 0.5;

/** Plays by itself once; the ring follows the piece. */
function Demonstration({
  setup,
  moves,
  pieces,
}: {
  readonly setup: string;
  readonly moves: string;
  readonly pieces: readonly string[];
}) {
  const [player, setPlayer] = useState<CubePlayer>();
  const [at, setAt] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const whole = newExercise(setup, { moves, pieces }, false);
  // Held as in practice: regrips come before the picture.
  const regrips = leftOf(whole).filter((_, i, left) => left.slice(0, i + 1).every(isRegrip));
  const exercise = regrips.reduce(turned, whole);
  const left = leftOf(exercise);
  const piece = shownPiece(exercise);
  const view = VIEWS[0];
  useEffect(() => {
    if (!player) return;
    const begins = () => setMoving(true);
    player.addEventListener("move", begins);
    if (!isMotionReduced()) player.play();
    return () => player.removeEventListener("move", begins);
  }, [player]);
  const marks =
    piece === undefined
      ? undefined
      : marked([algOf(exercise), ...left.slice(0, at)].join(" "), left.slice(at), piece);
  return (
    <div class="course-watch holds-player">
      <Player
        size={3}
        setup={algOf(exercise)}
        alg={left.join(" ")}
        at={at}
        speed={SPEED}
        controls="bar"
        view={printView(view)}
        locked
        label={t("demonstration")}
        onReady={setPlayer}
        onState={(state) => {
          setAt(state.at);
          setMoving(false);
        }}
      />
      {!isMoving && <Marks marked={marks} view={view} />}
    </div>
  );
}
