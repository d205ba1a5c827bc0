import { describe, expect, it } from "vitest";
// @ts-expect-error the training tools are plain JavaScript without declarations
import { rudeFilter } from "../../../../tools/train-text-model/sentences.mjs";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { decodeText, LANGUAGES, languageInterval, loadModel } from "./index.ts";

const STATES_3 = 43252003274489856000n;
const CUBES = 200;
const stems = new URL("../../../../tools/train-text-model/rude-stems.txt", import.meta.url).pathname;

/** A random cube strings letters together and hits a stem now and then (0.5 % in French); it must not talk like that, nor all of one Tom. */
const MAX_RUDE_SHARE = 0.02;
const MAX_NAME_SHARE = 0.08;
const TOM =
  /(?<!\p{L})(Tom|Mary|Том|Мэри|Τομ|תום|מרי)(?!\p{L})|トム|メアリー|汤姆|玛丽|톰|메리|(?<!\p{L})[وفبلك]{0,2}توم(?!\p{L})|टॉम/u;

/** Typographic quotation marks and dashes, the ellipsis, and the vowel marks of Arabic. */
const OTHER_SPELLINGS = /[\u2010-\u2015\u2018\u201A-\u201F\u00AB\u00BB\u2026\u064B-\u0652\u0670]/u;
/** Frequent characters of which simplified Chinese has other forms. */
const TRADITIONAL = /[們個來這時說會對過還沒見學國開關問門麼嗎東車長樣話語讓給請謝誰買賣書寫讀聽覺愛]/u;

async function randomTexts(code: string): Promise<string[]> {
  const language = LANGUAGES.find((each) => each.code === code)!;
  const model = await loadModel(code);
  const own = languageInterval(language, STATES_3);
  const random = seededRandom(`harmless ${code}`);
  return Array.from(
    { length: CUBES },
    () => decodeText(own.low + randomBigBelow(own.width, random), STATES_3, model).text,
  );
}

describe("random cubes", () => {
  it.each(LANGUAGES.map((language) => language.code))("read as harmless in %s", async (code) => {
    const isRude = rudeFilter(stems, code);
    const texts = await randomTexts(code);
    const rude = texts.filter((text) => isRude(text));
    const named = texts.filter((text) => TOM.test(text));
    const odd = texts.filter((text) => OTHER_SPELLINGS.test(text));
    expect(rude.length, rude.join("\n")).toBeLessThanOrEqual(MAX_RUDE_SHARE * CUBES);
    expect(named.length, named.join("\n")).toBeLessThanOrEqual(MAX_NAME_SHARE * CUBES);
    expect(odd.length, odd.join("\n")).toBeLessThanOrEqual(CUBES / 100);
  });

  it("write Chinese by script: mostly simplified", async () => {
    const texts = await randomTexts("zh");
    const traditional = texts.filter((text) => TRADITIONAL.test(text));
    expect(traditional.length, traditional.join("\n")).toBeLessThanOrEqual(CUBES / 5);
  });
});
