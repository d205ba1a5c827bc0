/** A round's file: a sheet to print, or data for other programs. */
import { extname } from "node:path";
import { drawSheetPdf, isPdfText } from "@cubegram/core/sheet";
import { writeTarget } from "../files/target.ts";
import { usageError } from "../frame/verb.ts";
import { type Round, wcifOf } from "./competition.ts";
import { roundPages } from "./sheet.ts";

const ENDINGS = [".pdf", ".json"];

/** Rejects, before any work is done, what cannot be written. */
export function checkRoundFile(file: string, title: string): void {
  const ending = extname(file).toLowerCase();
  if (!ENDINGS.includes(ending))
    throw usageError(
      `scramble -o FILE expects a name that ends in .pdf or .json, got ${JSON.stringify(file)}.`,
    );
  if (ending === ".pdf" && !isPdfText(title))
    throw usageError(`--title expects letters that a PDF's own fonts have, got ${JSON.stringify(title)}.`);
}

export async function writeRound(file: string, round: Round, force: boolean): Promise<void> {
  const isPdf = extname(file).toLowerCase() === ".pdf";
  const data = isPdf ? drawSheetPdf(roundPages(round)) : `${JSON.stringify(wcifOf(round), null, 2)}\n`;
  await writeTarget(file, data, { force });
}
