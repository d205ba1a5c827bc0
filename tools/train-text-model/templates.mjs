/**
 * Generated lines: times, dates, places, coordinates, codes, addresses and messages with names in them. A template is
 * text with `<rule>` and `{this|that}`; rules are lists of templates or functions of the random source.
 */
import { ENGLISH_RULES, ENGLISH_TEMPLATES } from "./templates-en.mjs";
import { NUMBER_TEMPLATES, numberRules } from "./templates-numbers.mjs";
import { OTHER_LANGUAGES } from "./templates-other.mjs";

/** Generated lines have half the weight of our own lines: a template says the same thing many times. */
const WEIGHT = 0.5;

/** A reproducible source (sfc32 would do; this is mulberry32 by T. Ettinger, public domain). */
function randomSource(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function templateLines(language) {
  const random = randomSource(20 + language.charCodeAt(0) * 256 + language.charCodeAt(1));
  const english = language === "en";
  const other = OTHER_LANGUAGES[language];
  const rules = { ...numberRules, ...(english ? ENGLISH_RULES : (other?.rules ?? {})) };
  const lines = [];
  const make = (templates, count, source, change) => {
    for (let i = 0; i < count; i++)
      lines.push({
        text: change(expand(pick(templates, random), rules, random), random),
        weight: WEIGHT,
        source,
      });
  };
  make(NUMBER_TEMPLATES, english ? 11000 : 1200, "numbers", (text) => text);
  if (english) make(ENGLISH_TEMPLATES, 14000, "templates", inSomeCase);
  if (other) make(other.templates, 1500, "templates", inSomeCase);
  return lines;
}

export function pick(list, random) {
  return list[Math.floor(random() * list.length)];
}

/** Replaces the innermost `{a|b}` and every `<rule>` until none is left. */
export function expand(template, rules, random) {
  let text = template;
  for (;;) {
    const choice = /\{([^{}]*)\}/.exec(text);
    const rule = /<([a-zA-Z]\w*)>/.exec(text);
    if (choice) text = text.replace(choice[0], () => pick(choice[1].split("|"), random));
    else if (rule) text = text.replace(rule[0], () => value(rules, rule[1], random));
    else return text.replace(/ {2,}/g, " ").trim();
  }
}

function value(rules, name, random) {
  const rule = rules[name];
  if (rule === undefined) throw new RangeError(`no rule <${name}>`);
  return typeof rule === "function" ? String(rule(random)) : pick(rule, random);
}

/** People write as they like: most lines stay as they are, some become lowercase, some all capitals. */
export function inSomeCase(text, random) {
  const chance = random();
  if (chance < 0.14) return text.toLowerCase();
  if (chance < 0.25 && text.length < 40) return text.toUpperCase();
  return text;
}
