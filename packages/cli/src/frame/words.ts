/** Small phrases that several verbs use: sizes, counts, and the known word nearest to a mistyped one. */

/** `3x3`, `10x10`. */
export function sizeName(size: number): string {
  return `${size}x${size}`;
}

export function plural(count: number | bigint, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 || count === 1n ? one : many}`;
}

/** Breaks text at blanks into lines of at most `width` characters. */
export function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** ` Did you mean "…"?`, or nothing if no word is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

function nearest(word: string, known: readonly string[]): string | undefined {
  // Longer words cannot be close to any of ours, and the table below would be large.
  if (word.length > 40) return undefined;
  const allowed = word.length < 4 ? 1 : 2;
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: candidate.startsWith(word) ? 0 : editDistance(word, candidate),
    }))
    .sort((a, b) => a.distance - b.distance);
  return ranked.length > 0 && ranked[0].distance <= allowed ? ranked[0].candidate : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbors (optimal string alignment distance). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1, swapped ? rows[i - 2][j - 2] + 1 : replaced),
      );
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
