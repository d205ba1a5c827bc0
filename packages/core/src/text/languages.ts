/**
 * The languages that share the states of a cube. Each owns a fixed share of them, so the number alone tells a reader
 * which model to load; a writer takes the language that leaves its message the most states.
 */
import type { PackedTextModel } from "./text-model.ts";

/** A language that texts are written in, its share of all numbers, and how its model is loaded. */
export interface Language {
  /** ISO 639-1 code. */
  readonly code: string;
  readonly name: string;
  /** Its part of the states, in thousandths. */
  readonly share: number;
  /** Code points that suggest it: its letters beside a … z. */
  readonly letters: RegExp;
  /** Whether it is written in the Latin script, so that texts may have no letters but a … z. */
  readonly latin: boolean;
  readonly load: () => Promise<{ readonly model: PackedTextModel }>;
}

/** In the order of their states. The order, the shares and the models are frozen together as one version. */
export const LANGUAGES: readonly Language[] = [
  {
    code: "en",
    name: "English",
    share: 700,
    letters: /[’]/iu,
    latin: true,
    load: () => import("./models/en.ts"),
  },
  {
    code: "de",
    name: "German",
    share: 17,
    letters: /[äöüß]/iu,
    latin: true,
    load: () => import("./models/de.ts"),
  },
  {
    code: "es",
    name: "Spanish",
    share: 8,
    letters: /[ñáéíóúü¿¡]/iu,
    latin: true,
    load: () => import("./models/es.ts"),
  },
  {
    code: "fr",
    name: "French",
    share: 6,
    letters: /[àâçéèêëîïôùûüÿœæ]/iu,
    latin: true,
    load: () => import("./models/fr.ts"),
  },
  {
    code: "it",
    name: "Italian",
    share: 34,
    letters: /[àèéìòù]/iu,
    latin: true,
    load: () => import("./models/it.ts"),
  },
  {
    code: "pt",
    name: "Portuguese",
    share: 13,
    letters: /[ãõáâàçéêíóôúü]/iu,
    latin: true,
    load: () => import("./models/pt.ts"),
  },
  {
    code: "nl",
    name: "Dutch",
    share: 20,
    letters: /[éëïèóöü]/iu,
    latin: true,
    load: () => import("./models/nl.ts"),
  },
  {
    code: "pl",
    name: "Polish",
    share: 11,
    letters: /[ąćęłńóśźż]/iu,
    latin: true,
    load: () => import("./models/pl.ts"),
  },
  {
    code: "cs",
    name: "Czech",
    share: 20,
    letters: /[áčďéěíňóřšťúůýž]/iu,
    latin: true,
    load: () => import("./models/cs.ts"),
  },
  {
    code: "sv",
    name: "Swedish",
    share: 6,
    letters: /[åäöé]/iu,
    latin: true,
    load: () => import("./models/sv.ts"),
  },
  {
    code: "fi",
    name: "Finnish",
    share: 12,
    letters: /[äöå]/iu,
    latin: true,
    load: () => import("./models/fi.ts"),
  },
  {
    code: "hu",
    name: "Hungarian",
    share: 6,
    letters: /[áéíóöőúüű]/iu,
    latin: true,
    load: () => import("./models/hu.ts"),
  },
  {
    code: "tr",
    name: "Turkish",
    share: 5,
    letters: /[çğıöşüİ]/iu,
    latin: true,
    load: () => import("./models/tr.ts"),
  },
  {
    code: "vi",
    name: "Vietnamese",
    share: 10,
    letters: /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu,
    latin: true,
    load: () => import("./models/vi.ts"),
  },
  {
    code: "id",
    name: "Indonesian",
    share: 4,
    letters: /[é]/iu,
    latin: true,
    load: () => import("./models/id.ts"),
  },
  {
    code: "ru",
    name: "Russian",
    share: 16,
    letters: /\p{sc=Cyrillic}/iu,
    latin: false,
    load: () => import("./models/ru.ts"),
  },
  {
    code: "uk",
    name: "Ukrainian",
    share: 12,
    letters: /\p{sc=Cyrillic}/iu,
    latin: false,
    load: () => import("./models/uk.ts"),
  },
  {
    code: "el",
    name: "Greek",
    share: 6,
    letters: /\p{sc=Greek}/iu,
    latin: false,
    load: () => import("./models/el.ts"),
  },
  {
    code: "ar",
    name: "Arabic",
    share: 11,
    letters: /\p{sc=Arabic}/iu,
    latin: false,
    load: () => import("./models/ar.ts"),
  },
  {
    code: "he",
    name: "Hebrew",
    share: 16,
    letters: /\p{sc=Hebrew}/iu,
    latin: false,
    load: () => import("./models/he.ts"),
  },
  {
    code: "hi",
    name: "Hindi",
    share: 12,
    letters: /\p{sc=Devanagari}/iu,
    latin: false,
    load: () => import("./models/hi.ts"),
  },
  {
    code: "zh",
    name: "Chinese",
    share: 32,
    letters: /\p{sc=Han}/iu,
    latin: false,
    load: () => import("./models/zh.ts"),
  },
  {
    code: "ja",
    name: "Japanese",
    share: 13,
    letters: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/iu,
    latin: false,
    load: () => import("./models/ja.ts"),
  },
  {
    code: "ko",
    name: "Korean",
    share: 10,
    letters: /\p{sc=Hangul}/iu,
    latin: false,
    load: () => import("./models/ko.ts"),
  },
];
