/** The room's own modules, from the build: the trainer and the library share one definition of every table. */
const folder = process.env.TEXT_ROOM ?? new URL("../../packages/core/dist/text/", import.meta.url).href;

async function room(name) {
  return import(new URL(`${name}.js`, folder).href);
}

export const core = Object.assign(
  {},
  ...(await Promise.all(
    [
      "alphabet",
      "script-blocks",
      "range-decoder",
      "tree-code",
      "text-model",
      "writing",
      "split",
      "interval",
      "languages",
      "likely-languages",
      "chain",
      "context-order",
      "context-tree",
      "mixing",
      "prediction",
      "message-tree",
    ].map(room),
  )),
);
