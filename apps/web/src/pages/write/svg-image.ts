/** Draws on a canvas, and turns the canvas into a file. */

/** Some browsers do not draw an SVG without width and height. */
export function withSize(svg: string, width: number, height = width): string {
  return svg.replace(/<svg /, `<svg width="${width}" height="${height}" `);
}

export async function loadSvg(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
