/** Faults and repairs of the diagnosis in the chosen language. */

import type { Fault, Repair } from "@cubegram/core/diagnosis";
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { texts } from "../../shell/language.ts";
import { colorWords, listWords, pieceWords, placeWords, stickerWords } from "./color-words.ts";

const t = texts("net-editor");

/** One plain sentence for a fault of a cube of that size. */
export function faultWords(fault: Fault, size: number): string {
  const piece = pieceWords(fault.pieces?.[0] ?? "");
  const places = listWords((fault.places ?? []).map(placeWords));
  switch (fault.code) {
    case "length":
      return t("fault-length", { size, n: fault.expected, got: fault.got });
    case "face-label":
    case "letter":
    case "letters-mixed":
      return t(`fault-${fault.code}`, { got: fault.got });
    case "colour-count":
      return t("fault-color-count", { color: piece, got: `${fault.got}`, expected: `${fault.expected}` });
    case "center-count":
      return t("fault-center-count", { color: piece, got: `${fault.got}`, expected: `${fault.expected}` });
    case "face-rotated":
      return fault.places ? t("fault-face-rotated", { places }) : t("fault-face-rotated-some");
    case "piece-impossible":
    case "corner-mirrored":
      return t(`fault-${fault.code}`, { places, colors: pieceWords(fault.got) });
    case "stickers-unknown":
      return t("fault-stickers-unknown", { n: fault.facelets?.length ?? 0 });
    default:
      return t(`fault-${fault.code}`, { color: piece, piece, places });
  }
}

/** What a repair does, as the words on its button. `before` is the cube as it was painted. */
export function repairWords(repair: Repair, before: string, size: number): string {
  const { kind, changed } = repair;
  if (kind === "sticker") return changeWords(repair, before, size, changed[0]);
  if (kind === "two-stickers")
    return listWords(changed.map((facelet) => changeWords(repair, before, size, facelet)));
  const places = (repair.places ?? []).map(placeWords);
  const named = kind === "swap-stickers" ? changed.map((facelet) => stickerWords(facelet, size)) : places;
  const [a = "", b = ""] = named;
  return t(`repair-${kind}`, { a, b, place: a, places: listWords(places), n: changed.length });
}

function changeWords(repair: Repair, before: string, size: number, facelet: number): string {
  const words = (letter: string) => {
    const color = FACES.indexOf(letter as FaceName);
    return color < 0 ? t("sticker-empty") : colorWords(color);
  };
  return t("repair-sticker", {
    sticker: stickerWords(facelet, size),
    before: words(before[facelet]),
    after: words(repair.facelets[facelet]),
  });
}
