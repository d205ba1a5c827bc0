/** A cube that is solved layer by layer, in place of being told the moves; it may be left at any step. */
import { Button } from "../button.tsx";
import TaughtSolution from "../taught/index.tsx";
import { t } from "./messages.ts";

interface TeachScreenProps {
  /** The cube as it is held. */
  readonly facelets: string;
  readonly size: number;
  readonly onBack: () => void;
  readonly onSolved: () => void;
}

export function TeachScreen({ facelets, size, onBack, onSolved }: TeachScreenProps) {
  return (
    <div class="guide-teach">
      <div class="guide-ways-out">
        <Button look="quiet" onClick={onBack}>
          {t("leave-lesson")}
        </Button>
        <Button look="quiet" onClick={onSolved}>
          {t("solved-yes")}
        </Button>
      </div>
      <TaughtSolution facelets={facelets} size={size} />
    </div>
  );
}
