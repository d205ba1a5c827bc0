/** `npm run bench [-- name …]`: ours and peers side by side in one run; prints tables of ratios. */
import { prepare } from "./setup.mjs";

prepare();
await import("../bench/main.mjs");
