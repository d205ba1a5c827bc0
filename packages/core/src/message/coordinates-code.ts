/**
 * The text code of coordinates. As a text a place takes some 80 bits; as one of 233 billion places 47.7, so that a 3x3 has
 * room for all check digits. Format: decision 0281.
 */
import { err, ok, type Result } from "../result.ts";
import { coordinatesAt, DEGREE, EAST, NORTH, parseCoordinates, refuseCoordinates } from "./coordinates.ts";
import {
  bitsOf,
  type MessageProblem,
  type NumberRange,
  refuseTooLong,
  type TextCode,
  type TextReading,
} from "./text-code.ts";

/** Thousandths of a minute around the Earth. */
const MERIDIANS = 21_600_000n;
/** All places: every latitude, both poles included, with every longitude. */
const PLACES = 10_800_001n * MERIDIANS;

/**
 * Coordinates only: the numbers of the cubes, divided evenly among all places, south to north and then west to east. The
 * texts are those of `parseCoordinates`.
 */
export const coordinatesCode: TextCode = { name: "coordinates", version: 1, encode, decode };

function encode(text: string, states: bigint): Result<NumberRange, MessageProblem> {
  const read = parseCoordinates(text);
  if (!read.ok) return read;
  if (read.value.text !== text)
    return refuseCoordinates(
      `These coordinates are written ${JSON.stringify(read.value.text)} on cubes`,
      text,
    );
  if (states < PLACES) return refuseTooLong("place", bitsOf(PLACES), states);
  const { latitude, longitude } = read.value;
  const south = BigInt(Math.round(latitude * DEGREE) + NORTH);
  const west = BigInt(Math.round(longitude * DEGREE) + EAST - 1);
  const { first, count } = rangeOf(south * MERIDIANS + west, states);
  return ok({ first, count, bits: bitsOf(PLACES) });
}

function decode(number: bigint, states: bigint): Result<TextReading, MessageProblem> {
  if (states < PLACES)
    return err({
      code: "no-message",
      message: `No message: so few cubes have no room for coordinates, which take ${bitsOf(PLACES).toFixed(1)} bits.`,
    });
  const place = ((number + 1n) * PLACES - 1n) / states;
  const latitude = Number(place / MERIDIANS) - NORTH;
  const longitude = Number(place % MERIDIANS) - EAST + 1;
  return ok({ text: coordinatesAt(latitude, longitude).text, ...rangeOf(place, states) });
}

/** The numbers of a place: the cut before it is at ⌊states · place / PLACES⌋. */
function rangeOf(place: bigint, states: bigint): { readonly first: bigint; readonly count: bigint } {
  const first = (states * place) / PLACES;
  return { first, count: (states * (place + 1n)) / PLACES - first };
}
