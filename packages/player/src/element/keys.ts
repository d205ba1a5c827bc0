/**
 * The keyboard cube: physical keys (`KeyboardEvent.code`, so it is the same on every national layout) in the layout
 * that Twizzle and csTimer share.
 */
const LAYOUT: Readonly<Record<string, string>> = {
  KeyI: "R",
  KeyK: "R'",
  KeyD: "L",
  KeyE: "L'",
  KeyJ: "U",
  KeyF: "U'",
  KeyS: "D",
  KeyL: "D'",
  KeyH: "F",
  KeyG: "F'",
  KeyW: "B",
  KeyO: "B'",
  KeyU: "Rw",
  KeyM: "Rw'",
  KeyC: "Lw",
  KeyR: "Lw'",
  KeyT: "x",
  KeyV: "x'",
  Semicolon: "y",
  KeyA: "y'",
  KeyP: "z",
  KeyQ: "z'",
};

/** The move of a key; a 2x2 has no wide moves, but its rotations do the same. */
export function moveOfKey(code: string, size: number): string | undefined {
  const move = LAYOUT[code];
  return size === 2 && move?.includes("w") ? undefined : move;
}

/** What the other keys do. */
export type KeyCommand = "toggle" | "stepBack" | "stepForward" | "toStart" | "toEnd";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  Space: "toggle",
  ArrowLeft: "stepBack",
  Backspace: "stepBack",
  ArrowRight: "stepForward",
  Home: "toStart",
  End: "toEnd",
};

export function commandOfKey(code: string): KeyCommand | undefined {
  return COMMANDS[code];
}

/** With Shift: degrees of yaw and pitch. */
export function viewOfKey(code: string): readonly [yaw: number, pitch: number] | undefined {
  const step = 15;
  if (code === "ArrowLeft") return [-step, 0];
  if (code === "ArrowRight") return [step, 0];
  if (code === "ArrowUp") return [0, step];
  return code === "ArrowDown" ? [0, -step] : undefined;
}
