/** The 30 ways to color a cube with six colors, up to how it is held: the usual one first. */
import { FACES, oppositeFace } from "../geometry/index.ts";

/** faceOf[color]: the face that has the color when solved, white on U; colors in the usual order of the faces. */
export type ColorScheme = readonly number[];

const [WHITE, RED, GREEN] = [0, 1, 2];
const FRONT = FACES.indexOf("F");

export function colorSchemes(): readonly ColorScheme[] {
  const found: number[][] = [];
  const faceOf = new Array<number>(6).fill(-1);
  faceOf[WHITE] = 0;
  const fill = (color: number) => {
    if (color === 6) {
      // Held with green in front, or red when green is opposite to white.
      const front = faceOf[GREEN] === oppositeFace(0) ? RED : GREEN;
      if (faceOf[front] === FRONT) found.push([...faceOf]);
      return;
    }
    for (let face = 1; face < 6; face++) {
      if (faceOf.includes(face)) continue;
      faceOf[color] = face;
      fill(color + 1);
      faceOf[color] = -1;
    }
  };
  fill(1);
  const unusual = (scheme: ColorScheme) => scheme.filter((face, color) => face !== color).length;
  return found.sort((a, b) => unusual(a) - unusual(b));
}
