/** Choices per language, made on held-out lines (`--dev`). */
const PUNCTUATION = " !\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const EMOJI = "❤️😀😂😊😍🎉🎂👍🔥✨⭐";
/** Characters (syllables, ideographs) carry more each and there are many: shorter contexts. */
const MANY_CHARACTERS = { order: 3, maximum: 2600, minimum: 4 };

export const SETTINGS = {
  all: {
    order: 5,
    threshold: 14,
    discounts: [0.8, 1.2, 1.6],
    doubt: 1.5,
    minimum: 20,
    maximum: 160,
    proper: "",
    extra: PUNCTUATION + LETTERS,
    weights: undefined,
  },
  en: { order: 6, threshold: 8, proper: "i", extra: `${PUNCTUATION}${LETTERS}${EMOJI}’`, minimum: 60 },
  de: { threshold: 24 },
  nl: { threshold: 7 },
  pl: { threshold: 18 },
  ru: { threshold: 16 },
  zh: { ...MANY_CHARACTERS, threshold: 12 },
  ja: { ...MANY_CHARACTERS, threshold: 12 },
  ko: { ...MANY_CHARACTERS, threshold: 6 },
  ar: { threshold: 5 },
  he: { threshold: 4 },
  hi: { threshold: 6 },
};
