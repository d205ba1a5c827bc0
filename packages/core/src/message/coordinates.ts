/** Places on Earth as messages: coordinates to a thousandth of a minute (1.9 meters), the way geocachers write them. */
import { checkType, err, ok, type Result } from "../result.ts";
import type { MessageProblem } from "./text-code.ts";

/** Thousandths of a minute in a degree; the largest latitude and longitude. */
export const DEGREE = 60_000;
export const NORTH: number = 90 * DEGREE;
export const EAST: number = 180 * DEGREE;

const FORMS = "N 52° 31.123 E 013° 24.456, or 52.51872, 13.40760, or 52°31'07.4\"N 13°24'27.4\"E";

/** A place on Earth, and the one way to write it on cubes. */
export interface Coordinates {
  /** Degrees, −90 … 90, north positive. */
  readonly latitude: number;
  /** Degrees, more than −180 and up to 180, east positive. */
  readonly longitude: number;
  /** `N 52° 31.123 E 013° 24.456`: degrees, and minutes to a thousandth. */
  readonly text: string;
}

/**
 * Coordinates as people write them: degrees, degrees and minutes, or degrees, minutes and seconds; with N S E W before or
 * after them in any order, or latitude first, south and west negative. They are rounded to a thousandth of a minute.
 *
 * @throws TypeError for anything but a text.
 * @example parseCoordinates("52.51872, 13.40760").value.text; // → N 52° 31.123 E 013° 24.456
 */
export function parseCoordinates(text: string): Result<Coordinates, MessageProblem> {
  checkType(text, "string", "text");
  const halves = halvesOf(text);
  const angles = halves?.map(angleOf);
  const [first, second] = angles ?? [];
  if (
    first === undefined ||
    second === undefined ||
    angles?.length !== 2 ||
    (first.axis && first.axis === second.axis)
  )
    return refuseCoordinates(`Coordinates expected a latitude and a longitude such as ${FORMS}`, text);
  const [latitude, longitude] =
    first.axis === "longitude" || second.axis === "latitude" ? [second, first] : [first, second];
  if (Math.abs(latitude.thousandths) > NORTH)
    return refuseCoordinates("A latitude expected at most 90 degrees", text);
  if (Math.abs(longitude.thousandths) > EAST)
    return refuseCoordinates("A longitude expected at most 180 degrees", text);
  return ok(coordinatesAt(latitude.thousandths, longitude.thousandths));
}

export function refuseCoordinates(expected: string, text: string): Result<never, MessageProblem> {
  return err({ code: "not-coordinates", message: `${expected}; got ${JSON.stringify(text.slice(0, 60))}.` });
}

/** Both halves, from thousandths of a minute; the meridian opposite Greenwich is east. */
export function coordinatesAt(latitude: number, longitude: number): Coordinates {
  const east = longitude === -EAST ? EAST : longitude;
  return {
    latitude: latitude / DEGREE,
    longitude: east / DEGREE,
    text: `${printAngle(latitude, "N", "S", 2)} ${printAngle(east, "E", "W", 3)}`,
  };
}

function printAngle(thousandths: number, positive: string, negative: string, digits: number): string {
  const size = Math.abs(thousandths);
  const degrees = String(Math.floor(size / DEGREE)).padStart(digits, "0");
  const minutes = ((size % DEGREE) / 1000).toFixed(3).padStart(6, "0");
  return `${thousandths < 0 ? negative : positive} ${degrees}° ${minutes}`;
}

/** The texts of both angles, in the order in which they were written; undefined if there are not two. */
function halvesOf(typed: string): string[] | undefined {
  const text = typed.trim().toUpperCase().replaceAll(/[−–]/g, "-");
  // A comma is a decimal one only where no point is.
  const plain = text.includes(".") ? text : text.replaceAll(/(\d),(?=\d)/g, "$1.");
  const letters = [...plain.matchAll(/[NSEW]/g)].map(({ index }) => index);
  if (letters.length === 2) {
    const cut = letters[0] === 0 ? letters[1] : letters[0] + 1;
    return [plain.slice(0, cut), plain.slice(cut)].map((half) => half.replaceAll(/^[\s,;]+|[\s,;]+$/g, ""));
  }
  if (letters.length > 0) return undefined;
  const parts = plain.split(/[,;]/);
  if (parts.length > 1) return parts;
  // Only blanks between them: as many numbers on either side.
  const numbers = plain.match(/-?[\d.]+[^\d.-]*/g) ?? [];
  if (numbers.length % 2 === 1 || numbers.join("") !== plain) return undefined;
  const middle = numbers.length / 2;
  return [numbers.slice(0, middle).join(""), numbers.slice(middle).join("")];
}

/** Up to three numbers, each with its own mark or none. */
const ANGLE =
  /^([NSEW])?\s*(-)?\s*(\d{1,3}(?:\.\d{1,12})?)\s*[°º˚]?\s*(?:(\d{1,2}(?:\.\d{1,12})?)\s*['′’]?\s*(?:(\d{1,2}(?:\.\d{1,12})?)\s*(?:"|″|”|''|′′)?)?)?\s*([NSEW])?$/;

interface Angle {
  /** Undefined without a letter. */
  readonly axis: "latitude" | "longitude" | undefined;
  readonly thousandths: number;
}

function angleOf(half: string): Angle | undefined {
  const [, before, minus, degrees, minutes = "0", seconds = "0", after] = ANGLE.exec(half.trim()) ?? [];
  if (degrees === undefined || (before && after)) return undefined;
  const letter = before ?? after;
  // Only the last number may have a fraction, and a direction is a letter or a sign.
  if (letter && minus) return undefined;
  if (degrees.includes(".") && Number(minutes) + Number(seconds) > 0) return undefined;
  if (minutes.includes(".") && Number(seconds) > 0) return undefined;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Number(degrees) * DEGREE + Number(minutes) * 1000 + (Number(seconds) * 1000) / 60;
  const isNegative = minus !== undefined || letter === "S" || letter === "W";
  const axis = letter === undefined ? undefined : "NS".includes(letter) ? "latitude" : "longitude";
  return { axis, thousandths: (isNegative ? -1 : 1) * Math.round(size) };
}
