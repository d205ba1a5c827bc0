/** The available table sizes. The larger the table, the faster the search, in proportion: time × table stays about the same. */
import { checkThat } from "../../result.ts";
import type { Metric } from "../../search/index.ts";
import type { CosetShape } from "./coset-space.ts";
import { partLengths } from "./table-parts.ts";

/** The sizes of the tables of "optimal", smallest first. */
export const TIERS = ["small", "medium", "large", "huge", "giant"] as const;
/** One of `TIERS`. */
export type Tier = (typeof TIERS)[number];

/** small 62 MB, in a browser too; medium 238 MB; large 693 MB; huge 1.4 GB and giant 2.8 GB, in shared memory only. */
export function shapeOfTier(tier: Tier, metric: Metric = "HTM"): CosetShape {
  // A little nearer than where most cosets are; quarter turns reach those later.
  const base = metric === "HTM" ? 9 : 10;
  switch (tier) {
    case "small":
      return { corners: "even", flips: false, base };
    case "medium":
      return { corners: "even", flips: true, base };
    case "large":
      return { corners: "squares", flips: true, base };
    case "huge":
      return { corners: "squares", flips: false, places: 3, base: base + 1 };
    case "giant":
      return { corners: "squares", flips: false, places: 4, base: base + 1 };
  }
}

/**
 * Bytes of the tables of a tier in memory: 62, 238, 693, 1,384 or 2,765 million.
 *
 * @throws TypeError for anything but a tier.
 * @example bytesOfTier("small"); // → 61691824
 */
export function bytesOfTier(tier: Tier): number {
  checkThat(TIERS.includes(tier), "tier", `one of ${TIERS.join(", ")}`, tier);
  return partLengths(shapeOfTier(tier)).reduce((sum, length) => sum + length);
}
