/** help [VERB]: the same as `--help`. */
import { parseVerb } from "../command-line.ts";
import { showText } from "../frame/pager.ts";
import type { Verb } from "../frame/verb.ts";
import { manualPage, overview, verbHelp } from "../help.ts";

export const help: Verb = {
  name: "help",
  summary: "help on a verb; or the manual page",
  input: "VERB",
  inputOptional: true,
  isSizeless: true,
  options: { man: { type: "boolean", help: "print the manual page, for man(1)" } },
  examples: [
    ["help write", "options and examples of write"],
    ["help --man > cubegram.1", "the manual page"],
  ],
  async run(name, { values, verbs, host, claimStdout }) {
    if (values.man === true) {
      const page = await manualPage(verbs);
      return { json: { man: page }, text: page };
    }
    const text = name === "" ? await overview(verbs) : verbHelp(await parseVerb(name, verbs));
    if (values.json !== true) await showText(text, host, claimStdout());
    return { json: { help: text }, text };
  },
};
