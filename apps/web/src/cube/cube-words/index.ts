/** Faces and colors in the language of the app, and what a cube shows. */
import { colorNames, type View } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import type { Coloring } from "@cubegram/core/state";
import { language, texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";

const t = texts("cube-words");

/** The color of face 0 … 5 (U R F D L B) in words; of any other number: unknown. */
export function colorWords(color: number): string {
  const name = colorNames(scheme.value)[color] ?? "unknown";
  return t(`color-${name}` as "color-white");
}

export function faceWords(face: number): string {
  return t(`face-${FACES[face]}` as "face-U");
}

/** Beyond this size, hundreds of colors read aloud would help nobody. */
const MAX_DESCRIBED_SIZE = 7;
/** The faces that a picture from above right shows. */
const SEEN = "URF";

/** What a picture shows, row by row, for people who cannot see it. */
export function describeCube({ size, colors }: Coloring, view: View): string {
  if (size > MAX_DESCRIBED_SIZE) return t("many", { n: size * size });
  const list = new Intl.ListFormat(language.value, { type: "unit", style: "long" });
  const faces = FACES.flatMap((name, face) => (view === "net" || SEEN.includes(name) ? [face] : []));
  const sentences = faces.map((face) => {
    const rows = Array.from({ length: size }, (_, row) => {
      const first = (face * size + row) * size;
      return Array.from(colors.slice(first, first + size), colorWords).join(" ");
    });
    return t("face-rows", { face: faceWords(face), rows: list.format(rows) });
  });
  return sentences.join(" ");
}
