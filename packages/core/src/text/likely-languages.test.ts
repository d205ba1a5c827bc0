import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { likeliest, trigramsOf } from "./likely-languages.ts";

const latin = LANGUAGES.filter((language) => language.latin);

describe("trigrams", () => {
  it("run from space to space over small letters", () => {
    expect(trigramsOf("Go, me!")).toEqual([" go", "go ", "o m", " me", "me "]);
    expect(trigramsOf("")).toEqual([]);
  });
});

describe("the likeliest languages", () => {
  it.each([
    ["de", "wir sehen uns morgen am bahnhof"],
    ["es", "nos vemos en la plaza"],
    ["fr", "je suis dans le jardin"],
    ["nl", "ik hou van jou"],
    ["sv", "jag kommer klockan tre"],
    ["fi", "minulla on nälkä"],
    ["hu", "holnap este gyere haza"],
    ["tr", "yarin sabah geliyorum"],
    ["id", "aku tunggu di rumah"],
    ["pl", "czekam na ciebie w domu"],
    ["cs", "to je pod postel"],
    ["it", "ci vediamo domani sera"],
    ["pt", "estou com saudades de voce"],
  ])("include %s for %j", (code, text) => {
    expect(likeliest(latin, text, 5).map((language) => language.code)).toContain(code);
  });

  it("are no more than asked for, in a fixed order where nothing is known", () => {
    expect(likeliest(latin, "zzz", 3)).toEqual(latin.slice(0, 3));
  });
});
