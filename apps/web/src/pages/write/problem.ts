/** Why a text cannot be written, where this page can say more than the sentences shared by all pages. */
import { texts } from "../../app/language.ts";
import type { WorkError } from "../../work/work.ts";

const t = texts("write");

const KNOWN = ["too-long", "too-many-cubes"] as const;

export function problemText({ code }: WorkError): string | undefined {
  const known = KNOWN.find((each) => each === code);
  return known && t(`problem-${known}`);
}
