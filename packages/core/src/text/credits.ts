/** Whose sentences the models were counted on, in the words that they ask for. No sentence can be recovered from a model. */
export const TEXT_CREDITS: readonly string[] = [
  "Statistics of sentences from Tatoeba (https://tatoeba.org) by its contributors, CC BY 2.0 FR (https://creativecommons.org/licenses/by/2.0/fr/), partly as distributed by https://www.manythings.org/anki/; selected, normalized and reduced to n-gram statistics.",
  "Statistics of sentences from Mozilla Common Voice, CC0 1.0.",
  "Korean: statistics of Chatbot_data_for_Korean v1.0, Youngsook Song (2018), MIT License, https://github.com/songys/Chatbot_data.",
  "Hebrew and Hindi: statistics of chatterbot-corpus, Copyright (c) 2017 Gunther Cox, BSD-3-Clause.",
  "Czech, Russian and Ukrainian: statistics of sentences from Krakatit by Karel Čapek, Dead Souls by Nikolai Gogol and Zakhar Berkut by Ivan Franko, from Wikisource, CC BY-SA 3.0.",
  "Word frequencies: daniel-dona/tatoeba-frequency-tables, made from Tatoeba, CC BY 2.0 FR.",
];
