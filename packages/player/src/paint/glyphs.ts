/** Letters as a texture: eight squares in a row, one for each color. */
const SQUARE = 128;

export function drawGlyphs(letters: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 8 * SQUARE;
  canvas.height = SQUARE;
  const pen = canvas.getContext("2d")!;
  pen.font = `600 ${0.72 * SQUARE}px system-ui, sans-serif`;
  pen.textAlign = "center";
  letters.forEach((letter, i) => {
    // Capitals are about 0.72 of the font's size high: the base line is half of that below the middle.
    pen.fillText(letter, (i + 0.5) * SQUARE, SQUARE * (0.5 + 0.36 * 0.72));
  });
  return canvas;
}
