/** Why something did not work, in the language of the app. */

export { tellingOf } from "./codes.ts";
export { ProblemNotice, problemWords } from "./problem-notice.tsx";
