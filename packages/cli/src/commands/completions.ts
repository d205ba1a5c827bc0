/** completions SHELL: a script that lets bash, zsh or fish complete the verbs, their options and the options' values. */
import { optionsOf } from "../frame/options.ts";
import { loadAll, type Option, usageError, type Verb } from "../frame/verb.ts";
import { didYouMean } from "../frame/words.ts";

const SHELLS: Readonly<Record<string, (verbs: readonly Verb[]) => string>> = { bash, zsh, fish };

export const completions: Verb = {
  name: "completions",
  summary: "a script that completes verbs, options and values in bash, zsh or fish",
  input: "SHELL",
  isSizeless: true,
  options: {},
  examples: [
    ["completions bash >> ~/.bashrc", "bash"],
    ["completions zsh >> ~/.zshrc", "zsh, after compinit"],
    ["completions fish > ~/.config/fish/completions/cubegram.fish", "fish"],
  ],
  async run(shell, { verbs }) {
    const names = Object.keys(SHELLS);
    if (!Object.hasOwn(SHELLS, shell))
      throw usageError(
        `completions expects ${names.join(", ")}, got ${JSON.stringify(shell)}.${didYouMean(shell, names)}`,
      );
    const script = SHELLS[shell](await loadAll(verbs));
    return { json: { shell, script }, text: script };
  },
};

function flagsOf(verb: Verb): string {
  return Object.entries(optionsOf(verb))
    .flatMap(([name, { short }]) => [...(short ? [`-${short}`] : []), `--${name}`])
    .join(" ");
}

/** The flags of a verb that accept one of a few words. */
function choicesOf(verb: Verb): (readonly [flags: readonly string[], words: string])[] {
  return Object.entries(optionsOf(verb)).flatMap(([name, { short, choices }]: [string, Option]) =>
    choices ? [[[...(short ? [`-${short}`] : []), `--${name}`], choices.join(" ")] as const] : [],
  );
}

/** The words that a verb's input is chosen from. */
function inputsOf({ input }: Verb, verbs: readonly Verb[]): string {
  if (input === "SHELL") return Object.keys(SHELLS).join(" ");
  return input === "VERB" ? verbs.map(({ name }) => name).join(" ") : "";
}

/** The lines of two `case`s: for what follows a flag that accepts one of a few words, and for each verb. `offer` says what offers words. */
function casesOf(verbs: readonly Verb[], offer: (words: string) => string) {
  const afterFlags = verbs.flatMap((verb) =>
    choicesOf(verb).map(
      ([flags, words]) =>
        `    ${flags.map((flag) => `"${verb.name} ${flag}"`).join("|")}) ${offer(words)}; return ;;`,
    ),
  );
  const ofVerbs = verbs.map(
    (verb) => `    ${verb.name}) ${offer(`${inputsOf(verb, verbs)} ${flagsOf(verb)}`.trim())} ;;`,
  );
  return { afterFlags: afterFlags.join("\n"), ofVerbs: ofVerbs.join("\n") };
}

function bash(verbs: readonly Verb[]): string {
  const offer = (words: string) => `COMPREPLY=($(compgen -W "${words}" -- "$word"))`;
  const { afterFlags, ofVerbs } = casesOf(verbs, offer);
  return `_cubegram() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${offer(`${verbs.map(({ name }) => name).join(" ")} --help --version`)}
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${afterFlags}
  esac
  case \${COMP_WORDS[1]} in
${ofVerbs}
  esac
}
complete -o default -F _cubegram cubegram`;
}

function zsh(verbs: readonly Verb[]): string {
  const { afterFlags, ofVerbs } = casesOf(verbs, (words) => `compadd -- ${words}`);
  return `_cubegram() {
  if (( CURRENT == 2 )); then
    local -a verbs=(
${verbs.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join("\n")}
    )
    _describe verb verbs
    return
  fi
  case "$words[2] $words[CURRENT-1]" in
${afterFlags}
  esac
  case $words[2] in
${ofVerbs}
  esac
  _files
}
compdef _cubegram cubegram`;
}

function fish(verbs: readonly Verb[]): string {
  const lines = verbs.map(
    ({ name, summary }) =>
      `complete -c cubegram -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
  );
  for (const verb of verbs) {
    const seen = `-n '__fish_seen_subcommand_from ${verb.name}'`;
    for (const [name, { type, short, choices, help }] of Object.entries(optionsOf(verb))) {
      const value = choices ? ` -x -a '${choices.join(" ")}'` : type === "string" ? " -r" : "";
      lines.push(
        `complete -c cubegram ${seen} -l ${name}${short ? ` -s ${short}` : ""}${value} -d ${quoted(help)}`,
      );
    }
    const words = inputsOf(verb, verbs);
    if (words !== "") lines.push(`complete -c cubegram ${seen} -f -a '${words}'`);
  }
  return lines.join("\n");
}

/** Quoted for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
