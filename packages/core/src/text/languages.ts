/**
 * The languages that share the states of a cube. Each owns a fixed share of them, so the number alone tells a reader
 * which model to load; a writer takes the language that leaves its message the most states.
 */
import type { PackedTextModel } from "@cubegram/text-models/en";

/** A language that texts are written in, its share of all numbers, and how its model is loaded. */
export interface Language {
  /** ISO 639-1 code. */
  readonly code: string;
  readonly name: string;
  /** Its part of the states, in thousandths. */
  readonly share: number;
  /** Code points that suggest it: its letters besides a … z. */
  readonly letters: RegExp;
  /** Whether it uses the Latin script, so that texts may have no letters but a … z. */
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
    load: () => import("@cubegram/text-models/en"),
  },
  {
    code: "de",
    name: "German",
    share: 17,
    letters: /[äöüß]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/de"),
  },
  {
    code: "es",
    name: "Spanish",
    share: 8,
    letters: /[ñáéíóúü¿¡]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/es"),
  },
  {
    code: "fr",
    name: "French",
    share: 5,
    letters: /[àâçéèêëîïôùûüÿœæ]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/fr"),
  },
  {
    code: "it",
    name: "Italian",
    share: 34,
    letters: /[àèéìòù]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/it"),
  },
  {
    code: "pt",
    name: "Portuguese",
    share: 13,
    letters: /[ãõáâàçéêíóôúü]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/pt"),
  },
  {
    code: "nl",
    name: "Dutch",
    share: 20,
    letters: /[éëïèóöü]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/nl"),
  },
  {
    code: "pl",
    name: "Polish",
    share: 11,
    letters: /[ąćęłńóśźż]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/pl"),
  },
  {
    code: "cs",
    name: "Czech",
    share: 20,
    letters: /[áčďéěíňóřšťúůýž]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/cs"),
  },
  {
    code: "sv",
    name: "Swedish",
    share: 4,
    letters: /[åäöé]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/sv"),
  },
  {
    code: "fi",
    name: "Finnish",
    share: 12,
    letters: /[äöå]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/fi"),
  },
  {
    code: "hu",
    name: "Hungarian",
    share: 4,
    letters: /[áéíóöőúüű]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/hu"),
  },
  {
    code: "tr",
    name: "Turkish",
    share: 5,
    letters: /[çğıöşüİ]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/tr"),
  },
  {
    code: "vi",
    name: "Vietnamese",
    share: 8,
    letters: /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/vi"),
  },
  {
    code: "id",
    name: "Indonesian",
    share: 4,
    letters: /[é]/iu,
    latin: true,
    load: () => import("@cubegram/text-models/id"),
  },
  {
    code: "ru",
    name: "Russian",
    share: 16,
    letters: /\p{sc=Cyrillic}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/ru"),
  },
  {
    code: "uk",
    name: "Ukrainian",
    share: 12,
    letters: /\p{sc=Cyrillic}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/uk"),
  },
  {
    code: "el",
    name: "Greek",
    share: 5,
    letters: /\p{sc=Greek}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/el"),
  },
  {
    code: "ar",
    name: "Arabic",
    share: 9,
    letters: /\p{sc=Arabic}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/ar"),
  },
  {
    code: "he",
    name: "Hebrew",
    share: 31,
    letters: /\p{sc=Hebrew}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/he"),
  },
  {
    code: "hi",
    name: "Hindi",
    share: 12,
    letters: /\p{sc=Devanagari}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/hi"),
  },
  {
    code: "zh",
    name: "Chinese",
    share: 32,
    letters: /\p{sc=Han}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/zh"),
  },
  {
    code: "ja",
    name: "Japanese",
    share: 10,
    letters: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/iu,
    latin: false,
    load: () => import("@cubegram/text-models/ja"),
  },
  {
    code: "ko",
    name: "Korean",
    share: 8,
    letters: /\p{sc=Hangul}/iu,
    latin: false,
    load: () => import("@cubegram/text-models/ko"),
  },
];
