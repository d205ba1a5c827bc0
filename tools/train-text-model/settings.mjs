/** Choices per language, made on held-out lines (`--dev`). */
const PUNCTUATION = " !\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const EMOJI = "❤️😀😂😊😍🎉🎂👍🔥✨⭐";
/** Characters (syllables, ideographs) each carry more and there are many of them, so contexts are shorter. */
const MANY_CHARACTERS = {
  maximum: 2600,
  minimum: 4,
  room: 40e6,
  chains: [
    { kind: "characters", order: 4, grams: 170_000 },
    { kind: "characters", order: 3, grams: 12_000, own: true },
  ],
};
/** Chains, with how many grams each may keep (about 5.7 bits each); the chain of our own lines is last. */
const THREE = (words, characters, own) => [
  { kind: "words", order: 0, grams: words },
  { kind: "characters", order: 6, grams: characters },
  { kind: "characters", order: 5, grams: own, own: true },
];

/** About 6.5 bits per gram: 465 KB for English, 180 KB for languages with much text, 75 KB for those with little. */
const MUCH = THREE(128_000, 78_000, 14_000);
const LITTLE = { chains: THREE(54_000, 30_000, 7_000), words: 0.5, weights: { tatoeba: 3 } };
/** Where few sentences are everyday ones, short ones count more, with their period: long or bookish ones teach less. */
const FEW_EVERYDAY = { stops: 4, lengthy: 0.3 };
const PROGRAMS = { "pidgin-data": 0.2, "evolution-common": 0.2, "libgtk-3-common": 0.2 };

export const SETTINGS = {
  all: {
    threshold: 10,
    discounts: [0.8, 1.2, 1.6],
    doubt: 1.5,
    minimum: 20,
    maximum: 160,
    extra: PUNCTUATION + LETTERS,
    weights: undefined,
    words: 0.05,
    /** The weight of unseen inflected forms, as a share of that of all lines. */
    forms: 0,
    /** Besides short sentences, how many lines of how many characters a source gives: game dialogue is not how messages are written. */
    most: 8000,
    longest: 90,
    /** One sentence in this many loses its period; and the weight of a sentence that is too long for a cube. */
    stops: 2,
    lengthy: 1,
    /** Rounds of pruning, places and passes of mixing. */
    rounds: 5,
    room: 12e6,
    passes: 5,
    chains: MUCH,
  },
  en: {
    threshold: 8,
    extra: `${PUNCTUATION}${LETTERS}${EMOJI}’`,
    minimum: 60,
    weights: { own: 9 },
    words: 0.01,
    rounds: 6,
    room: 90e6,
    passes: 6,
    chains: THREE(355_000, 193_000, 52_000),
  },
  cs: {
    ...FEW_EVERYDAY,
    words: 0.3,
    forms: 0.2,
    lengthy: 0.5,
    weights: { tatoeba: 4, sentences: 2, own: 3, novel: 1, wesnoth: 0.2, hedgewars: 0.2, "pidgin-data": 0.2 },
    chains: THREE(126_000, 95_000, 7_000),
  },
  zh: MANY_CHARACTERS,
  ja: MANY_CHARACTERS,
  ko: MANY_CHARACTERS,
  it: { ...LITTLE, chains: MUCH },
  pt: { ...LITTLE, chains: THREE(49_500, 28_700, 7_000) },
  ru: {
    ...LITTLE,
    ...FEW_EVERYDAY,
    forms: 0.2,
    weights: { tatoeba: 5, sentences: 5, own: 3 },
    chains: THREE(131_000, 81_000, 14_000),
  },
  uk: {
    ...LITTLE,
    ...FEW_EVERYDAY,
    forms: 0.2,
    doubt: 0.5,
    weights: { tatoeba: 8, sentences: 8, own: 3 },
    chains: MUCH,
  },
  el: LITTLE,
  vi: LITTLE,
  id: LITTLE,
  ar: { ...LITTLE, weights: { tatoeba: 2, ...PROGRAMS } },
  he: {
    ...LITTLE,
    ...FEW_EVERYDAY,
    lengthy: 0.5,
    words: 2,
    doubt: 0.5,
    weights: { tatoeba: 6, sentences: 3, own: 3, ...PROGRAMS },
  },
  hi: { ...LITTLE, words: 1, weights: { tatoeba: 4, ...PROGRAMS, freedict: 0.25 } },
};
