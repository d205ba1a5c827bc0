/**
 * `npm run gallery [-- NAME …]`: a sheet of small pictures for every screen of the app (or those with NAME in their names), as a person
 * sees it on each device, light, dark, in forced colors and with double letters, in English, German, Arabic and Chinese. The sheets
 * are in test-results/gallery.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { DESK, PHONES, SCREENS, type Size, showLetters, speak, visit } from "./screens.ts";
import { nextFrame } from "./support.ts";

const FOLDER = fileURLToPath(new URL("../../../test-results/gallery/", import.meta.url));

interface Look {
  readonly size: Size;
  readonly language?: string;
  readonly scheme?: "dark" | "forced";
  readonly isLarge?: boolean;
}

const PHONE = PHONES[0];
const LOOKS: readonly Look[] = [
  { size: PHONE },
  { size: PHONE, scheme: "dark" },
  { size: PHONE, scheme: "forced" },
  { size: PHONE, isLarge: true },
  { size: PHONE, language: "de" },
  { size: PHONE, language: "ar", scheme: "dark" },
  { size: PHONE, language: "zh" },
  ...PHONES.slice(1).map((size) => ({ size })),
  { size: DESK },
  { size: DESK, scheme: "dark" },
];
/** Of a picture on the sheet. */
const HEIGHT = 560;
const STYLE =
  "body{margin:16px;font:20px system-ui;background:#888;display:flex;flex-wrap:wrap;gap:14px}h1{width:100%;margin:0}figure{margin:0}img{display:block}";

async function take(page: Page, { size, language = "en", scheme, isLarge = false }: Look): Promise<string> {
  await page.setViewportSize(size);
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
  await speak(page, language);
  await showLetters(page, isLarge);
  await nextFrame(page);
  const picture = await page.screenshot({ type: "jpeg", quality: 80, animations: "disabled" });
  const words = [`${size.width} × ${size.height}`, language, scheme, isLarge && "200 %"].filter(Boolean);
  const height = Math.min(HEIGHT, size.height * 0.8);
  return `<figure><img height="${height}" src="data:image/jpeg;base64,${picture.toString("base64")}"><figcaption>${words.join(", ")}</figcaption></figure>`;
}

test.use({ viewport: PHONE, hasTouch: true });

for (const screen of Object.values(SCREENS).flat())
  test(screen.name, async ({ page, browser }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, screen);
    const pictures: string[] = [];
    for (const look of LOOKS)
      if (look.size !== DESK || !screen.isPhone) pictures.push(await take(page, look));
    mkdirSync(FOLDER, { recursive: true });
    const sheet = await browser.newPage({ viewport: { width: 2100, height: 800 } });
    await sheet.setContent(
      `<!doctype html><style>${STYLE}</style><h1>${screen.name}</h1>${pictures.join("")}`,
    );
    await sheet.screenshot({ path: `${FOLDER}${screen.name}.png`, fullPage: true });
    await sheet.close();
  });
