/** The net in words: colors, pieces and places in the scheme that was chosen, faults, and what repairs do. */

import type { Fault, Repair } from "@cubegram/core/diagnosis";
import { colorNames, inkOn, paletteOf } from "@cubegram/core/drawing";
import { FACES, type FaceName, facesOfName } from "@cubegram/core/geometry";
import { language, texts } from "../../shell/language.ts";
import { letters, scheme } from "../../shell/settings.ts";
import { colorWords, faceWords } from "../cube-words/index.ts";

export { colorWords, faceWords } from "../cube-words/index.ts";

/** One letter, so that colors are never distinguished by their look alone. */
export function colorLetter(color: number): string {
  if (letters.value === "faces") return FACES[color];
  return colorNames(scheme.value)[color][0].toUpperCase();
}

export function colorLook(color: number): { readonly background: string; readonly color: string } {
  const background = paletteOf(scheme.value)[color];
  return { background, color: inkOn(background) };
}

/** The color that a key means: W R G Y O B, or the faces U R F D L B (R and B are the same in both, as long as blue is back). */
export function colorOfKey(key: string): number | undefined {
  const letter = key.toUpperCase();
  if (letter.length !== 1) return undefined;
  const byColor = colorNames(scheme.value).findIndex((name) => name[0].toUpperCase() === letter);
  const byFace = FACES.indexOf(letter as FaceName);
  const found = letters.value === "faces" && byFace >= 0 ? byFace : byColor >= 0 ? byColor : byFace;
  return found >= 0 ? found : undefined;
}

/** A piece by the colors of its name, `URF` → white-red-green; an unknown sticker is left out. */
export function pieceWords(name: string): string {
  return facesOfName(name.replace(/[^URFDLB]/g, ""))
    .map(colorWords)
    .join("-");
}

/** A place by its faces, `UF` → Up-Front; the layer of a wing behind it. */
export function placeWords(name: string): string {
  const faces = facesOfName(name.replace(/[^URFDLB]/g, "")).map(faceWords);
  const layer = name.replace(/\D/g, "");
  return faces.join("-") + (layer && ` ${layer}`);
}

/** A sticker as people count them: `Up 3` is the third of its face, row by row. */
export function stickerWords(facelet: number, size: number): string {
  return `${faceWords(Math.floor(facelet / size ** 2))} ${(facelet % size ** 2) + 1}`;
}

export function listWords(items: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(items);
}

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
