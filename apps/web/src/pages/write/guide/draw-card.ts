/** The finder's card: the cube as found, three steps, and a QR code that opens Read. The message is not on it. */

import { renderSVG } from "uqr";
import { texts } from "../../../shell/language.ts";
import { shareAddress } from "../../../shell/route.ts";
import { scheme } from "../../../shell/settings.ts";
import { FONT, loadCube, loadSvg, pngOf, whitePaper } from "../svg-image.ts";
import { linesOf } from "./draw-keepsake.ts";

const t = texts("write");

/** Pixels: a postcard at 150 to the inch. */
const WIDTH = 900;
const HEIGHT = 600;
const MARGIN = 48;
const PICTURE = 300;
const CODE = 190;

export async function drawCard(facelets: string): Promise<Blob> {
  const [cube, code] = await Promise.all([
    loadCube(facelets, { view: "cube", scheme: scheme.value }, PICTURE),
    loadSvg(renderSVG(shareAddress("read", {}), { border: 1 }), CODE),
  ]);
  const context = whitePaper(WIDTH, HEIGHT);
  const isRightToLeft = document.documentElement.dir === "rtl";
  const left = isRightToLeft ? WIDTH - MARGIN - PICTURE : MARGIN;
  const scale = PICTURE / Math.max(cube.width, cube.height);
  context.drawImage(cube, left, 150, cube.width * scale, cube.height * scale);
  context.drawImage(code, isRightToLeft ? MARGIN : WIDTH - MARGIN - CODE, HEIGHT - MARGIN - CODE, CODE, CODE);
  context.fillStyle = "#14161b";
  context.direction = isRightToLeft ? "rtl" : "ltr";
  /** Writes a text in lines that fit, and returns where the next line would go. */
  const write = (text: string, x: number, y: number, width: number, height: number) => {
    const lines = linesOf(text, (line) => context.measureText(line).width <= width);
    for (const [i, line] of lines.entries()) context.fillText(line, x, y + i * height);
    return y + lines.length * height;
  };
  context.font = `700 44px ${FONT}`;
  const start = isRightToLeft ? WIDTH - MARGIN : MARGIN;
  write(t("card-title"), start, 86, WIDTH - 2 * MARGIN, 50);
  context.font = `400 27px ${FONT}`;
  const text = isRightToLeft ? WIDTH - MARGIN - PICTURE - 36 : MARGIN + PICTURE + 36;
  let y = 190;
  for (const line of [t("card-1"), t("card-2"), t("card-3")])
    y = write(line, text, y, WIDTH - 2 * MARGIN - PICTURE - 36, 34) + 14;
  return pngOf(context.canvas);
}
