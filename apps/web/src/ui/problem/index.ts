/** Why something did not work, in the language of the app. Loaded when something does not. */
import { lazy } from "../lazy.tsx";

export const ProblemNotice = lazy(async () => ({ default: (await import("./notices.tsx")).ProblemNotice }));
export const AlgProblemNotice = lazy(async () => ({
  default: (await import("./notices.tsx")).AlgProblemNotice,
}));
