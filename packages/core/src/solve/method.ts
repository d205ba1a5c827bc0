/** The methods by name. */
export const METHODS = ["two-phase", "pocket", "reduction", "optimal", "layers"] as const;
export type Method = (typeof METHODS)[number];
