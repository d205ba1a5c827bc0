/** `npm run bench [-- name …]`: side by side with peers in one run; prints tables of ratios. */
import { prepare } from "./setup.mjs";

prepare();
await import("../bench/main.mjs");
