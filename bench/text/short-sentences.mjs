/**
 * Short sentences of a language from the folder of corpora (`<code>.txt.gz`, one sentence per line), and the 500 among them that are held
 * out: training and bench make the same choice from the text alone.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const KEPT_ASIDE = 500;
const SPELLINGS = [
  [/[\u201C\u201D\u201E\u201F\u00AB\u00BB]/g, '"'],
  [/[\u2018\u2019\u201A\u201B\u00B4`]/g, "'"],
  [/\u2026/g, "..."],
  [/[\u2010-\u2015]/g, "-"],
  [/\s+/g, " "],
  [/[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, ""],
  [/ (?=[!?:;])/g, ""],
  [/ " | "$|^" /g, '"'],
];
/** Arabic is written without vowel marks, as most people write it. */
const VOWEL_MARKS = /[\u064B-\u0652\u0670\u0640]/g;
/** Characters that only traditional Chinese uses, common ones: a line with one is traditional. */
const TRADITIONAL =
  /[們個來這時說會對過還沒見學國開關問門麼嗎東車長樣話語讓給請謝誰買賣書寫讀聽覺愛歡樂難離電視腦網錢點幾歲媽爺親兒孫頭發臉腳飯魚雞鳥馬貓狗豬龍園場處裡邊後從當應該為無與並於種將動務員業產發現實際經濟術藝飛機場鐵鐘錶號碼萬億兩雙隻條張塊燈樓層間廳廚衛進遠運選擇錯誤識認記憶試驗題課師醫藥療傷壞淨乾溼熱涼風雲陽陰氣嚴斷總結續終約紅綠藍黃顏壓變歷舊島圖畫筆紙殺戰爭軍隊槍領導導級線組織練習紀節約單獨財貨費貿購質負責賴週連農決況減輕輛較載輸轉轟辦導熊寶貝貴]/;

export function plainSpelling(text) {
  let plain = text;
  for (const [pattern, replacement] of SPELLINGS) plain = plain.replace(pattern, replacement);
  return plain.replace(VOWEL_MARKS, "").trim();
}

export function isTraditional(text) {
  return TRADITIONAL.test(text);
}

/** All sentences of `<code>.txt.gz` (or of `extra/<code>.cv.txt.gz`) in their order, in plain spelling. */
export function shortSentences(folder, code, name = `${code}.txt.gz`) {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const lines = gunzipSync(readFileSync(path)).toString("utf8").split("\n");
  return [...new Set(lines.map(plainSpelling).filter((line) => line.length > 1))];
}

/** The 500 sentences (a fifth of fewer than 2500) of 8–40 characters with the smallest hashes; Chinese: simplified, or traditional if asked. */
export function keptAside(sentences, traditional = false) {
  return sentences
    .filter((text) => text.length >= 8 && text.length <= 40 && isTraditional(text) === traditional)
    .map((text) => [hashOf(text), text])
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
    .slice(0, Math.min(KEPT_ASIDE, Math.floor(sentences.length / 5)))
    .map(([, text]) => text);
}

/** Our own lines of a language, without comments. */
export function ownLines(code) {
  const path = new URL(`../../tools/train-text-model/lines/${code}.txt`, import.meta.url);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("# "));
}

/** Whether one of our own lines is held out: one in ten, by its letters. */
export function isOwnKeptAside(text) {
  return hashOf(letters(text)) % 10 === 3;
}

/** A filter for texts that are (nearly) one of `texts`: equal letters, or one word (of four or more) changed, added or left out. */
export function nearFilter(texts) {
  const known = new Set();
  for (const text of texts) for (const key of nearKeys(text)) known.add(key);
  return (text) => nearKeys(text).some((key) => known.has(key));
}

function nearKeys(text) {
  const keys = [letters(text)];
  let units = text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  const characters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  if (characters) units = [...letters(text)];
  if (units.length < (characters ? 7 : 4)) return keys;
  for (let i = 0; i < units.length; i++) keys.push([...units.slice(0, i), ...units.slice(i + 1)].join(""));
  return keys;
}

/** Letters and digits only, folded: two lines with equal ones count as the same text. */
export function letters(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** FNV-1a over code units. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
