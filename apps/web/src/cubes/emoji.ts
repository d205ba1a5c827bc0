/** A cube as colored squares, for a chat: what the recognizer reads back. */
const SQUARES: Readonly<Record<string, string>> = { U: "⬜", R: "🟥", F: "🟩", D: "🟨", L: "🟧", B: "🟦" };

/** Facelets as squares, a row of a face in each line, the faces in the order U R F D L B. */
export function emojiOf(facelets: string): string {
  const size = Math.sqrt(facelets.length / 6);
  const squares = [...facelets].map((letter) => SQUARES[letter] ?? "⬛");
  return Array.from({ length: 6 * size }, (_, row) =>
    squares.slice(row * size, (row + 1) * size).join(""),
  ).join("\n");
}
