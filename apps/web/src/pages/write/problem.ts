/** Why a text cannot be written, where this page can say more than the sentences shared by all pages. */

import type { JobError } from "../../jobs/ask.ts";
import { texts } from "../../shell/language.ts";

const t = texts("write");

const KNOWN = ["too-long", "too-many-cubes"] as const;

export function problemText({ code }: JobError): string | undefined {
  const known = KNOWN.find((each) => each === code);
  return known && t(`problem-${known}`);
}
