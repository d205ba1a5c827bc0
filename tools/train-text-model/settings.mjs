/** Choices per language, made on held-out lines (`--dev`). */
const PUNCTUATION = " !\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~";
const EMOJI = "❤️😀😂😊😍🎉🎂👍🔥✨⭐";

export const SETTINGS = {
  all: {
    order: 5,
    threshold: 12,
    discounts: [0.65, 1, 1.35],
    doubt: 0.7,
    minimum: 20,
    maximum: 3000,
    proper: "",
    extra: `${PUNCTUATION}abcdefghijklmnopqrstuvwxyz`,
  },
  en: { order: 6, threshold: 12, proper: "i", extra: `${PUNCTUATION}abcdefghijklmnopqrstuvwxyz${EMOJI}’` },
};
