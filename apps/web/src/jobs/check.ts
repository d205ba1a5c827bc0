/** What is wrong with a cube: what the Check page is told, and how much of it every page says. */
import { type Diagnosis, diagnose, type Fault, type Repair } from "@cubegram/core/diagnosis";

export type StickerDiagnosis = Pick<Diagnosis, "legal" | "faults" | "repairs">;

/** All swaps of two pieces are among them: 94. */
const MAX_REPAIRS = 120;

/** Why stickers do not make a cube, and every way to repair them. */
export function diagnoseStickers({ facelets }: { readonly facelets: string }): StickerDiagnosis {
  const { legal, faults, repairs } = diagnose(facelets, { limit: 0 });
  return { legal, faults, repairs: repairs.slice(0, MAX_REPAIRS) };
}

/** What is reported as wrong with a cube: a misread sticker is one mistake, however many faults follow from it. */
export function saidFaults(faults: readonly Fault[], repairs: readonly Repair[]): readonly Fault[] {
  return repairs.some(({ kind }) => kind === "sticker") ? faults.slice(0, 1) : faults;
}
