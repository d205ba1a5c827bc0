/** Made by plugins/texts.ts. */
declare module "virtual:languages" {
  /** The languages that can be chosen, English first: how many percent of the English texts each says. */
  const coverage: Readonly<Record<string, number>>;
  export default coverage;
}
