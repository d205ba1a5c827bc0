/** Why a text cannot be written, in the language of the app. */
import type { WorkError } from "../../work/work.ts";
import { t } from "./messages/index.ts";

const KNOWN = ["too-long", "lone-surrogate", "too-many-cubes"] as const;

export function problemText({ code, message }: WorkError): string {
  const known = KNOWN.find((each) => each === code);
  return known ? t(`problem-${known}`) : t("problem-other", { message });
}
