/** The goal of a lesson is reached. */

import { Cube } from "@cubegram/core";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { texts } from "../../shell/language.ts";
import { GoOn, Screen } from "../frame/screen.tsx";
import { algOf } from "./exercise.ts";
import { LESSONS } from "./lessons.ts";
import { type Course, type CourseStepProps, goOn } from "./model.ts";

const t = texts("course");

export function DoneScreen({ course, change }: CourseStepProps) {
  const { id } = LESSONS[course.lesson];
  const isLast = course.lesson === LESSONS.length - 1;
  return (
    <Screen
      stage={<CubePicture cube={shown(course)} view="cube" />}
      heading={t(`${id}-after`)}
      buttons={<GoOn onClick={() => change(goOn(course))}>{isLast ? t("finish") : t("next-lesson")}</GoOn>}
    >
      {!isLast && <p class="soft">{t("next-is", { lesson: t(`${LESSONS[course.lesson + 1].id}-name`) })}</p>}
    </Screen>
  );
}

function shown({ own, here, lesson }: Course): string {
  if (here?.lesson === lesson) return Cube.fromAlg(algOf(here.exercise)).facelets();
  return own ?? Cube.fromAlg("z2").facelets();
}
