/** The first skill of a lesson, shown on a cube: what the moves do to the ringed piece, as slowly as wanted, step by step. */

import type { PracticeCube } from "@cubegram/core/solve";
import type { CubePlayer } from "@cubegram/player";
import { useEffect, useState } from "preact/hooks";
import { Player } from "../../cube/player.tsx";
import { printView } from "../../cube/turn/view-for.ts";
import { texts } from "../../shell/language.ts";
import { isMotionReduced } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import { Marks } from "../taught/marks.tsx";
import { isRegrip, marked, VIEWS } from "../taught/rings.ts";
import { algOf, leftOf, newExercise, shownPiece, turned } from "./exercise.ts";
import { useCubeFor } from "./here-screen.tsx";
import { LESSONS } from "./lessons.ts";
import { type CourseStepProps, practice } from "./model.ts";
import { useMoving } from "./turn-by-hand.tsx";

const t = texts("course");

export function WatchScreen({ course, change }: CourseStepProps) {
  const { id, skills } = LESSONS[course.lesson];
  const cube = useCubeFor(skills[0]);
  return (
    <Screen
      stage={cube && <Demonstration key={cube.setup} {...cube} />}
      heading={t(`${id}-watch`)}
      buttons={
        <>
          <Button onClick={() => change({ ...course, screen: "idea" })}>{t("back")}</Button>
          <GoOn onClick={() => change(practice(course))}>{t("try")}</GoOn>
        </>
      }
    />
  );
}

/** Half as fast as usual; the bar makes it slower or goes step by step. */
const SPEED = 0.5;

/** Plays by itself once; the ring follows the piece. */
function Demonstration({ setup, moves, pieces }: PracticeCube) {
  const [player, setPlayer] = useState<CubePlayer>();
  const [at, setAt] = useState(0);
  const isMoving = useMoving(player);
  const whole = newExercise(setup, { moves, pieces });
  // Held as in practice: regrips come before the picture.
  const regrips = leftOf(whole).filter((_, i, left) => left.slice(0, i + 1).every(isRegrip));
  const exercise = regrips.reduce(turned, whole);
  const left = leftOf(exercise);
  const piece = shownPiece(exercise);
  const view = VIEWS[0];
  useEffect(() => {
    if (!isMotionReduced()) player?.play();
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
        onState={(state) => setAt(state.at)}
      />
      {!isMoving && <Marks marked={marks} view={view} />}
    </div>
  );
}
