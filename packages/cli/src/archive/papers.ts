/** What goes to paper with a message: a sheet with the moves for whoever hides the cube, and a page for whoever finds it. */
import type { WrittenMessage } from "@cubegram/core/message";
import { finderCard, type SheetPage, worksheetPage } from "@cubegram/core/sheet";
import { coloringOf } from "@cubegram/core/state";
import { encode } from "uqr";
import { refuseExisting } from "../files/target.ts";
import { type Options, usageError, type Values } from "../frame/verb.ts";
import { checkSheet, writePages, writeSheet } from "./sheet-file.ts";

export const PAPER_OPTIONS: Options = {
  sheet: { type: "string", value: "FILE", help: "for the hider: message, net and moves (.pdf, .svg, .png)" },
  card: {
    type: "string",
    value: "FILE",
    help: "for the finder: how to read it, without the message; with --as letters a worksheet for a pencil",
  },
  address: { type: "string", value: "URL", help: "the app that the card's QR code opens" },
  force: { type: "boolean", help: "overwrite files that exist" },
};

/** Refuses names that no sheet can have, and files that exist, before any work is done. */
export async function checkPapers(values: Values, size: number): Promise<void> {
  for (const file of papersOf(values)) {
    checkSheet(file, size, 0);
    await refuseExisting(file, values.force === true);
  }
  if (values.address !== undefined && typeof values.card !== "string")
    throw usageError("--address is for the QR code on a card: add --card FILE.");
}

/** Whether any page is asked for. */
export function wantsPapers(values: Values): boolean {
  return papersOf(values).length > 0 || values.address !== undefined;
}

function papersOf({ sheet, card }: Values): string[] {
  return [sheet, card].filter((file) => typeof file === "string");
}

/** Writes the pages that were asked for, and returns the names of their files. */
export async function writePapers(
  message: WrittenMessage,
  title: string,
  page: SheetPage,
  values: Values,
): Promise<string[]> {
  const { sheet, card } = values;
  const force = values.force === true;
  const files: string[] = [];
  if (typeof sheet === "string") {
    const cubes = message.written.map(({ cube, alg }) => ({ coloring: coloringOf(cube.state), moves: alg }));
    files.push(...(await writeSheet(sheet, cubes, { title }, force)));
  }
  if (typeof card === "string") files.push(...(await writePages(card, [page], force)));
  return files;
}

/** The finder's page: a worksheet for a word that is read by hand, else a card whose code opens the app at that address. */
export function finderPage({ size, text = "" }: WrittenMessage, form: string, address: string): SheetPage {
  if (form === "letters")
    return worksheetPage({ count: text.length, alphabet: /^\d/.test(text) ? "digits" : "letters" });
  return finderCard({ code: encode(`${address}#/read`, { border: 0 }).data, size });
}
