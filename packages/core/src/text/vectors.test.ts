import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeText, encodeText, LANGUAGES, loadModelOfState, loadModelsFor } from "./index.ts";

interface Vectors {
  readonly states: Record<string, string>;
  readonly models: { code: string; share: number; version: number; digest: string }[];
  readonly texts: { puzzle: string; text: string; language: string; low: string; width: string }[];
  readonly numbers: {
    puzzle: string;
    number: string;
    text: string;
    language: string;
    low: string;
    width: string;
  }[];
}

/** Written by tools/train-text-model/vectors.mjs when version 1 was frozen: cubes written since then must stay readable. */
const path = new URL("./vectors/text-1.json", import.meta.url);
const vectors: Vectors = JSON.parse(readFileSync(path, "utf8"));

describe("version 1 of the text models", () => {
  it("has the frozen languages, shares and models", async () => {
    const models = [];
    for (const { code, share, load } of LANGUAGES) {
      const { model } = await load();
      const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
      models.push({ code, share, version: model.version, digest });
    }
    expect(models).toEqual(vectors.models);
  });

  it("writes every frozen text to the same states", async () => {
    for (const { puzzle, text, language, low, width } of vectors.texts) {
      const states = BigInt(vectors.states[puzzle]);
      const written = encodeText(text, states, await loadModelsFor(text));
      expect(written).toEqual({ ok: true, value: { language, low: BigInt(low), width: BigInt(width) } });
    }
  });

  it("reads every frozen state as the same text", async () => {
    for (const { puzzle, number, text, language, low, width } of vectors.numbers) {
      const states = BigInt(vectors.states[puzzle]);
      const read = decodeText(BigInt(number), states, await loadModelOfState(BigInt(number), states));
      expect(read).toEqual({ text, language, low: BigInt(low), width: BigInt(width) });
    }
  });
});
