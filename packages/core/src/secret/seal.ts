/**
 * Authenticated encryption of bytes under a password. It adds 33 bytes:
 *
 *     cost (1 byte, log₂ N of scrypt) | salt (16) | XChaCha20-Poly1305 ciphertext with its tag (length + 16)
 *
 * Key (32 bytes) and nonce (24) are both scrypt's output for the password and the random salt, so they are used once
 * and the nonce need not be stored. The header is associated data, and so is whatever the caller passes as
 * context.
 */
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { checkCount, err, formatValue, ok, type Problem, type Result, typeError } from "../result.ts";
import { KEY_COST, type KeyOptions, MAX_LOG_N, MIN_LOG_N, stretch, TRUSTED_LOG_N } from "./derive-key.ts";

const SALT = 16;
const TAG = 16;
const KEY = 32;
const NONCE = 24;
const HEADER = 1 + SALT;

/** By how many bytes sealing lengthens the content. */
export const SEAL_OVERHEAD: number = HEADER + TAG;

/** How bytes are sealed. */
export interface SealOptions extends KeyOptions {
  /** `length` unpredictable bytes, such as `(length) => crypto.getRandomValues(new Uint8Array(length))`. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Bytes that are not part of the result but must be the same when it is opened. */
  readonly context?: Uint8Array;
}

/**
 * Encrypts and authenticates bytes under a password: the result includes salt and tag.
 *
 * @throws TypeError or RangeError for an invalid password or source of randomness; CubegramError `aborted`.
 * @example
 * const options = { randomBytes: (length) => new Uint8Array(length), cost: { logN: 10 } };
 * const sealed = await seal(Uint8Array.of(1, 2, 3), "password", options);
 * (await unseal(sealed, "password")).value; // → 1,2,3
 */
export async function seal(
  plaintext: Uint8Array,
  password: string,
  options: SealOptions,
): Promise<Uint8Array> {
  const { cost = KEY_COST, randomBytes, context = new Uint8Array() } = options;
  if (typeof randomBytes !== "function")
    throw typeError("randomBytes", "a function that returns unpredictable bytes", formatValue(randomBytes));
  const salt = randomBytes(SALT);
  if (!(salt instanceof Uint8Array) || salt.length !== SALT)
    throw typeError("randomBytes", `${SALT} bytes in a Uint8Array`, formatValue(salt));
  const header = Uint8Array.of(cost.logN, ...salt);
  const secret = await stretch(password, salt, KEY + NONCE, options);
  const sealed = cipher(secret, header, context).encrypt(plaintext);
  const result = new Uint8Array(HEADER + sealed.length);
  result.set(header);
  result.set(sealed, HEADER);
  return result;
}

/** How sealed bytes are opened. */
export interface UnsealOptions extends Omit<KeyOptions, "cost"> {
  readonly context?: Uint8Array;
  /** The largest log₂ of scrypt's N that is worked for, up to 20; default 18, which takes 256 MiB and about a second. */
  readonly maxLogN?: number;
}

/**
 * The bytes, or `sealed-shape` if these are not sealed bytes, `key-cost` if a key would cost more than is allowed, or `wrong-password`
 * if the tag does not match.
 *
 * @throws RangeError if `maxLogN` is not an integer in 10 … 20.
 *
 * @example (await unseal(new Uint8Array(3), "password")).error.code; // → sealed-shape
 */
export async function unseal(
  sealed: Uint8Array,
  password: string,
  options: UnsealOptions = {},
): Promise<Result<Uint8Array>> {
  const { maxLogN = TRUSTED_LOG_N } = options;
  checkCount(maxLogN, "maxLogN", MIN_LOG_N, MAX_LOG_N);
  const logN = sealed[0];
  if (sealed.length < SEAL_OVERHEAD || logN < MIN_LOG_N)
    return err({
      code: "sealed-shape",
      message: `Sealed bytes have at least ${SEAL_OVERHEAD} bytes and a key cost from ${MIN_LOG_N} on; got ${sealed.length} bytes and ${logN ?? "no"} cost.`,
    });
  if (logN > maxLogN) return err(tooCostly(logN));
  const header = sealed.slice(0, HEADER);
  const secret = await stretch(password, header.subarray(1), KEY + NONCE, { ...options, cost: { logN } });
  try {
    return ok(cipher(secret, header, options.context ?? new Uint8Array()).decrypt(sealed.subarray(HEADER)));
  } catch {
    return err(wrongPassword());
  }
}

/** Said before any memory is taken. */
function tooCostly(logN: number): Problem {
  const isPossible = logN <= MAX_LOG_N;
  return {
    code: "key-cost",
    message: isPossible
      ? `To try a password here takes ${2 ** (logN - 10)} MiB of memory and about ${Math.round(0.4 * 2 ** (logN - KEY_COST.logN))} seconds (scrypt with N = 2^${logN}); ordinary archives take ${2 ** (KEY_COST.logN - 10)} MiB. That must be allowed.`
      : `To try a password here would take scrypt with N = 2^${logN}; at most 2^${MAX_LOG_N} is supported.`,
  };
}

function wrongPassword(): Problem {
  return {
    code: "wrong-password",
    message: "The password is not the one this was sealed with, or the sealed bytes were altered.",
  };
}

function cipher(secret: Uint8Array, header: Uint8Array, context: Uint8Array) {
  const associated = new Uint8Array(header.length + context.length);
  associated.set(header);
  associated.set(context, header.length);
  return xchacha20poly1305(secret.subarray(0, KEY), secret.subarray(KEY), associated);
}
