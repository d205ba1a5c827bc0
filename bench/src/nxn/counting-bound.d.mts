export function countingBound(size: number): number;
