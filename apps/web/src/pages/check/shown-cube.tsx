/** The cube as it stands, with a glow around the stickers spoken of, from a side where they can be seen. */

import { Player } from "../../cube/player.tsx";
import { printView, USUAL_VIEW, type ViewAngles } from "../../cube/turn/view-for.ts";
import { isSeen, outlines } from "../../flows/taught/rings.ts";
import { texts } from "../../shell/language.ts";
import "../../flows/taught/style.css";

const t = texts("check");

/** The usual corner first; then from below, and both from behind. */
const VIEWS: readonly ViewAngles[] = [36, -144].flatMap((yaw) => [
  { yaw, pitch: 29 },
  { yaw, pitch: -29 },
]);

interface ShownCubeProps {
  readonly facelets: string;
  readonly size: number;
  readonly marked?: readonly number[] | undefined;
}

export default function ShownCube({ facelets, size, marked = [] }: ShownCubeProps) {
  const view = VIEWS.find((each) => isSeen(marked, each, size)) ?? USUAL_VIEW;
  const shape = outlines(marked, view, 0.04, size)
    .map((corners) => `M${corners.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`)
    .join("");
  return (
    <div class="stage-shown">
      <Player size={size} state={facelets} view={printView(view)} locked label={t("entry")} />
      <svg class="marks" viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
        <path class="marks-ring-casing" d={shape} />
        <path class="check-glow" d={shape} />
      </svg>
    </div>
  );
}
