/**
 * Texts that fit a 3x3, written on larger cubes: how many turns, and how long it takes (decision 0191). Texts are those of set A,
 * by the bits that they take with their check digits. `--sizes=4,5` chooses sizes, `--each=N` takes N texts of each row (3 by
 * default), `--texts` lists them.
 */
import { encodeMessage, writeMessage } from "@cubegram/core/message";
import { mean, numbersIn } from "../figures.mjs";
import { englishMessages } from "../text/reserved-sentences.mjs";

export const title = "Texts that fit a 3x3 on larger cubes: turns";

const ROWS = [51, 65, 70, 76, 99];

export async function run({ log }) {
  const texts = englishMessages();
  const [each] = numbersIn("each", [3]);
  const rows = [];
  for (const size of numbersIn("sizes", [4, 5, 6, 7]))
    for (const [i, most] of ROWS.entries()) {
      const own = [];
      for (const text of texts) {
        const bits = await bitsOn(text, size);
        if (bits !== undefined && bits <= most && bits > (ROWS[i - 1] ?? -1)) own.push({ text, bits });
      }
      rows.push(await row(`${size}x${size}, at most ${most} bits`, spread(own, each), size, log));
    }
  return rows;
}

async function row(what, texts, size, log) {
  const lengths = [];
  const times = [];
  for (const { text, bits } of texts) {
    const before = process.cpuUsage().user;
    const { length } = await writeMessage(text, { size });
    lengths.push(length);
    times.push((process.cpuUsage().user - before) / 1e6);
    if (process.argv.includes("--texts")) log([size, bits, length, times.at(-1).toFixed(1), text].join("\t"));
  }
  return {
    what,
    texts: texts.length,
    "at most 20 turns": lengths.filter((length) => length <= 20).length,
    "turns (mean)": mean(lengths).toFixed(1),
    most: Math.max(...lengths),
    "CPU s (mean)": mean(times).toFixed(1),
    longest: Math.max(...times).toFixed(1),
  };
}

/** The bits of a text on such a cube, if it fits a 3x3. */
async function bitsOn(text, size) {
  const fits = await encodeMessage(text, { check: 0 }).catch(() => undefined);
  return fits && (await encodeMessage(text, { size })).bits;
}

function spread(list, most) {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
}
