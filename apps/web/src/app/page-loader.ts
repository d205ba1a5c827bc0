/** Pages are loaded when they are first shown, each in a chunk of its own. */
import type { ComponentType } from "preact";
import type { PageName } from "./route.ts";

type PageModule = { readonly default: ComponentType };

export const PAGE_LOADERS: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  write: () => import("../pages/write/index.tsx"),
  read: () => import("../pages/read/index.tsx"),
  solve: () => import("../pages/solve/index.tsx"),
  explore: () => import("../pages/explore/index.tsx"),
  check: () => import("../pages/check/index.tsx"),
  files: () => import("../pages/files/index.tsx"),
  learn: () => import("../pages/learn/index.tsx"),
  challenge: () => import("../pages/challenge/index.tsx"),
};
