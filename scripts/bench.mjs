/** `npm run bench [-- name …]`: ours and peers, installed at the first run, side by side in one run; prints tables of ratios. */
import { installIn, prepare } from "./setup.mjs";

prepare();
installIn("bench");
await import("../bench/main.mjs");
