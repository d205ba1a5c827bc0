/** From lines of text to symbols, and the tables for case and digits. */
import { core } from "./core.mjs";
import { nearest } from "./pack.mjs";

/** The direct characters: everything frequent enough, with letters folded to lowercase. */
export function prepare(lines, { minimum, maximum, extra }) {
  const counts = new Map();
  for (const { text, weight } of lines)
    for (const character of text) {
      const lower = fold(character);
      counts.set(lower, (counts.get(lower) ?? 0) + weight);
    }
  for (let digit = 0; digit < 10; digit++) counts.delete(String(digit));
  for (const character of extra) counts.set(character, Math.max(counts.get(character) ?? 0, minimum));
  const chosen = [...counts.entries()]
    .filter(([character, count]) => count >= minimum && character.codePointAt(0) >= 0x20)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maximum)
    .map(([character]) => character)
    .sort((a, b) => a.codePointAt(0) - b.codePointAt(0));
  return {
    characters: chosen.join(""),
    capitals: chosen.map((character) => capital(character)).join(""),
    marks: chosen.filter((character) => /[^\p{L}\p{M}']/u.test(character)).join(""),
  };
}

function fold(character) {
  const lower = character.toLowerCase();
  return capital(lower) === character ? lower : character;
}

/** The one capital of a lowercase letter, or the character itself. */
function capital(character) {
  const upper = character.toUpperCase();
  return [...upper].length === 1 && upper !== character && upper.toLowerCase() === character
    ? upper
    : character;
}

export function tokenise(alphabet, { text, weight, times = 1, inner = false }) {
  const symbols = [];
  const ownCapitals = [];
  const writing = core.startWriting();
  if (inner) writing.place = core.IN_SENTENCE;
  for (const character of text) {
    const token = core.tokenOf(alphabet, character.codePointAt(0), core.hasOwnCapitals(writing));
    symbols.push(token.symbol);
    core.advanceWriting(alphabet, writing, token);
    ownCapitals.push(core.hasOwnCapitals(writing));
  }
  symbols.push(inner ? alphabet.space : core.END_SYMBOL);
  return { symbols, ownCapitals, weight, times, inner };
}

/** Levels of the share of capitals in every case context; contexts without data take the mean over their letters. */
export function caseLevels(alphabet, lines) {
  const size = core.caseContexts(alphabet);
  const capitals = new Float64Array(size);
  const all = new Float64Array(size);
  visit(alphabet, lines, (writing, token, weight) => {
    if (!core.isCased(alphabet, token.symbol) || core.hasOwnCapitals(writing)) return;
    const context = core.caseContext(alphabet, writing, token.symbol);
    all[context] += weight;
    if (token.detail === 1) capitals[context] += weight;
  });
  const letters = alphabet.lower.length;
  const levels = [];
  for (let context = 0; context < size; context++) {
    const inner = context < core.INNER_CASE_CONTEXTS;
    const row = inner
      ? context
      : core.INNER_CASE_CONTEXTS + Math.floor((context - core.INNER_CASE_CONTEXTS) / letters) * letters;
    let mean = 0.5;
    if (!inner) {
      let some = 0.3;
      let every = 1;
      for (let i = row; i < row + letters; i++) {
        some += capitals[i];
        every += all[i];
      }
      mean = some / every;
    }
    const share = (capitals[context] + 3 * mean) / (all[context] + 3);
    levels.push(
      all[context] === 0 && levels.length > 0 && !inner
        ? levels.at(-1)
        : nearest(core.CASE_SHARES, share * 4096),
    );
  }
  return levels;
}

/** Levels of the ten digits' frequencies in every digit context. */
export function digitLevels(alphabet, lines) {
  const counts = new Float64Array(core.DIGIT_CONTEXTS * 10).fill(0.5);
  visit(alphabet, lines, (writing, token, weight) => {
    if (token.symbol === core.DIGIT_SYMBOL) counts[core.digitContext(writing) * 10 + token.detail] += weight;
  });
  const levels = [];
  for (let context = 0; context < core.DIGIT_CONTEXTS; context++) {
    const row = counts.subarray(context * 10, context * 10 + 10);
    const most = Math.max(...row);
    for (const count of row) levels.push(nearest(core.DIGIT_WEIGHTS, (count / most) * 1024));
  }
  return levels;
}

function visit(alphabet, lines, found) {
  for (const { text, weight } of lines) {
    const writing = core.startWriting();
    for (const character of text) {
      const token = core.tokenOf(alphabet, character.codePointAt(0), core.hasOwnCapitals(writing));
      found(writing, token, weight);
      core.advanceWriting(alphabet, writing, token);
    }
  }
}
