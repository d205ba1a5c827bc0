/** Pages are loaded when they are first shown, each in a chunk of its own: the folder of a page in the list is its name. */
import type { LoadPage } from "../shell/page-outlet.tsx";

const modules = import.meta.glob<Awaited<ReturnType<LoadPage>>>("./*/index.tsx");

export const loadPage: LoadPage = (name) => modules[`./${name}/index.tsx`]();
