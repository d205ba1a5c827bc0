/** Passwords: the number of a row of cubes is exchanged for another one, and back. Format: decision 0083. */
import { stateCount } from "../codec/index.ts";
import { CubegramError } from "../result.ts";
import type { CubeRow } from "./cube-row.ts";

/** From four cubes on an archive is sealed with salt and tag, which is worth more. */
export const MOST_SECRET_CUBES = 3;

export interface SecretOptions {
  /** Scrambles the message: only the same password and tweak lead back. */
  readonly password?: string;
  /** Visible, and part of the key: a date, a label, the number of the cube. */
  readonly tweak?: string;
  /** Instead of a password and tweak: the key that `messageKey` made of them. */
  readonly key?: Uint8Array;
}

export interface Disguise {
  hide(numbers: readonly bigint[]): bigint[];
  reveal(numbers: readonly bigint[]): bigint[];
}

/** The key of a password and tweak: scrypt, about 0.4 s. Worth keeping when many cubes share them. */
export async function messageKey(
  password: string,
  tweak = "",
  options: { readonly onProgress?: (done: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  const { deriveKey } = await import("../secret/index.ts");
  return deriveKey(password, tweak, options);
}

/** What hides and reveals numbers of that row; undefined when there is neither a password nor a key. */
export async function disguiseOf(
  { password, tweak, key }: SecretOptions,
  { size, cubes }: CubeRow,
): Promise<Disguise | undefined> {
  if (password === undefined && key === undefined) {
    if (tweak === undefined) return undefined;
    throw new TypeError('"tweak" expected a password beside it, got none');
  }
  if (cubes > MOST_SECRET_CUBES)
    throw new CubegramError({
      code: "too-many-cubes",
      message: `A password scrambles messages on 1 to ${MOST_SECRET_CUBES} cubes, got ${cubes}; pack the text as an archive, which is sealed.`,
    });
  const used = key ?? (await messageKey(password!, tweak));
  const { permuteNumbers, unpermuteNumbers } = await import("../secret/index.ts");
  const states = stateCount(size);
  // Other puzzles, other permutations, under one key.
  const domain = `${cubes} of ${size}`;
  return {
    hide: (numbers) => permuteNumbers(numbers, states, used, domain),
    reveal: (numbers) => unpermuteNumbers(numbers, states, used, domain),
  };
}
