/** Faults and repairs of the diagnosis in the chosen language. */

import type { Fault, Repair } from "@cubegram/core/diagnosis";
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { texts } from "../../shell/language.ts";
import { colorWords, listWords, pieceWords, placeWords, stickerWords } from "./color-words.ts";

const t = texts("net-editor");

/** One plain sentence for a fault of a cube of that size. */
export function faultWords(fault: Fault, size: number): string {
  const pieces = fault.pieces ?? [];
  const places = listWords((fault.places ?? []).map(placeWords));
  const color = pieces[0] ? pieceWords(pieces[0]) : "";
  switch (fault.code) {
    case "length":
      return t("fault-length", { size, n: fault.expected, got: fault.got });
    case "face-label":
    case "letter":
    case "letters-mixed":
      return t(`fault-${fault.code}`, { got: fault.got });
    case "colour-count":
      return t("fault-color-count", { color, got: `${fault.got}`, expected: `${fault.expected}` });
    case "center-doubled":
      return t("fault-center-doubled", { color, places });
    case "center-missing":
      return t("fault-center-missing", { color });
    case "center-count":
      return t("fault-center-count", { color, got: `${fault.got}`, expected: `${fault.expected}` });
    case "face-rotated":
      return fault.places ? t("fault-face-rotated", { places }) : t("fault-face-rotated-some");
    case "piece-impossible":
    case "corner-mirrored":
      return t(`fault-${fault.code}`, { places, colors: pieceWords(fault.got) });
    case "piece-doubled":
      return t("fault-piece-doubled", { piece: pieceWords(pieces[0] ?? ""), places });
    case "piece-missing":
      return t("fault-piece-missing", { piece: pieceWords(pieces[0] ?? "") });
    case "stickers-unknown":
      return t("fault-stickers-unknown", { n: fault.facelets?.length ?? 0 });
    default:
      return t(`fault-${fault.code}`);
  }
}

/** What a repair does, as the words on its button. `before` is the cube as it was painted. */
export function repairWords(repair: Repair, before: string, size: number): string {
  const { kind, changed } = repair;
  const places = (repair.places ?? []).map(placeWords);
  switch (kind) {
    case "sticker":
      return changeWords(repair, before, size, changed[0]);
    case "two-stickers":
      return listWords(changed.map((facelet) => changeWords(repair, before, size, facelet)));
    case "swap-stickers":
      return t("repair-swap-stickers", {
        a: stickerWords(changed[0], size),
        b: stickerWords(changed[1], size),
      });
    case "swap-pieces":
      return t("repair-swap-pieces", { a: places[0] ?? "", b: places[1] ?? "" });
    case "twist-corner":
    case "flip-edge":
      return t(`repair-${kind}`, { place: places[0] ?? "" });
    case "rotate-face":
    case "replace-piece":
      return t(`repair-${kind}`, { places: listWords(places) });
    case "several":
      return t("repair-several", { n: changed.length });
    default:
      return t(`repair-${kind}`);
  }
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
