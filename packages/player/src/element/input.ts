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
import { cameraAt } from "../scene/camera.ts";
import { listen } from "./gestures.ts";
import { commandOfKey, type KeyCommand, moveOfKey, viewOfKey } from "./keys.ts";

export interface InputTarget {
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
