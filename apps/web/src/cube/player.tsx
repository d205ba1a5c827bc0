/** `<cube-player>` in the app's colors and language. A picture takes its place until the element is loaded. */

import { algState, parseAlg } from "@cubegram/core/notation";
import { coloringOf, printFacelets, solvedState } from "@cubegram/core/state";
import { useEffect, useState } from "preact/hooks";
import { whenIdle } from "../shell/slices.ts";
import { lazy } from "../ui/lazy.tsx";
import { CubePicture } from "./cube-picture.tsx";
import type { PlayerProps } from "./loaded-player.tsx";

/** The element and its words are a chunk of their own, loaded once the page that shows the first of them has settled. */
export const Player = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import("./loaded-player.tsx");
}, StandIn);

/** Drawing a larger cube would take longer than loading the player. */
const MAX_STAND_IN_SIZE = 9;

/** What the player would show, as a picture of the same size; drawn in its own task, after everything around it. */
function StandIn(props: PlayerProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true));
    return () => clearTimeout(timer);
  }, []);
  if (!isTime || (props.size ?? 3) > MAX_STAND_IN_SIZE) return <div class="player player-stand-in" />;
  return <Picture {...props} />;
}

function Picture({ size = 3, state, setup = "", alg = "", at = 0, label }: PlayerProps) {
  const made = alg.split(/\s+/).slice(0, at).join(" ");
  const parsed = parseAlg(`${setup} ${made}`);
  const start = parsed.ok ? algState(parsed.value, size) : solvedState(size);
  const facelets = state === undefined || at > 0 ? printFacelets(coloringOf(start)) : state;
  return (
    <div class="player player-stand-in">
      <CubePicture cube={facelets} view="cube" title={label} />
    </div>
  );
}
