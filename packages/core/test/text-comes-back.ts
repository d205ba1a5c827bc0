import { decodeText, encodeText, loadModelOfState } from "../src/text/index.ts";

/** A state's text is written back to the same states, this one among them. */
export async function expectTextBack(state: bigint, states: bigint): Promise<void> {
  const model = await loadModelOfState(state, states);
  const { text, low, width } = decodeText(state, states, model);
  const back = encodeText(text, states, [model]);
  const same = back.ok && back.value.low === low && back.value.width === width;
  if (!same || state < low || state >= low + width)
    throw new Error(`state ${state} reads ${JSON.stringify(text)}`);
}
