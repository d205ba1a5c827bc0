/** What the colours are called and look like in the scheme that was chosen, and the letters that stand for them. */
import { colourNames, inkOn, paletteOf } from "@cubegram/core/drawing";
import { FACES, type FaceName, facesOfName } from "@cubegram/core/geometry";
import { language } from "../../app/language.ts";
import { letters, scheme } from "../../app/settings.ts";
import { colourWords, faceWords } from "../cube-words/index.ts";

export { colourWords, faceWords } from "../cube-words/index.ts";

/** One letter, so that a colour is never told by its look alone. */
export function colourLetter(colour: number): string {
  if (letters.value === "faces") return FACES[colour];
  return colourNames(scheme.value)[colour][0].toUpperCase();
}

export function colourLook(colour: number): { readonly background: string; readonly color: string } {
  const background = paletteOf(scheme.value)[colour];
  return { background, color: inkOn(background) };
}

/** The colour that a key means: W R G Y O B, or the faces U R F D L B (R and B are the same in both, as long as blue is back). */
export function colourOfKey(key: string): number | undefined {
  const letter = key.toUpperCase();
  if (letter.length !== 1) return undefined;
  const byColour = colourNames(scheme.value).findIndex((name) => name[0].toUpperCase() === letter);
  const byFace = FACES.indexOf(letter as FaceName);
  const found = letters.value === "faces" && byFace >= 0 ? byFace : byColour >= 0 ? byColour : byFace;
  return found >= 0 ? found : undefined;
}

/** A piece by the colours of its name, `URF` → white-red-green; an unknown sticker is left out. */
export function pieceWords(name: string): string {
  return facesOfName(name.replace(/[^URFDLB]/g, ""))
    .map(colourWords)
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
