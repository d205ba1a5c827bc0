/** Lists the languages with a text model, and the size of each model. */
import { LANGUAGES, TEXT_CREDITS } from "@cubegram/core/text";
import type { Answer } from "../frame/verb.ts";

/** Each model is a module of its own, loaded when a text needs it. */
export async function textModels(): Promise<Answer> {
  const models = await Promise.all(
    LANGUAGES.map(async ({ code, name, share, load }) => {
      const { model } = await load();
      // Unpadded base64: six bits per character.
      return {
        name: code,
        /** A model with this id never changes (docs/decisions/0225). */
        id: `text-${model.version}-${code}`,
        version: model.version,
        language: name,
        bytes: Math.floor((model.data.length * 3) / 4),
        share,
      };
    }),
  );
  const lines = models.map(
    ({ name, id, language, bytes, share }) =>
      `${name}  ${id}  ${language.padEnd(12)} ${String(bytes).padStart(7)} bytes  ${(share / 10).toFixed(1).padStart(5)} % of the states`,
  );
  return {
    json: { models, credits: TEXT_CREDITS },
    text: [...lines, "", ...TEXT_CREDITS].join("\n"),
    line: models.map(({ name }) => name).join(" "),
  };
}
