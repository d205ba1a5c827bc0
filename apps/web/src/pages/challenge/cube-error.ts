/** What to say when an entry does not describe a cube. */
import { texts } from "../../app/language.ts";
import type { WorkError } from "../../work/work.ts";
import type { How } from "./model.ts";

const t = texts("challenge");

export function cubeErrorText({ code }: WorkError, how: How): string {
  if (code === "illegal-cube") return t("error-illegal");
  if (code === "unfinished") return t("error-unfinished");
  if (code === "too-long") return t("error-too-long");
  return how === "moves" ? t("error-moves") : t("error-other");
}
