/** The methods by name. */
export const METHODS = ["two-phase", "pocket", "reduction", "optimal", "layers"] as const;
/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];
