/** Made by the plugin of the same name. */
declare module "virtual:written-examples" {
  /** Moves by text. */
  const moves: Readonly<Record<string, string>>;
  export default moves;
}
