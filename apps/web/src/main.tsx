/** The entry: puts the shell on the page. */
import { render } from "preact";
import { catalogs, formatNumber } from "./shell/language.ts";
import { Layout } from "./shell/layout.tsx";
import type { LoadPage } from "./shell/page-outlet.tsx";
import { pause } from "./shell/slices.ts";
import "./shell/style/tokens.css";
import "./shell/style/base.css";
import "./shell/style/shell.css";
import "./shell/style/parts.css";

const modules = import.meta.glob<Awaited<ReturnType<LoadPage>>>("./pages/*/index.tsx");
/** Pages are loaded when they are first shown, each in a chunk of its own: the folder of a page in the list is its name. */
const loadPage: LoadPage = (name) => modules[`./pages/${name}/index.tsx`]();

await catalogs();
await pause();
// Formatting a browser's first number takes as long as half a page, so it is done before the page, in a task of its own.
formatNumber(1000);
await pause();
render(<Layout load={loadPage} />, document.getElementById("app")!);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // First the page and whoever touches it: beside the fetching of all files, the first tap took up to 128 ms instead of 72 (two cores).
  const keep = () => setTimeout(() => import("./offline.ts").then(({ keepOffline }) => keepOffline()), 3000);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
