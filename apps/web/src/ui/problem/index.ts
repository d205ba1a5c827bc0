/** Why something did not work, in the language of the app. Loaded when something does not. */
import { lazy } from "../lazy.tsx";

export const ProblemNotice = lazy(() => import("./problem-notice.tsx"));
