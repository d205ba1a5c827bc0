/** Any Unicode text, as `fc.string({ unit: "binary" })` gives it; that unit takes a second to set up in every test file. */
import fc from "fast-check";

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0x7ff }),
  fc.integer({ min: 0x800, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0xffff }),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
);

export const anyText = (maxLength = 10, minLength = 0): fc.Arbitrary<string> =>
  fc.array(codePoint, { minLength, maxLength }).map((codePoints) => String.fromCodePoint(...codePoints));
