/** Everything the player says or shows as text, in English. `player.words = { … }` replaces any of it. */
import type { FaceName } from "@cubegram/core/geometry";
import type { PlayerProblem } from "../model/setup.ts";
import type { SpokenMove } from "../model/spoken.ts";

/** The texts of a player: shown, used as labels, or spoken by screen readers. */
export interface Words {
  /** The cube itself, for people who cannot see it. */
  readonly cube: (size: number) => string;
  /** How the keyboard turns it. */
  readonly keys: string;
  /** The same where the layers are locked; default `keys`. */
  readonly lockedKeys?: string;
  readonly controls: string;
  readonly moves: string;
  readonly play: string;
  readonly pause: string;
  readonly stepForward: string;
  readonly stepBack: string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly position: string;
  readonly positionOf: (at: number, length: number) => string;
  readonly speed: string;
  readonly speedOf: (speed: number) => string;
  /** The button for a film of the moves. */
  readonly save: string;
  readonly move: (move: SpokenMove) => string;
  /** A move being undone; `text` is the turn that does it. */
  readonly undone: (text: string) => string;
  readonly solved: string;
  /** Moves that cannot be read; `message` says why in English, `code` is stable. */
  readonly problem?: (problem: PlayerProblem) => string;
}

const FACE_WORDS: Readonly<Record<FaceName, string>> = {
  U: "top",
  R: "right",
  F: "front",
  D: "bottom",
  L: "left",
  B: "back",
};

/** The default texts. */
export const ENGLISH: Words = {
  cube: (size) => `Cube, ${size} by ${size} by ${size}`,
  keys:
    "Space plays, the arrow keys step, Shift with the arrow keys turns the view. Letters turn layers by their place " +
    "on the keyboard: I and K right, D and E left, J and F top, S and L bottom, H and G front, W and O back.",
  lockedKeys: "Space plays, the arrow keys step, Shift with the arrow keys turns the view.",
  controls: "Playback",
  moves: "Moves",
  play: "Play",
  pause: "Pause",
  stepForward: "Next move",
  stepBack: "Previous move",
  toStart: "To the start",
  toEnd: "To the end",
  position: "Position",
  positionOf: (at, length) => `${at} of ${length} moves`,
  speed: "Speed",
  speedOf: (speed) => `${speed}×`,
  save: "Save animation",
  move: englishMove,
  undone: (text) => `Back: ${text}`,
  solved: "Solved",
  problem: ({ message }) => `I can’t read these moves: ${message}`,
};

function englishMove({ kind, face, first, last, quarters }: SpokenMove): string {
  const way = quarters === 2 ? "a half turn" : quarters === 1 ? "clockwise" : "counterclockwise";
  const side = FACE_WORDS[face];
  switch (kind) {
    case "face":
      return `${side} layer ${way}`;
    case "wide":
      return `${last} layers on the ${side} ${way}`;
    case "inner":
      return first === last
        ? `layer ${first} from the ${side} ${way}`
        : `layers ${first} to ${last} from the ${side} ${way}`;
    case "slice":
      return `middle layers ${way}, seen from the ${side}`;
    case "rotation":
      return `whole cube ${way}, seen from the ${side}`;
  }
}
