/** A QR code in half blocks of text, two squares per character. */
import { renderUnicodeCompact } from "uqr";

/** Light squares are drawn, dark ones are left blank; `isColored`: white on black, whatever the terminal's colors. */
export function qrCode(text: string, isColored: boolean): string {
  const code = renderUnicodeCompact(text, { border: 2 });
  return isColored ? code.replaceAll(/^.+$/gm, "\x1b[97;40m$&\x1b[0m") : code;
}
