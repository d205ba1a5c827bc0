/** Draws cubes and other SVG on a canvas, and turns the canvas into a file. */
import { unwrap } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg, type SvgOptions } from "@cubegram/core/drawing";

export const FONT = 'system-ui, "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", sans-serif';

/** A white canvas, to be drawn on. */
export function whitePaper(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  return context;
}

export async function loadSvg(svg: string, width: number, height = width): Promise<HTMLImageElement> {
  // Some browsers do not draw an SVG without width and height.
  const sized = svg.replace(/<svg /, `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function loadCube(facelets: string, options: SvgOptions, width: number, height = width) {
  return loadSvg(drawSvg(unwrap(parseColoring(facelets)), options), width, height);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
