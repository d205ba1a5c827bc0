/** The entry: puts the shell on the page. */
import { render } from "preact";
import { catalogues } from "./app/language.ts";
import { Layout } from "./app/layout.tsx";
import { keepOffline } from "./app/offline.ts";
import { pause } from "./app/slices.ts";
import "./app/style/index.css";

await catalogues();
await pause();
render(<Layout />, document.getElementById("app")!);
keepOffline();
