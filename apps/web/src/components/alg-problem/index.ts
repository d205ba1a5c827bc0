/** Why a text is no algorithm, and what may have been meant; loaded when there is something to tell. */
import { lazy } from "../lazy.tsx";

export const AlgProblemNotice = lazy(() => import("./notice.tsx"));
