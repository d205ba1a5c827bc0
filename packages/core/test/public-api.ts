/** The surface of a room as its types say it: every exported name with its declaration and what is written above it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  exports: Record<string, { readonly types: string } | string | null>;
};

/** The front doors, with the files of their types in `dist`. */
export const ENTRIES: readonly (readonly [room: string, types: string])[] = Object.entries(exports).flatMap(
  ([path, target]) =>
    typeof target === "object" && target !== null
      ? [[path === "." ? "index" : path.slice(2), target.types.replace("./dist/", "")] as const]
      : [],
);

/** What a front door offers. */
export function load(room: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ room === "index" ? "@cubegram/core" : `@cubegram/core/${room}`);
}

export interface PublicName {
  readonly name: string;
  /** Without comments; overloads one below the other. */
  readonly declaration: string;
  /** The comment above the first declaration, its marks left out. */
  readonly doc: string;
}

/** What the types of an entry (`archive/index.d.ts`, `index.d.ts`) export, by name. */
export function publicNames(entry: string): PublicName[] {
  const found = new Map<string, PublicName>();
  collect(join(dist, entry), undefined, found);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Follows `export … from`; `names` undefined means all. */
function collect(
  file: string,
  names: ReadonlyMap<string, string> | undefined,
  found: Map<string, PublicName>,
) {
  const text = readFileSync(file, "utf8");
  for (const [name, declaration] of declarationsIn(text)) {
    const shown = names ? names.get(name) : name;
    if (shown !== undefined && !found.has(shown)) found.set(shown, { name: shown, ...declaration });
  }
  for (const [, list, from] of text.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from "(\.[^"]+)";$/gm)) {
    const target = join(dirname(file), from.replace(/\.(ts|js)$/, ".d.ts"));
    const listed = list === "*" ? undefined : namesIn(list);
    const passed =
      listed && names ? new Map([...listed].filter(([, shown]) => names.has(shown))) : (listed ?? names);
    collect(target, passed, found);
  }
}

/** `{ a, type B as C }` → a → a, B → C. */
function namesIn(list: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const part of list.slice(1, -1).split(",")) {
    const [own, shown = own] = part
      .trim()
      .replace(/^type /, "")
      .split(" as ");
    if (own) names.set(own, shown);
  }
  return names;
}

function declarationsIn(text: string): Map<string, { readonly declaration: string; readonly doc: string }> {
  const found = new Map<string, { declaration: string; doc: string }>();
  const statements = text.matchAll(
    /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)[\s\S]*?)(?=^(?:export|declare|\/\*\*|interface|type|import|\/\/#|\}$\n(?!\})))/gm,
  );
  for (const [, doc = "", code, name] of statements) {
    const declaration = plain(code);
    const known = found.get(name);
    if (known) known.declaration += `\n${declaration}`;
    else found.set(name, { declaration, doc: doc.replaceAll(/^\s*\/?\*+\/? ?|\s*\*\/$/gm, "").trim() });
  }
  return found;
}

/** One line, without comments. */
function plain(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^export (declare )?/, "")
    .trim();
}
