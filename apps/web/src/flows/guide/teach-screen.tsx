/** A cube solved step by step, without being told the moves: a 3x3 in lessons, any other case by case. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CourseView } from "../course/index.tsx";
import TaughtSolution from "../taught/index.tsx";

const t = texts("guide");

interface TeachScreenProps {
  /** The cube as it is held. */
  readonly facelets: string;
  readonly size: number;
  readonly onBack: () => void;
  readonly onSolved: () => void;
}

export function TeachScreen({ facelets, size, onBack, onSolved }: TeachScreenProps) {
  if (size === 3) return <CourseView own={facelets} onSolved={onSolved} />;
  return (
    <TaughtSolution
      facelets={facelets}
      size={size}
      onSolved={onSolved}
      leave={<Button onClick={onBack}>{t("leave-lesson")}</Button>}
    />
  );
}
