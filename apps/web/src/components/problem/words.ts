/** One sentence for the code of an error, in the language of the app. */
import { problemTextOf } from "./codes.ts";
import { t } from "./messages.ts";

export function problemWords({ code }: { readonly code: string }): string {
  return t(problemTextOf(code));
}
