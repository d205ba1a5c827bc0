/**
 * Reid's string: 20 tokens, one per place of edges and corners, naming the piece there by the letters that its
 * stickers show, in the order of the place's own letters. On a solved cube every token is the name of its place.
 */
import { cellOfName, cubeGeometry, FACES, facesOfName } from "../geometry/index.ts";
import { checkType, err, type Result, rangeError } from "../result.ts";
import { type Assembly, checkAssembly, uprightState } from "../state/index.ts";
import { assemblyFromLabels, faceletAt, labelsOf, sortedLetters } from "./labels.ts";

export const REID_EDGES = "UF UR UB UL DF DR DB DL FR FL BR BL";
export const REID_CORNERS = "UFR URB UBL ULF DRF DFL DLB DBR";

const SIZE = 3;

function placeNames(): string[] {
  return `${REID_EDGES} ${REID_CORNERS}`.split(" ");
}

/**
 * The string of a 3x3, turned upright: `UF UR UB UL … DBR` if solved. RangeError for any other size.
 *
 * @throws RangeError for sizes other than 3.
 * @example
 * printReid(Cube.fromAlg("U").state); // → UR UB UL UF DF DR DB DL FR FL BR BL URB UBL ULF UFR DRF DFL DLB DBR
 */
export function printReid(assembly: Assembly): string {
  checkAssembly(assembly, "assembly");
  if (assembly.size !== SIZE) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
  const labels = labelsOf(uprightState(assembly));
  const shown = (facelet: number) => FACES[Math.floor(labels[facelet] / SIZE ** 2)];
  return placeNames()
    .map((name) => faceletsOfName(name).map(shown).join(""))
    .join(" ");
}

/**
 * Reads such a string, upper or lower case, held upright. Error code `reid`, with `at` where one piece is to blame:
 * an unknown name, a piece named twice, a corner whose letters run the wrong way around.
 *
 * @throws TypeError for anything but a text.
 * @example parseReid("UF UR").error.code; // → reid
 */
export function parseReid(text: string): Result<Assembly> {
  checkType(text, "string", "text");
  const names = placeNames();
  const tokens = [...text.matchAll(/\S+/g)];
  if (tokens.length !== names.length)
    return err({ code: "reid", message: `expected ${names.length} pieces, got ${tokens.length}` });
  const labels = Array.from({ length: cubeGeometry(SIZE).faceletCount }, (_, facelet) => facelet);
  const placeOf = new Map<string, string>();
  for (const [index, { 0: token, index: start }] of tokens.entries()) {
    const name = names[index];
    const letters = token.toUpperCase();
    const wrong = tokenProblem(letters, name, placeOf);
    if (wrong) return err({ code: "reid", message: wrong, at: { start, end: start + token.length } });
    placeOf.set(sortedLetters(letters), name);
    const stickers = faceletsOfName(letters);
    faceletsOfName(name).forEach((facelet, i) => {
      labels[facelet] = stickers[i];
    });
  }
  const read = assemblyFromLabels(SIZE, labels);
  return read.ok ? read : err({ ...read.error, code: "reid" });
}

function tokenProblem(
  letters: string,
  name: string,
  placeOf: ReadonlyMap<string, string>,
): string | undefined {
  const key = sortedLetters(letters);
  if (letters.length !== name.length || !placeNames().some((own) => sortedLetters(own) === key))
    return `place ${name} expected one of the ${name.length === 2 ? "edges" : "corners"}, got "${letters.slice(0, 12)}"`;
  const earlier = placeOf.get(key);
  return earlier && `piece ${letters} occurs at ${earlier} and at ${name}`;
}

/** The facelets of the piece that the letters name, in their order. */
function faceletsOfName(letters: string): number[] {
  const cell = cellOfName(letters, SIZE);
  return facesOfName(letters).map((face) => faceletAt(SIZE, cell, face));
}
