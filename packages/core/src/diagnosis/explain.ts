/** Faults and repairs in words: the only place in this room with sentences. */

import { FACES } from "../geometry/index.ts";
import { checkType } from "../result.ts";
import type { Fault, FaultFacts, RepairKind, Vocabulary } from "./fault.ts";

/** In what words a fault is explained. */
export interface Wording {
  readonly size: number;
  /** "faces": U R F D L B; "colors": white, red, green, yellow, orange, blue. */
  readonly vocabulary: Vocabulary;
}

/** Fewer are not even half of a 2x2: no cube was given. */
const FEWEST_STICKERS = 12;
const COLOR_WORDS = ["white", "red", "green", "yellow", "orange", "blue"];
const TURNED = ["", "a quarter turn clockwise", "a half turn", "a quarter turn counterclockwise"];

export function inWords(facts: readonly FaultFacts[], wording: Wording): Fault[] {
  return facts.map((fault): Fault => ({ ...fault, message: explain(fault, wording) }));
}

/**
 * One plain sentence for a fault.
 *
 * @throws TypeError for anything but a fault and a wording.
 * @example
 * const [fault] = diagnose("UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBU").faults;
 * explain(fault, { size: 3, vocabulary: "faces" }); // → There are 10 stickers of U instead of 9.
 */
export function explain(fault: FaultFacts, wording: Wording): string {
  checkType(fault?.code, "string", "fault.code");
  checkType(wording?.size, "number", "wording.size");
  const { size } = wording;
  const colors = (letters: string | undefined) => colorPhrase(letters ?? "", wording.vocabulary);
  const piece = `${colors(fault.pieces?.[0]?.replace(/\d+/, ""))} ${kindOf(fault.pieces?.[0])}`;
  const places = listOf(fault.places ?? []);
  switch (fault.code) {
    case "length":
      if (size === 2 && !fault.places && Number(fault.got) > 0 && Number(fault.got) < FEWEST_STICKERS)
        return `A cube was expected as its stickers: 24 for a 2x2, 54 for a 3x3, 6 n² in general; got ${fault.got}.`;
      return `A ${size}x${size} cube has ${fault.expected} stickers; ${fault.got} were given${fault.places ? ` (not ${size * size} on face ${places})` : ""}.`;
    case "face-label":
      return `The labels name the faces ${fault.got}; each of U R F D L B is needed once.`;
    case "letter":
      return `"${fault.got}" is not a sticker (${times(fault.facelets?.length)}, first at character ${(fault.at?.start ?? 0) + 1}); use the faces U R F D L B, the colors W R G Y O B, or ? for unknown.`;
    case "letters-mixed":
      return `Letters of faces and of colors are mixed: ${fault.got} (first at character ${(fault.at?.start ?? 0) + 1}) ${fault.got.length > 1 ? "do" : "does"} not belong to ${fault.expected}.`;
    case "colour-count":
      return `There are ${fault.got} stickers of ${colors(fault.pieces?.[0])} instead of ${fault.expected}.`;
    case "center-doubled":
      return `${capital(colors(fault.pieces?.[0]))} is the center of ${fault.got} faces, ${places}.`;
    case "center-missing":
      return `No face has ${colors(fault.pieces?.[0])} as its center.`;
    case "center-arrangement":
      return `The centers of U R F D L B are ${colors(fault.got)}; no cube shows them like this, however it is held.`;
    case "scheme-mirrored":
      return "The colors are mirrored: opposite faces are right, but two of them have traded places.";
    case "scheme-other":
      return `The colors are arranged differently on this cube: it has ${colors(fault.got)} where ${colors(fault.expected)} are standard.`;
    case "piece-impossible":
      return `The ${kindOf(fault.places?.[0])} at ${places} shows ${colors(fault.got)}; no piece has ${clashPhrase(fault.clash, wording)}.`;
    case "corner-mirrored":
      return `The corner at ${places} shows ${colors(fault.got)}, which is the mirror image of a real corner: clockwise it would be ${colors(fault.expected)}.`;
    case "piece-doubled":
      return `The ${piece} occurs ${fault.got === 2 ? "twice" : `${fault.got} times`}: at ${places}.`;
    case "piece-missing":
      return `The ${piece} is missing.`;
    case "center-count":
      return `The ${orbitPhrase(fault.orbit)} show ${colors(fault.pieces?.[0])} ${fault.got} times instead of ${fault.expected}.`;
    case "corner-twist":
      return `A corner is twisted: the twists of all corners sum to ${fault.got}, and turns only reach sums divisible by 3.`;
    case "edge-flip":
      return `An edge is flipped: the number of flipped edges is ${fault.got}, and turns keep it even.`;
    case "parity":
      return `Two pieces are swapped: corners and edges together are in an odd order (${inversionPhrase(fault.got)}), and turns only reach even ones.`;
    case "face-rotated":
      return typeof fault.got === "object"
        ? `${rotatedPhrase(fault.got)}; turned back, everything fits.`
        : `Faces were written down rotated: turning some of them back makes everything fit, in ${fault.got}.`;
    case "face-order":
      return `The faces were written down in another order than U R F D L B (by their centers: ${fault.got}); put in order, everything fits.`;
    case "stickers-contradictory":
      return "No legal cube shows these stickers, whatever the unknown ones are.";
    case "stickers-unknown":
      return `${capital(times(fault.facelets?.length, "sticker is", "stickers are"))} unknown, and ${fault.got} cubes fit.`;
  }
}

