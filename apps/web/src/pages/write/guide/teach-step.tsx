/** For users who would rather learn to solve the cube: they do so here, and continue with a solved one. */

import { readSeen } from "../../../flows/frame/painted-screen.tsx";
import type { StepProps } from "../../../flows/guide/hands.ts";
import { goTo } from "../../../flows/guide/model.ts";
import { TeachScreen } from "../../../flows/guide/teach-screen.tsx";

export default function TeachStep({ guide, size, hands }: StepProps) {
  return (
    <TeachScreen
      facelets={readSeen(guide.seen, size).facelets}
      size={size}
      onBack={() => hands.on((now) => goTo(now, "show"))}
      onSolved={() => hands.on((now) => goTo({ ...now, way: undefined, made: 0 }, "hold"))}
    />
  );
}
