/** Light or dark: the system's choice by default; the style sheet reads `data-theme`. */
import { effect } from "@preact/signals";
import { theme } from "./settings.ts";

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
