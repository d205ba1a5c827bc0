/** `<cube-player>` in the app's colors and language. A picture takes its place until the element is loaded. */

import { algState, parseAlg } from "@cubegram/core/notation";
import { coloringOf, printFacelets, solvedState } from "@cubegram/core/state";
import { type Signal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { catalogs } from "../shell/language.ts";
import { whenIdle } from "../shell/slices.ts";
import { CubePicture } from "./cube-picture.tsx";
import type { PlayerProps } from "./loaded-player.tsx";

/** The element and its words are a chunk of their own. */
const loaded: Signal<ComponentType<PlayerProps> | undefined> = signal(undefined);
let isLoading = false;

/** Loads with the first player, once the page that shows it has settled. */
async function load(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const module = await import("./loaded-player.tsx");
  await catalogs();
  loaded.value = module.default;
}

export function Player(props: PlayerProps) {
  useEffect(() => {
    if (isLoading) return;
    isLoading = true;
    load().catch(() => {
      // The picture stays; the next player tries again.
      isLoading = false;
    });
  }, []);
  const Loaded = loaded.value;
  return Loaded ? <Loaded {...props} /> : <StandIn {...props} />;
}

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
