/** The chosen look, before anything is drawn: a script that the page waits for, so that none is seen in the other one first. */
document.documentElement.dataset.theme = localStorage.getItem("cubegram-docs-theme") ?? "system";
