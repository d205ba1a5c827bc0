/** The cube is solved layer by layer, with reasons. */

import type { StepProps } from "../../../flows/guide/hands.ts";
import { goTo } from "../../../flows/guide/model.ts";
import { TeachScreen } from "../../../flows/guide/teach-screen.tsx";

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
