/**
 * The engine's room as it is bundled. It is no entry of the package, and the solvers that are timed must share its prepared tables, so
 * the file itself is loaded; its types are those of the room.
 */
/** @type {Pick<typeof import("../../packages/core/dist/search/index.js"), "prepare">} */
const search = await import(new URL("../../packages/core/dist/rooms/search.js", import.meta.url).href);

export const prepare = search.prepare;
