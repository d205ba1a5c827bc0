/** Our reader as the benchmark runs it: up to twelve pictures by `cubegram scan`, more of them as the looks of a film. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lookAt, newScan, readScan } from "@cubegram/core/vision";
import { PNG } from "pngjs";

const MAX_PICTURES = 12;

const paths = process.argv.slice(2);
if (paths.length <= MAX_PICTURES) {
  const binary = fileURLToPath(new URL("../../../packages/cli/bin/cubegram.js", import.meta.url));
  try {
    process.stdout.write(execFileSync(process.execPath, [binary, "scan", "--quiet", ...paths]));
  } catch {
    process.exitCode = 1;
  }
} else {
  let scan = newScan();
  for (const path of paths) {
    const { width, height, data } = PNG.sync.read(readFileSync(path));
    scan = lookAt(scan, { width, height, rgba: new Uint8ClampedArray(data) }).scan;
  }
  const { reading } = readScan(scan);
  // As `cubegram scan` does, an answer that is more likely wrong than right is none.
  if (reading.ok && reading.value.confidence >= 0.5) process.stdout.write(`${reading.value.facelets}\n`);
  else process.exitCode = 1;
}
