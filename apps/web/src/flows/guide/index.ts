/** The guide through the moves of a cube in hand, one screen per step. The page says what the cube is to become, and adds screens of its own. */

export { GoOn, Screen } from "../frame/screen.tsx";
export { GuideView } from "./guide-view.tsx";
export type { Hands, StepProps } from "./hands.ts";
export * from "./model.ts";
export { shownNow } from "./shown.ts";
export { UseSmartCube } from "./use-smart-cube.tsx";