/** Face letters, or colors in words: `URF` or `white-red-green`. */
function colorPhrase(letters: string, vocabulary: Vocabulary): string {
  if (vocabulary === "faces") return letters;
  return [...letters].map((letter) => COLOR_WORDS[FACES.indexOf(letter as "U")] ?? "unknown").join("-");
}

/**
 * Facelets as people count them: the face, then 1 … n² along its rows: `R4`.
 *
 * @example faceletName(12, 3); // → R4
 */
export function faceletName(facelet: number, size: number): string {
  return FACES[Math.floor(facelet / size ** 2)] + ((facelet % size ** 2) + 1);
}

export interface RepairFacts {
  readonly kind: RepairKind;
  readonly changed: readonly number[];
  readonly places?: readonly string[];
  /** Colors of the changed stickers, before and after, as letters. */
  readonly before: string;
  readonly after: string;
  /** For rotated faces: by how many clockwise quarters each was rotated. */
  readonly quarters?: Readonly<Record<string, number>>;
}

export function explainRepair(repair: RepairFacts, { size, vocabulary }: Wording): string {
  const { kind, changed, before, after } = repair;
  const places = repair.places ?? [];
  const sticker = (i: number) => {
    const [was, is] = [before[i], after[i]].map((letter) => colorPhrase(letter, vocabulary));
    return `${faceletName(changed[i], size)} is ${is}, not ${was}`;
  };
  const pieces = `${kindOf(places[0])}${places.length > 1 ? "s" : ""} at ${listOf(places)}`;
  switch (kind) {
    case "sticker":
      return `One sticker was misread: ${sticker(0)}.`;
    case "two-stickers":
      return `Two stickers were misread: ${sticker(0)}, and ${sticker(1)}.`;
    case "swap-stickers":
      return `Two stickers were exchanged: ${changed.map((facelet) => faceletName(facelet, size)).join(" and ")}.`;
    case "exchange-colours":
      return `Rename the colors: ${renamingPhrase(before, after, vocabulary)}.`;
    case "rotate-face":
      return `${rotatedPhrase(repair.quarters ?? {})}; turn ${places.length > 1 ? "them" : "it"} back.`;
    case "reorder-faces":
      return `Put the faces in the order U R F D L B.${repair.quarters && places.length > 0 ? ` ${rotatedPhrase(repair.quarters)}; turn ${places.length > 1 ? "them" : "it"} back.` : ""}`;
    case "twist-corner":
      return `Twist the corner at ${places[0]} in place.`;
    case "flip-edge":
      return `Flip the edge at ${places[0]} in place.`;
    case "swap-pieces":
      return `Swap the ${pieces}.`;
    case "rearrange-centers":
      return "Put the six centers on other faces.";
    case "replace-piece":
      return `Replace the ${pieces}.`;
    case "several":
      return `Several things are wrong; ${changed.length} stickers change${places.length > 0 ? `, on the pieces at ${listOf(places)}` : ""}.`;
  }
}

function rotatedPhrase(quarters: Readonly<Record<string, number>>): string {
  const turned = Object.entries(quarters).map(([face, amount]) => `${face} by ${TURNED[amount]}`);
  return `${turned.length > 1 ? "Faces were" : "A face was"} written down rotated: ${listOf(turned)}`;
}

function renamingPhrase(before: string, after: string, vocabulary: Vocabulary): string {
  const names = [...before].map(
    (was, i) => `${colorPhrase(was, vocabulary)} is ${colorPhrase(after[i], vocabulary)}`,
  );
  return names.join(", ");
}

function kindOf(name = ""): string {
  if (/\d/.test(name)) return "wing";
  return name.length === 3 ? "corner" : name.length === 2 ? "edge" : "piece";
}

function clashPhrase(
  { kind, colors }: Extract<FaultFacts, { code: "piece-impossible" }>["clash"],
  { vocabulary }: Wording,
): string {
  const [first, second] = [...colors].map((letter) => colorPhrase(letter, vocabulary));
  return kind === "same" ? `${first} twice` : `both ${first} and ${second}, which are opposite colors`;
}

function inversionPhrase(got: Extract<FaultFacts, { code: "parity" }>["got"]): string {
  if (typeof got === "string") return got;
  return `${got.corners} inversions of corners + ${got.edges} of edges = ${got.sum}`;
}

/** "x-centers of layer 2". */
function orbitPhrase({ kind, layers }: Extract<FaultFacts, { code: "center-count" }>["orbit"]): string {
  return `${kind.replace("Center", "")}-centers of layer ${layers.join(" and ")}`;
}

function listOf(items: readonly string[]): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;
}

function times(count = 0, one = "time", many = "times"): string {
  return `${count} ${count === 1 ? one : many}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
