/** `<cube-player>`. Importing this registers nothing and needs no browser; `define()` or `./auto` registers. */
export { type ControlsShown, CubePlayer } from "./element/cube-player.ts";
export { define } from "./element/define.ts";
export type {
  CubePlayerEventMap,
  MoveDetail,
  ReadyDetail,
  StateDetail,
  TimeDetail,
} from "./element/events.ts";
export { ENGLISH, type Words } from "./element/words.ts";
export type { ViewAngles } from "./model/player-state.ts";
export type { PlayerProblem } from "./model/setup.ts";
export type { SpokenMove } from "./model/spoken.ts";
/** Where a point of a cube appears in the picture, for overlays on a player. */
export { type Camera, cameraAt, type Point, project } from "./scene/camera.ts";
export type { Scheme, View } from "./scene/scene.ts";
