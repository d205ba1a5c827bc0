/** One sentence for the code of an error, in the language of the app. */
import { texts } from "../../shell/language.ts";
import { problemTextOf } from "./codes.ts";

const t = texts("problem");

export function problemWords({ code }: { readonly code: string }): string {
  return t(problemTextOf(code));
}
