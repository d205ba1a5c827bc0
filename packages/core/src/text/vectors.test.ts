import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  decodeText,
  digestOfSteps,
  encodeText,
  LANGUAGES,
  loadModel,
  loadModelOfState,
  loadModelsFor,
} from "./index.ts";

interface Interval {
  readonly text: string;
  readonly language: string;
  readonly low: string;
  readonly width: string;
}

interface Vectors {
  readonly states: Record<string, string>;
  readonly models: {
    code: string;
    share: number;
    version: number;
    digest: string;
    fewSteps: string;
    steps: string;
  }[];
  readonly texts: (Interval & { puzzle: string })[];
  readonly numbers: (Interval & { puzzle: string; number: string })[];
}

const FEW_STEPS = 400;

/** Written by tools/train-text-model/vectors.mjs when version 2 was frozen: cubes written since then must stay readable. */
const path = new URL("./vectors/text-2.json", import.meta.url);
const vectors: Vectors = JSON.parse(readFileSync(path, "utf8"));

describe("version 2 of the text models", () => {
  it("has the frozen languages, shares and models", async () => {
    const models = [];
    for (const { code, share, load } of LANGUAGES) {
      const { model } = await load();
      const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
      const fewSteps = digestOfSteps(await loadModel(code), FEW_STEPS);
      models.push({ code, share, version: model.version, digest, fewSteps });
    }
    expect(models).toEqual(vectors.models.map(({ steps: _, ...model }) => model));
  });

  it("holds fifty texts or more in the states of each language", () => {
    for (const { code } of LANGUAGES)
      expect(vectors.texts.filter(({ language }) => language === code).length).toBeGreaterThanOrEqual(50);
  });

  it("writes every frozen text to the same states", { tags: ["seconds"] }, async () => {
    for (const { puzzle, text, language, low, width } of vectors.texts) {
      const states = BigInt(vectors.states[puzzle]);
      const written = encodeText(text, states, await loadModelsFor(text));
      expect(written).toEqual({ ok: true, value: { language, low: BigInt(low), width: BigInt(width) } });
    }
  });

  it("reads every frozen state as the same text", { tags: ["seconds"] }, async () => {
    for (const { puzzle, number, text, language, low, width } of vectors.numbers) {
      const states = BigInt(vectors.states[puzzle]);
      const read = decodeText(BigInt(number), states, await loadModelOfState(BigInt(number), states));
      expect(read).toEqual({ text, language, low: BigInt(low), width: BigInt(width) });
    }
  });
});
