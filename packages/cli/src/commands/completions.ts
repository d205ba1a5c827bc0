/** completions SHELL: a script that teaches bash, zsh or fish the verbs and options. */
import { COMMON_OPTIONS } from "../frame/options.ts";
import { didYouMean } from "../frame/suggest.ts";
import { type Options, usageError, type Verb } from "../frame/verb.ts";
import { allVerbs } from "../verbs.ts";

const SHELLS: Readonly<Record<string, (verbs: readonly Verb[]) => string>> = { bash, zsh, fish };

export const completions: Verb = {
  name: "completions",
  summary: "a script that completes verbs and options in bash, zsh or fish",
  input: "SHELL",
  options: {},
  examples: [
    ["completions bash >> ~/.bashrc", "bash"],
    ["completions zsh >> ~/.zshrc", "zsh, after compinit"],
    ["completions fish > ~/.config/fish/completions/cubegram.fish", "fish"],
  ],
  async run(shell) {
    const names = Object.keys(SHELLS);
    if (!Object.hasOwn(SHELLS, shell))
      throw usageError(
        `completions expects ${names.join(", ")}, got ${JSON.stringify(shell)}.${didYouMean(shell, names)}`,
      );
    const script = SHELLS[shell](await allVerbs());
    return { json: { shell, script }, text: script };
  },
};

function optionsOf(verb: Verb): Options {
  return { ...verb.options, ...COMMON_OPTIONS };
}

function flagsOf(verb: Verb): string {
  return Object.keys(optionsOf(verb))
    .map((name) => `--${name}`)
    .join(" ");
}

function bash(verbs: readonly Verb[]): string {
  return `_cubegram() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(" ")} --help --version" -- "$word"))
    return
  fi
  case \${COMP_WORDS[1]} in
${verbs.map((verb) => `    ${verb.name}) COMPREPLY=($(compgen -W "${wordsOf(verb, verbs)}" -- "$word")) ;;`).join("\n")}
  esac
}
complete -o default -F _cubegram cubegram`;
}

/** What can follow a verb: its options, and the words that its input is one of. */
function wordsOf(verb: Verb, verbs: readonly Verb[]): string {
  const inputs = { SHELL: Object.keys(SHELLS), VERB: verbs.map(({ name }) => name) };
  const words = verb.input === "SHELL" || verb.input === "VERB" ? inputs[verb.input] : [];
  return [...words, flagsOf(verb)].join(" ");
}

function zsh(verbs: readonly Verb[]): string {
  return `_cubegram() {
  if (( CURRENT == 2 )); then
    local -a verbs=(
${verbs.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join("\n")}
    )
    _describe verb verbs
    return
  fi
  case $words[2] in
${verbs.map((verb) => `    ${verb.name}) compadd -- ${wordsOf(verb, verbs)} ;;`).join("\n")}
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
    for (const [name, { type, short, help }] of Object.entries(optionsOf(verb)))
      lines.push(
        `complete -c cubegram ${seen} -l ${name}${short ? ` -s ${short}` : ""}${type === "string" ? " -r" : ""} -d ${quoted(help)}`,
      );
    const words = wordsOf(verb, verbs).replace(flagsOf(verb), "").trim();
    if (words !== "") lines.push(`complete -c cubegram ${seen} -f -a '${words}'`);
  }
  return lines.join("\n");
}

/** For the shell, in single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
