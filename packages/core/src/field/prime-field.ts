import { bigField } from "./big-field.ts";
import type { AnyField } from "./field.ts";
import { LIMB_FIELD_BOUND, limbField } from "./limb-field.ts";

/**
 * The fastest field for that prime.
 *
 * @example primeField(101n).prime; // → 101
 */
export function primeField(prime: bigint): AnyField {
  return prime < LIMB_FIELD_BOUND ? limbField(prime) : bigField(prime);
}
