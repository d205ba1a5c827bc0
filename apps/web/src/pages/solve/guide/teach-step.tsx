/** The cube is solved layer by layer, with reasons. */
import { goTo, type StepProps } from "../../../components/guide/index.ts";
import { TeachScreen } from "../../../components/guide/teach-screen.tsx";

export default function TeachStep({ guide, size, hands }: StepProps) {
  return (
    <TeachScreen
      facelets={guide.way?.from ?? ""}
      size={size}
      onBack={hands.leave}
      onSolved={() => hands.on((now) => goTo(now, "done"))}
    />
  );
}
