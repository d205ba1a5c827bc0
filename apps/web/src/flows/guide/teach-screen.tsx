/** A cube solved step by step, without being told the moves: a 3x3 in lessons, any other case by case. */
import type { ComponentProps } from "preact";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CourseView } from "../course/index.tsx";
import TaughtSolution from "../taught/index.tsx";

const t = texts("guide");

interface TeachScreenProps extends Omit<ComponentProps<typeof TaughtSolution>, "until" | "leave"> {
  readonly onBack: () => void;
}

export function TeachScreen({ onBack, ...cube }: TeachScreenProps) {
  if (cube.size === 3) return <CourseView own={cube.facelets} onSolved={cube.onSolved} />;
  return <TaughtSolution {...cube} leave={<Button onClick={onBack}>{t("leave-lesson")}</Button>} />;
}
