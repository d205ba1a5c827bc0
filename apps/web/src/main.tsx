/** The entry: puts the shell on the page. */
import { render } from "preact";
import { catalogues } from "./app/language.ts";
import { Layout } from "./app/layout.tsx";
import { keepOffline } from "./app/offline.ts";
import "./app/style/index.css";

await catalogues();
render(<Layout />, document.getElementById("app")!);
keepOffline();
