/** Calls of the Check page that run in the worker. */
import { type Diagnosis, diagnose } from "@cubegram/core/diagnosis";

export type StickerDiagnosis = Pick<Diagnosis, "legal" | "faults" | "repairs">;

/** All swaps of two pieces are among them: 94. */
const MAX_REPAIRS = 120;

/** Why stickers do not make a cube, and every way to repair them. */
export function diagnoseStickers({ facelets }: { readonly facelets: string }): StickerDiagnosis {
  const { legal, faults, repairs } = diagnose(facelets, { limit: 0 });
  return { legal, faults, repairs: repairs.slice(0, MAX_REPAIRS) };
}
