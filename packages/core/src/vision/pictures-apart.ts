/** Why photographs show no cube, as far as the faces in them tell: other sizes, or one face several times. */
import type { Problem } from "../result.ts";
import { compareFaces, SAME } from "./same-face.ts";
import type { FaceSamples } from "./stickers.ts";

type SizedFace = FaceSamples & { readonly size: number };

/** Pictures by their numbers, from 1. */
function pictures(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length === 1 ? `picture ${last}` : `pictures ${numbers.slice(0, -1).join(", ")} and ${last}`;
}

const sized = (size: number) => `${size}x${size}x${size}`;

/** `clearest[picture]`: the clearest face in each, of whatever size; undefined if there is none. */
export function otherSizes(
  clearest: readonly (SizedFace | undefined)[],
  size: number,
  isAsked: boolean,
): Problem | undefined {
  const numbersOf = new Map<number, number[]>();
  clearest.forEach((face, at) => {
    if (face) numbersOf.set(face.size, [...(numbersOf.get(face.size) ?? []), at + 1]);
  });
  const [first, second] = [...numbersOf].sort(([, a], [, b]) => b.length - a.length);
  if (!first || (!second && first[0] === size)) return undefined;
  if (second)
    return {
      code: "faces",
      message: `The pictures are of different cubes: ${pictures(first[1])} of a ${sized(first[0])}, ${pictures(second[1])} of a ${sized(second[0])}.`,
    };
  return isAsked
    ? { code: "faces", message: `The pictures are of a ${sized(first[0])}, not of a ${sized(size)}.` }
    : undefined;
}

/** Why six faces of one size are no cube. */
export function sameFaces(faces: readonly SizedFace[], size: number): Problem | undefined {
  const groups: number[][] = [];
  faces.forEach((face, at) => {
    const group = groups.find(([first]) => compareFaces(faces[first - 1], face, size).difference < SAME);
    if (group) group.push(at + 1);
    else groups.push([at + 1]);
  });
  const several = groups.filter((group) => group.length > 1);
  if (several.length === 0) return undefined;
  const which = several
    .map((group) => (group.length === faces.length ? "all pictures" : pictures(group)))
    .join("; ");
  return {
    code: "faces",
    message: `The same face is in ${which}; one picture of each of the six faces is needed.`,
  };
}
