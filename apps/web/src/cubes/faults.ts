/** What is reported as wrong with a cube: a misread sticker is one mistake, however many faults follow from it. */
import type { Fault, Repair } from "@cubegram/core/diagnosis";

export function saidFaults(faults: readonly Fault[], repairs: readonly Repair[]): readonly Fault[] {
  return repairs.some(({ kind }) => kind === "sticker") ? faults.slice(0, 1) : faults;
}
