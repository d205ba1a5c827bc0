import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "キューブ（どんな形式でも）",
  "paste-hint":
    "ステッカーの文字、番号、手順、alg.cubing.net・Twizzle・VisualCube のリンク、ほかのプログラムのデータ。",
  "several-hint": "複数のキューブは 1 行に 1 個ずつ。",
  "moves-label": "そろったキューブに行う手順",
  "moves-hint": "例：R U R' U'。白が上、緑が前。",
  taken: "{format}、{size}×{size} のキューブとして読みました。",
  "taken-several": { other: "{n} 個のキューブを読みました：{format}、{size}×{size}。" },
  "format-faces": "面の文字によるステッカー",
  "format-colors": "色の文字によるステッカー",
  "format-symbols": "独自の記号によるステッカー",
  "format-cubejs": "cubejs のデータ",
  "format-kpattern": "cubing.js の KPattern",
  "format-reid": "Reid 式のパーツの一覧",
  "format-visualcube": "VisualCube の画像",
  "format-alg.cubing.net": "alg.cubing.net のリンク",
  "format-twizzle": "Twizzle のリンク",
  "format-cubegram": "Cubegram のリンク",
  "format-moves": "手順",
  "format-number": "キューブの番号",
  "bad-number": "キューブの番号は 0 から {most} までです。",
  "bad-format": "{format}のようですが、どこかがまちがっています。",
  "too-long": "このページで読める最大のキューブより長い内容です。",
  "first-of": { other: "{n} 個のうち最初のキューブ。" },
} satisfies Like<typeof en>;
