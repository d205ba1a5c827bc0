/** What to say when an entry does not describe a cube. */

import type { JobError } from "../../jobs/ask.ts";
import { texts } from "../../shell/language.ts";
import type { How } from "./model.ts";

const t = texts("challenge");

export function cubeErrorText({ code }: JobError, how: How): string {
  if (code === "illegal-cube") return t("error-illegal");
  if (code === "unfinished") return t("error-unfinished");
  if (code === "too-long") return t("error-too-long");
  return how === "moves" ? t("error-moves") : t("error-other");
}
