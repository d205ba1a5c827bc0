/** Fingers, pen and mouse on the cube: a drag on it turns layers, a drag beside it turns the view. */
import type { Camera, Point } from "../scene/camera.ts";
import { type Grip, gripAt, type Pull, pulledAngle, pullOf, restingQuarters } from "../scene/grip.ts";

export interface GestureTarget {
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

export function listen(stage: HTMLElement, target: GestureTarget): void {
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
