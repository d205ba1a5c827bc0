/** Why a text is not an algorithm, and what may have been meant; loaded when there is something to say. */
import { lazy } from "../../ui/lazy.tsx";

export const AlgProblemNotice = lazy(() => import("./notice.tsx"));
