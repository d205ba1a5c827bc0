/** The content security policy, written into the page; `cubegram serve` reads it there and sends it as a header, too. */
import type { Plugin } from "vite";

/** Everything from here and nothing inline; WebAssembly may be compiled (a solver's inner loop), code from text may not. */
const POLICY: string = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Only in the build: the development server puts styles and scripts into the page. */
export function policy(): Plugin {
  return {
    name: "cubegram-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}
