/** Reading cubes: what is wrong with the stickers, what they say, and what they would say after each repair. */
import { Cube, CubegramError, unwrap } from "@cubegram/core";
import { diagnose, type Fault, type Repair } from "@cubegram/core/diagnosis";
import {
  coordinatesOn,
  DEFAULT_CHECK_BITS,
  type DecodedMessage,
  decodeMessage,
  decodeRepairs,
  isUnsettled,
  type Plausibility,
  parseCoordinates,
  type ReadingOptions,
  weighReading,
} from "@cubegram/core/message";
import { saidFaults } from "./check.ts";
import type { JobContext } from "./job.ts";

export interface ReadInput {
  /** Facelets of each cube, `?` for a sticker that is not known. */
  readonly cubes: readonly string[];
  readonly password: string;
}

/** A slip that would explain the cubes: the text they would then say. */
export interface Suggestion {
  readonly kind: string;
  readonly text: string;
  /** The cubes as they were meant. */
  readonly cubes: readonly string[];
}

export interface SaidMessage {
  readonly text: string;
  readonly check: "passed" | "failed" | "none";
  readonly checkBits: number;
  /** In decimal digits. */
  readonly number: string;
  readonly suggestions: readonly Suggestion[];
  /** Where the text is a place, confirmed by its own check digits; `instead`: what the cubes would say as a text. */
  readonly place?: { readonly latitude: number; readonly longitude: number; readonly instead: string };
  /** Whether no check digits settle what was written on this single 3x3, so that it is to be weighed. */
  readonly isUnsettled: boolean;
}

/**
 * A coloring that is not a cube: its faults, its repairs, and the text that each repair would give, by its facelets.
 */
export interface ColoringDiagnosis {
  readonly faults: readonly Fault[];
  readonly repairs: readonly Repair[];
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the check digits confirm those texts. */
  readonly confirmed: boolean;
}

export interface ReadOutput {
  /** For each cube: undefined if it is legal, otherwise what is wrong. */
  readonly diagnoses: readonly (ColoringDiagnosis | undefined)[];
  /** Absent while a cube is not legal, or if the state has no text in this code. */
  readonly message?: SaidMessage;
}

/** Repairs that are considered: a cube with more of them was barely entered. */
const MAX_REPAIRS = 60;

export async function readCubes({ cubes, password }: ReadInput): Promise<ReadOutput> {
  const options: ReadingOptions = password === "" ? {} : { password };
  const found = cubes.map((facelets) => diagnose(facelets, { limit: 0 }));
  const legal = found.map(({ state }) => state);
  const diagnoses = await Promise.all(
    found.map(async ({ state, faults, repairs }, at): Promise<ColoringDiagnosis | undefined> => {
      if (state) return undefined;
      const kept = repairs.slice(0, MAX_REPAIRS);
      const others = legal.filter((_, other) => other !== at);
      const isAlone = others.every((other) => other !== undefined);
      const said = isAlone && password === "" ? await saidAfter(kept, legal, at) : NOTHING_SAID;
      return { faults: saidFaults(faults, repairs), repairs: kept, ...said };
    }),
  );
  const states = known(legal);
  if (states.length < cubes.length) return { diagnoses };
  try {
    const message = await decodeMessage(states, options);
    const place = await coordinatesOn(states, message, options);
    if (place) return { diagnoses, message: saidPlace(place, message.text) };
    const { text, check, checkBits, number, repairs } = message;
    const suggestions = repairs.map(({ kind, text, facelets, cube }): Suggestion => {
      const meant = facelets.split(" ; ");
      return { kind, text, cubes: meant.length === cubes.length ? meant : cubes.with(cube ?? 0, facelets) };
    });
    const isOpen = cubes.length === 1 && password === "" && isUnsettled(message);
    return {
      diagnoses,
      message: { text, check, checkBits, number: String(number), suggestions, isUnsettled: isOpen },
    };
  } catch (error) {
    if (error instanceof CubegramError && error.code === "no-message") return { diagnoses };
    throw error;
  }
}

function saidPlace({ text, checkBits, number }: DecodedMessage, instead: string): SaidMessage {
  const { latitude, longitude } = unwrap(parseCoordinates(text));
  return {
    text,
    check: "passed",
    checkBits,
    number: String(number),
    suggestions: [],
    place: { latitude, longitude, instead },
    isUnsettled: false,
  };
}

/** Whether a 3x3 reads as written, with check digits or without, or else like after a slip or like any scrambled cube. */
export async function weigh(facelets: string, { signal, store }: JobContext): Promise<Plausibility> {
  const cube = Cube.fromFacelets(facelets);
  const usual = await weighReading(cube, { check: DEFAULT_CHECK_BITS, signal, store });
  if (usual.verdict === "as-written") return usual;
  // Its writer may have done without them, and then they seem wrong.
  const plain = await weighReading(cube, { check: 0, signal, store });
  return plain.verdict === "as-written" ? plain : usual;
}

type Legal = readonly (Cube["state"] | undefined)[];
type SaidAfter = Pick<ColoringDiagnosis, "texts" | "confirmed">;
const NOTHING_SAID: SaidAfter = { texts: {}, confirmed: false };

/** What each repair would say: as a text, or as a place if all check digits confirm one and those of no text do. */
async function saidAfter(repairs: readonly Repair[], legal: Legal, at: number): Promise<SaidAfter> {
  const asText = await saidIn(undefined, repairs, legal, at);
  if (asText.confirmed) return asText;
  const asPlace = await saidIn("coordinates", repairs, legal, at);
  return asPlace.confirmed ? asPlace : asText;
}

async function saidIn(
  code: "coordinates" | undefined,
  repairs: readonly Repair[],
  legal: Legal,
  at: number,
): Promise<SaidAfter> {
  const options: ReadingOptions = code === undefined ? {} : { code };
  const texts = await decodeRepairs(repairs, options, {
    before: known(legal.slice(0, at)),
    after: known(legal.slice(at + 1)),
  });
  return {
    texts: Object.fromEntries(texts.map(({ facelets, text }) => [facelets, text])),
    confirmed: texts.length > 0 && (await passes(texts[0].facelets, legal, at, options)),
  };
}

/** Whether the check digits confirm a cube among the others: all of them, for a place. */
async function passes(facelets: string, legal: Legal, at: number, options: ReadingOptions): Promise<boolean> {
  const row = known(legal.with(at, Cube.fromFacelets(facelets).state));
  const { check, checkBits } = await decodeMessage(row, { ...options, repairs: false });
  return check === "passed" && (options.code === undefined || checkBits >= DEFAULT_CHECK_BITS);
}

function known(states: Legal): Cube["state"][] {
  return states.filter((state) => state !== undefined);
}
