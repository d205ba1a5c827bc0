/** The lesson on the cube in hand: what to do, move by move, until its goal is reached. */
import { texts } from "../../app/language.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import TaughtSolution from "../taught/index.tsx";
import type { CourseStepProps } from "./index.tsx";
import { stepsUntil } from "./lessons.ts";
import { reached } from "./model.ts";

const t = texts("course");

export function OwnScreen({ course, change }: CourseStepProps) {
  const own = course.own ?? "";
  const until = stepsUntil(course.lesson);
  const { output } = useWork(own && JSON.stringify({ own, until }), (options) =>
    ask("course", "afterLesson", { facelets: own, until }, options),
  );
  return (
    <TaughtSolution
      facelets={own}
      size={3}
      until={until}
      onSolved={() => change(reached(course, output))}
      leave={<Button onClick={() => change({ ...course, screen: "idea" })}>{t("back")}</Button>}
    />
  );
}
