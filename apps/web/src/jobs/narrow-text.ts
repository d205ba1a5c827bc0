/** How a text narrows the states of a cube: bits for each character, and the interval that is left. */
import { stateCount } from "@cubegram/core/codec";
import { encodeText, LANGUAGES, languageInterval, loadModelsFor, narrowings } from "@cubegram/core/text";

export interface Narrowing {
  /** Code of the language whose states the text takes. */
  readonly language: string;
  /** What choosing the language costs. */
  readonly languageBits: number;
  readonly characters: readonly CharacterCost[];
  /** The bits of the whole text. */
  readonly bits: number;
  /** log2 of the states of the cube. */
  readonly room: number;
  /** Whether any state is left for it. */
  readonly fits: boolean;
  /** The states that mean exactly this text, "0" when none is left. */
  readonly states: string;
}

interface CharacterCost {
  readonly character: string;
  readonly bits: number;
  /** Where the interval begins and how wide it is, as parts of the interval before it: 0 … 1. */
  readonly from: number;
  readonly width: number;
}

/** More room than any sentence takes, so that each character has a cost even when the cube is full. */
const PLENTY = 1n << 2000n;

export function narrow({ text, size }: { readonly text: string; readonly size: number }): Promise<Narrowing> {
  return narrowText(text, stateCount(size));
}

/** A text of at most 200 characters on a cube with that many states. Rejects for a text that is not Unicode. */
export async function narrowText(text: string, states: bigint): Promise<Narrowing> {
  const models = await loadModelsFor(text);
  const wide = encodeText(text, PLENTY, models);
  if (!wide.ok) throw new RangeError(wide.error.message);
  const model = models.find((each) => each.language === wide.value.language)!;
  const language = LANGUAGES.find((each) => each.code === model.language)!;
  const whole = languageInterval(language, PLENTY);
  const characters: CharacterCost[] = [];
  let around = whole;
  const steps = narrowings(model, text, whole);
  for (const [i, character] of [...text].entries()) {
    const { low, width } = steps[i];
    characters.push({
      character,
      bits: log2(around.width) - log2(width),
      from: ratio(low - around.low, around.width),
      width: ratio(width, around.width),
    });
    around = steps[i];
  }
  const own = encodeText(text, states, models);
  const languageBits = log2(PLENTY) - log2(whole.width);
  return {
    language: model.language,
    languageBits,
    characters,
    bits: languageBits + characters.reduce((sum, { bits }) => sum + bits, 0),
    room: log2(states),
    fits: own.ok,
    states: own.ok ? String(own.value.width) : "0",
  };
}

function log2(value: bigint): number {
  const shift = Math.max(0, value.toString(16).length * 4 - 52);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}

function ratio(part: bigint, whole: bigint): number {
  return Number((part << 40n) / whole) / 2 ** 40;
}
