/** The texts of the help: in the reader's language only, since the page is loaded late and waits for them. */
import { messages } from "../../app/language.ts";

export const t = messages<typeof import("../../languages/en/help.ts").default>(
  undefined,
  import.meta.glob("../../languages/*/help.ts"),
);
