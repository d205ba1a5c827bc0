/** `npm test`: everything. `npm test -- --fast`: the fast tier. Other arguments go to the test runner. */
import { prepare, tool } from "./setup.mjs";

prepare();
const args = process.argv.slice(2);
const fast = args.includes("--fast");
const rest = args.filter((argument) => argument !== "--fast");
if (!fast && rest.length === 0) {
  const { check } = await import("./check.mjs");
  check({ tests: false });
}
tool("vitest", ["run", ...(fast ? ["--project", "fast"] : []), ...rest], { stdout: 1 });
