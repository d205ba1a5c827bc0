/** Smart cubes over Web Bluetooth: `connectCube` is the entrance. */

export type { AddressBook } from "./address.ts";
export { type ConnectOptions, type ConnectStage, connectCube, hasBluetooth } from "./connect.ts";
export { SmartCubeError, type SmartCubeProblem } from "./errors.ts";
export type { Traffic } from "./link.ts";
export { SessionRecorder } from "./session.ts";
export type { SmartCube } from "./smart-cube.ts";
export type { CubeEvent } from "./tracker.ts";
