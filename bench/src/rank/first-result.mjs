/** Run in a fresh process: prints the milliseconds from import to the first number and cube, with the public functions. */
import { rankCubies, unrankCubies } from "@cubegram/core/codec";

const start = performance.now();
const rank = rankCubies(unrankCubies(12_345_678_901_234_567_890n));
const milliseconds = performance.now() - start;
if (rank !== 12_345_678_901_234_567_890n) throw new Error(`wrong rank ${rank}`);
process.stdout.write(String(milliseconds));
