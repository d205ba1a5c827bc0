/** Pages for whoever finds a cube, as PDF, in any script. */
import type { SchemeName } from "@cubegram/core/drawing";
import {
  drawSheetPdf,
  type FinderCardWords,
  finderCard,
  isPdfText,
  type WorksheetWords,
  worksheetPage,
} from "@cubegram/core/sheet";
import { withDrawnTexts } from "./sheet-texts.ts";

export type FinderInput = { readonly scheme: SchemeName } & (
  | {
      readonly page: "card";
      readonly size: number;
      /** What the QR code opens. */
      readonly address: string;
      readonly words: FinderCardWords;
    }
  | {
      readonly page: "worksheet";
      /** Of the word, whose signs it is not to show. */
      readonly count: number;
      readonly alphabet: "letters" | "digits";
      readonly words: WorksheetWords;
    }
);

export async function finderPaper(input: FinderInput): Promise<Uint8Array> {
  const page = input.page === "worksheet" ? worksheetOf(input) : await cardOf(input);
  return drawSheetPdf(withDrawnTexts([page], isPdfText));
}

function worksheetOf({ count, alphabet, scheme, words }: FinderInput & { readonly page: "worksheet" }) {
  return worksheetPage({ count, alphabet, scheme, words });
}

async function cardOf({ size, address, scheme, words }: FinderInput & { readonly page: "card" }) {
  const { encode } = await import("uqr");
  return finderCard({ code: encode(address, { border: 0 }).data, size, scheme, words });
}
