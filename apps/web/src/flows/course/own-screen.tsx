/** The lesson on the cube in hand: what to do, move by move, until its goal is reached. */

import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import TaughtSolution from "../taught/index.tsx";
import { stepsUntil } from "./lessons.ts";
import { type CourseStepProps, reached } from "./model.ts";

const t = texts("course");

export function OwnScreen({ course, change }: CourseStepProps) {
  const own = course.own ?? "";
  const until = stepsUntil(course.lesson);
  const { output } = useJob(own && JSON.stringify({ own, until }), (options) =>
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
