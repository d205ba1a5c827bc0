/** What the colors are called and look like in the scheme that was chosen, and the letters that stand for them. */
import { colorNames, inkOn, paletteOf } from "@cubegram/core/drawing";
import { FACES, type FaceName, facesOfName } from "@cubegram/core/geometry";
import { language } from "../../shell/language.ts";
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
