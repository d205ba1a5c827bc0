/** The name under which the catalog has the cases of a step: all steps of centers share one. */
export function wordsOf(id: string): string {
  return /-centers?$/.test(id) ? "centers" : id;
}
