/** Under which name a step's cases are in the catalog: all centers have the same. */
export function wordsOf(id: string): string {
  return /-centers?$/.test(id) ? "centers" : id;
}
