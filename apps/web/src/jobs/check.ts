/** Calls of the Check page that run in the worker. */
import { diagnose, type Fault, type Repair } from "@cubegram/core/diagnosis";

export interface StickerDiagnosis {
  readonly legal: boolean;
  readonly faults: readonly Fault[];
  readonly repairs: readonly Repair[];
}

/** All swaps of two pieces are among them: 94. */
const MAX_REPAIRS = 120;

/** Why stickers do not make a cube, and every way to repair them. */
export function diagnoseStickers({ facelets }: { readonly facelets: string }): StickerDiagnosis {
  const { legal, faults, repairs } = diagnose(facelets, { limit: 0 });
  return { legal, faults, repairs: repairs.slice(0, MAX_REPAIRS) };
}
