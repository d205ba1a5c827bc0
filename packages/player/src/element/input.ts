/** What gestures and keys do to the record. */
import { readAlg } from "@cubegram/core/notation";
import type { PlayerState, ViewAngles } from "../model/player-state.ts";
import { stepsOf } from "../model/step.ts";
import {
  hold,
  jump,
  pause,
  play,
  release,
  settle,
  stepBy,
  turnByHand,
  type Update,
} from "../model/update.ts";
import { type Camera, cameraAt, type Point } from "../scene/camera.ts";
import { type Grip, gripAt, type Pull, pulledAngle, pullOf, restingQuarters } from "../scene/grip.ts";

interface InputTarget {
  now(): PlayerState;
  hasHints(): boolean;
  isLocked(): boolean;
  take(update: Update): void;
  set(state: PlayerState): void;
}

const STEEPEST = 90;

export function listenTo(stage: HTMLElement, target: InputTarget): void {
  const turnView = (yaw: number, pitch: number) => {
    const now = target.now();
    target.set({ ...now, view: turnedView(now.view, yaw, pitch) });
  };
  listen(stage, {
    camera: () => cameraAt(target.now().view, target.hasHints()),
    size: () => target.now().size,
    canTurn: () => !target.isLocked(),
    hold(pull, angle) {
      if (target.now().motion?.rate !== 0) target.take(settle(pause(target.now())));
      target.set(hold(target.now(), pull.turn, angle));
    },
    release: (quarters) => target.take(release(target.now(), quarters)),
    turnView,
  });
  stage.addEventListener("keydown", (event) => {
    const command = isPlain(event) && !event.shiftKey ? commandOfKey(event.code) : undefined;
    if (!command) return;
    event.preventDefault();
    target.take(carryOut(command, target.now()));
  });
  // Letters turn layers wherever in the player the focus is, except in a select, which needs them itself.
  stage.getRootNode().addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || !isPlain(event) || event.target instanceof HTMLSelectElement)
      return;
    const now = target.now();
    const view = event.shiftKey ? viewOfKey(event.code) : undefined;
    const move = event.shiftKey || target.isLocked() ? undefined : moveOfKey(event.code, now.size);
    if (!view && !move) return;
    event.preventDefault();
    if (view) turnView(...view);
    else if (!event.repeat)
      for (const step of stepsOf(readAlg(move!), now.size)) target.take(turnByHand(now, step));
  });
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

function carryOut(command: KeyCommand, now: PlayerState): Update {
  switch (command) {
    case "toggle":
      return now.isPlaying ? { state: pause(now), happened: [] } : play(now);
    case "stepBack":
      return stepBy(now, -1);
    case "stepForward":
      return stepBy(now, 1);
    case "toStart":
      return jump(now, 0);
    case "toEnd":
      return jump(now, now.steps.length);
  }
}

function turnedView(view: ViewAngles, yaw: number, pitch: number): ViewAngles {
  if (view.isFlat) return view;
  return {
    yaw: (view.yaw + yaw) % 360,
    pitch: Math.min(Math.max(view.pitch + pitch, -STEEPEST), STEEPEST),
  };
}

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
type KeyCommand = "toggle" | "stepBack" | "stepForward" | "toStart" | "toEnd";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  Space: "toggle",
  ArrowLeft: "stepBack",
  Backspace: "stepBack",
  ArrowRight: "stepForward",
  Home: "toStart",
  End: "toEnd",
};

function commandOfKey(code: string): KeyCommand | undefined {
  return COMMANDS[code];
}

/** With Shift: degrees of yaw and pitch. */
function viewOfKey(code: string): readonly [yaw: number, pitch: number] | undefined {
  const step = 15;
  if (code === "ArrowLeft") return [-step, 0];
  if (code === "ArrowRight") return [step, 0];
  if (code === "ArrowUp") return [0, step];
  return code === "ArrowDown" ? [0, -step] : undefined;
}

interface GestureTarget {
  camera(): Camera;
  size(): number;
  /** Layers may be turned. */
  canTurn(): boolean;
  hold(pull: Pull, angle: number): void;
  release(quarters: number): void;
  turnView(yaw: number, pitch: number): void;
}

interface Drag {
  readonly id: number;
  readonly from: Point;
  readonly grip: Grip | undefined;
  last: Point;
  pull: Pull | undefined;
  angle: number;
  /** How far the layer was dragged along its direction. */
  pixels: number;
  /** Quarter turns per second, recently. */
  pace: number;
  time: number;
}

/** Device-independent pixels before a touch is a drag. */
const THRESHOLD = 6;
/** Degrees of the view for a drag over half the picture. */
const VIEW_TURN = 110;

/** Fingers, pen and mouse on the cube: a drag on it turns layers, a drag beside it turns the view. */
function listen(stage: HTMLElement, target: GestureTarget): void {
  let drag: Drag | undefined;
  const pointOf = (event: PointerEvent): Point => {
    const box = stage.getBoundingClientRect();
    const half = Math.min(box.width, box.height) / 2;
    return [
      (event.clientX - box.left - box.width / 2) / half,
      (box.top + box.height / 2 - event.clientY) / half,
    ];
  };
  stage.addEventListener("pointerdown", (event) => {
    if (drag || event.button !== 0) return;
    const at = pointOf(event);
    const grip = target.canTurn() ? gripAt(target.camera(), target.size(), at) : undefined;
    drag = {
      id: event.pointerId,
      from: at,
      last: at,
      grip,
      pull: undefined,
      angle: 0,
      pixels: 0,
      pace: 0,
      time: event.timeStamp,
    };
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.id) return;
    const at = pointOf(event);
    if (drag.grip) follow(stage, target, drag, drag.grip, at, event.timeStamp);
    else target.turnView(-(at[0] - drag.last[0]) * VIEW_TURN, -(at[1] - drag.last[1]) * VIEW_TURN);
    drag.last = at;
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.id) return;
    const { pull, angle, pixels, pace } = drag;
    drag = undefined;
    if (pull) target.release(event.type === "pointerup" ? restingQuarters(angle, pace, pixels) : 0);
  };
  // Capture is also lost when the finger is lifted, and when the player is removed from the page.
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    stage.addEventListener(type, end);
}

function follow(
  stage: HTMLElement,
  target: GestureTarget,
  drag: Drag,
  grip: Grip,
  at: Point,
  time: number,
): void {
  const moved: Point = [at[0] - drag.from[0], at[1] - drag.from[1]];
  const half = Math.min(stage.clientWidth, stage.clientHeight) / 2;
  if (!drag.pull) {
    if (Math.hypot(...moved) * half < THRESHOLD) return;
    drag.pull = pullOf(target.camera(), target.size(), grip, moved);
  }
  const angle = pulledAngle(drag.pull, moved);
  const passed = Math.max(time - drag.time, 1);
  drag.pace = 0.5 * drag.pace + (500 * (angle - drag.angle)) / passed;
  drag.time = time;
  drag.angle = angle;
  drag.pixels = half * Math.abs(drag.pull.direction[0] * moved[0] + drag.pull.direction[1] * moved[1]);
  target.hold(drag.pull, angle);
}
