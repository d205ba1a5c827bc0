/** The tools of `cubegram mcp`: verbs of the command line, and what of their options an agent may set. */
import { optionsOf } from "../frame/options.ts";
import type { Option, Values, Verb, Verbs } from "../frame/verb.ts";
import { STATE_FORMS } from "../help.ts";

/** A verb as an agent calls it. */
export interface Tool {
  readonly verb: string;
  /** What it is for, if not for what the verb's own summary says. */
  readonly description?: string;
  /** The argument that the verb's input comes from. */
  readonly input: "state" | "number" | "text" | "pictures";
  /** Said of the input, after its form. */
  readonly inputNote?: string;
  /** Options that are set in every call; with them no others are offered. */
  readonly fixed?: Values;
  /** Options that are offered although others are fixed. */
  readonly offers?: readonly string[];
}

/** By the names that agents see. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  rank: { verb: "rank", input: "state" },
  unrank: { verb: "unrank", input: "number" },
  diagnose: { verb: "check", input: "state", inputNote: "Stickers may be wrong or unknown (?)." },
  solve: { verb: "solve", input: "state" },
  teach: {
    verb: "solve",
    description:
      "The next step for someone who learns to solve a cube layer by layer: its moves, why they work, and the cube after them. Call it again with that cube until it is solved.",
    input: "state",
    fixed: { method: "layers" },
  },
  write: { verb: "write", input: "text" },
  read: {
    verb: "read",
    input: "state",
    inputNote: "Several cubes of one message are separated by semicolons.",
  },
  scan: { verb: "scan", input: "pictures" },
  draw: {
    verb: "draw",
    description: "A picture of a cube (PNG), and the colors of its faces in words.",
    input: "state",
    inputNote: "It need not be a possible cube.",
    fixed: { output: "-", format: "png" },
    offers: ["view", "scheme"],
  },
};

/** What makes no sense in a conversation: a terminal to ask on, threads, tables of hundreds of megabytes. */
const NOT_OFFERED: readonly string[] = [
  ...["password", "tweak", "workers", "tier", "models"],
  ...["address", "force"],
];

/** The options of a tool's verb that an agent may set. Files of the machine are not among them. */
export function offeredOptions(tool: Tool, verb: Verb): Readonly<Record<string, Option>> {
  const { size } = optionsOf(verb);
  const own = Object.entries(verb.options).filter(([name, { value }]) =>
    tool.fixed ? tool.offers?.includes(name) : value !== "FILE" && !NOT_OFFERED.includes(name),
  );
  return { ...Object.fromEntries(own), ...(size && { size }) };
}

/** As much of JSON Schema as is needed. Types, not interfaces, so that the protocol's own types accept them. */
type Schema = {
  readonly type: "string" | "integer" | "boolean" | "array";
  readonly description: string;
  readonly enum?: string[];
  readonly items?: { readonly type: "string" };
};

/** A tool as the protocol describes it. */
export type Described = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Record<string, Schema>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  readonly annotations: { readonly readOnlyHint: true; readonly openWorldHint: false };
};

export function describeTools(verbs: Verbs): Promise<Described[]> {
  return Promise.all(Object.entries(TOOLS).map(([name, tool]) => describe(name, tool, verbs)));
}

async function describe(name: string, tool: Tool, verbs: Verbs): Promise<Described> {
  const verb = await verbs[tool.verb]();
  const options = Object.entries(offeredOptions(tool, verb)).map(
    ([option, record]) => [option, schemaOf(record)] as const,
  );
  const sentence = `${verb.summary[0].toUpperCase()}${verb.summary.slice(1)}.`;
  return {
    name,
    description:
      tool.description ?? [sentence, ...(verb.notes ? [verb.notes.replaceAll("\n", " ")] : [])].join(" "),
    inputSchema: {
      type: "object",
      properties: { [tool.input]: inputSchema(tool), ...Object.fromEntries(options) },
      required: [tool.input],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

/** What stands for a whole number in the help. */
const WHOLE_NUMBER = /^(N|K|MS|BITS)$/;

function schemaOf({ type, value, choices, help }: Option): Schema {
  if (type === "boolean") return { type, description: help };
  if (choices) return { type, enum: [...choices], description: help };
  return { type: WHOLE_NUMBER.test(value ?? "") ? "integer" : "string", description: help };
}

const INPUTS: Readonly<Record<Tool["input"], Schema>> = {
  state: {
    type: "string",
    description: `A cube, white up and green in front, in one of these forms: ${STATE_FORMS.filter(
      ([form]) => form !== "-" && form !== "",
    )
      .map(([form, meaning]) => `${form} (${meaning})`)
      .join("; ")}.`,
  },
  number: { type: "string", description: "A whole number in decimal digits; 0 is the solved cube." },
  text: { type: "string", description: "The message." },
  pictures: {
    type: "array",
    items: { type: "string" },
    description: "Each the path of a PNG or JPEG file on this machine, or a data: URL in base64.",
  },
};

function inputSchema({ input, inputNote }: Tool): Schema {
  const schema = INPUTS[input];
  return inputNote ? { ...schema, description: `${schema.description} ${inputNote}` } : schema;
}
