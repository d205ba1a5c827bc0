/** The one idea of a lesson, and the cube that shows it move by move, over and over. */
import { algState, invertAlg, printAlg, readAlg } from "@cubegram/core/notation";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../button.tsx";
import { Screen } from "../guide/screen.tsx";
import { Moves } from "../moves.tsx";
import { TurningCube } from "../turn/turning-cube.tsx";
import type { CourseStepProps } from "./index.tsx";
import { LESSONS } from "./lessons.ts";
import { t } from "./messages.ts";
import { goOn, practice } from "./model.ts";

export function IdeaScreen({ course, change }: CourseStepProps) {
  const { id, alg } = LESSONS[course.lesson];
  const moves = alg.split(" ");
  const [made, setMade] = useMoveByMove(moves.length);
  return (
    <Screen
      stage={
        <TurningCube size={3} state={before(alg)} moves={moves} made={made} label={t("demonstration")} />
      }
      heading={t(`${id}-name`)}
      buttons={
        <>
          <Button onClick={() => change(goOn(course))}>{t("skip")}</Button>
          <Button look="big" onClick={() => change(practice(course))}>
            {t("try")}
          </Button>
        </>
      }
    >
      <p>{t(`${id}-idea`)}</p>
      <Moves moves={moves} at={made} onGo={setMade} label={t("moves")} />
      <p class="soft">{t("lesson-of", { n: course.lesson + 1, all: LESSONS.length })}</p>
    </Screen>
  );
}

/** What a cube with white at the bottom shows before an algorithm solves it. */
function before(alg: string): string {
  return printFacelets(coloringOf(algState(readAlg(`z2 ${printAlg(invertAlg(readAlg(alg)))}`), 3)));
}

/** As long as the cube takes to show a move with its arrow, and what it leads to. */
const MOVE_MS = 2600;

function useMoveByMove(count: number): [made: number, set: (made: number) => void] {
  const [made, setMade] = useState(0);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(() => setMade((made + 1) % count), MOVE_MS);
    return () => clearTimeout(timer);
  }, [made, count]);
  return [made, setMade];
}
