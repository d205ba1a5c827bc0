/** `<cube-player>` in the chosen colours. Until the element is loaded, and without it, a picture stands in its place. */
import { algState, parseAlg } from "@cubegram/core/notation";
import { colouringOf, solvedState } from "@cubegram/core/state";
import { CubePicture } from "./cube-picture.tsx";

export interface PlayerProps {
  readonly size?: number;
  readonly alg?: string;
  readonly setup?: string;
  /** How many moves of `alg` are made. */
  readonly at?: number;
  readonly label: string;
}

export function Player({ size = 3, setup = "", label }: PlayerProps) {
  const parsed = parseAlg(setup);
  const state = parsed.ok ? algState(parsed.value, size) : solvedState(size);
  return <CubePicture cube={colouringOf(state)} view="cube" title={label} />;
}
