/** Made by plugins/texts.ts. */
declare module "virtual:languages" {
  /** The languages that can be chosen, English first: how many percent of the English texts each says. */
  const coverage: Readonly<Record<string, number>>;
  export default coverage;
  /** What a page says in a language. */
  export function load(
    page: string,
    language: string,
  ): Promise<{ readonly default: import("./message.ts").Catalog }>;
}

/** Made by the plugin of the same name. */
declare module "virtual:written-examples" {
  /** Moves by text. */
  const moves: Readonly<Record<string, string>>;
  export default moves;
}
