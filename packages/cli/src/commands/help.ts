/** help [VERB]: the same as `--help`. */
import { parseVerb } from "../command-line.ts";
import type { Verb } from "../frame/verb.ts";
import { overview, verbHelp } from "../help.ts";

export const help: Verb = {
  name: "help",
  summary: "help on a verb",
  input: "VERB",
  inputOptional: true,
  options: {},
  examples: [["help write", "what write takes, with examples"]],
  async run(name) {
    const text = name === "" ? await overview() : verbHelp(await parseVerb(name));
    return { json: { help: text }, text };
  },
};
