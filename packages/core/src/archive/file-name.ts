/** File names that come out of an archive: a name in the folder that the reader chooses, and nothing else. */

/** Names that are devices on Windows, with or without an ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/**
 * Controls, and the invisible marks that turn the direction of text around, which can make an ending look like
 * another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/gu;
const MAX_NAME_BYTES = 255;

/**
 * The last part of a name, without control characters and what file systems do not allow, at most 255 bytes of UTF-8.
 * Undefined when nothing sensible is left (empty, `.`, `..`). Never contains a separator, never begins a path.
 *
 * @example safeFileName("../notes.txt"); // → notes.txt
 */
export function safeFileName(name: string): string | undefined {
  const last = name.replaceAll(UNSEEN, "").split(/[/\\]/).at(-1)!;
  const clean = last
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/[\ud800-\udfff]/gu, "_")
    .replace(/[. ]+$/, "")
    .trim();
  if (clean === "") return undefined;
  return shortened(DEVICE.test(clean) ? `_${clean}` : clean);
}

function shortened(name: string): string {
  const encoder = new TextEncoder();
  let short = "";
  let length = 0;
  for (const character of name) {
    length += encoder.encode(character).length;
    if (length > MAX_NAME_BYTES) break;
    short += character;
  }
  return short;
}
