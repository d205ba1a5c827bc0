/** All sides of a cube as a picture: enough to read it. */
import { unwrap } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg } from "@cubegram/core/drawing";
import type { Scheme } from "../../shell/settings.ts";
import { loadSvg, pngOf, withSize } from "./svg-image.ts";

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 900;
const MARGIN = 24;

export async function drawNet(facelets: string, scheme: Scheme): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH + 2 * MARGIN;
  canvas.height = HEIGHT + 2 * MARGIN;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const net = await loadSvg(
    withSize(drawSvg(unwrap(parseColoring(facelets)), { view: "net", scheme }), WIDTH, HEIGHT),
  );
  context.drawImage(net, MARGIN, MARGIN, WIDTH, HEIGHT);
  return pngOf(canvas);
}
