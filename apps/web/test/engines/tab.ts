/** One page in some engine, and a hand on it that taps what is on the screen: what journeys in all engines are written in. */

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

export type Point = readonly [x: number, y: number];

/** The few things that drivers of all engines can do. */
export interface Tab {
  readonly engine: Engine;
  open(address: string): Promise<void>;
  /** What an expression has as its value in the page, or a promise that it makes; as text, because nothing else crosses to all engines. */
  ask<T>(expression: string): Promise<T>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Brings what is further down (1) or up (-1) onto the screen: by the wheel, or where the driver has none, by the Tab key. */
  goFurther(way: 1 | -1): Promise<void>;
  /** Keys one after another; one of more than a letter is called as in the DOM: "Enter". */
  press(...keys: readonly string[]): Promise<void>;
  /** A picture of what is on the screen. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** In the page: what is called `name` there and can be seen, the one asked for by role first. */
const FIND = `(role, name, isWhole) => {
  const roles = {
    button: "button, [role=button], summary, input[type=button], input[type=submit]",
    link: "a[href]",
    textbox: "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])",
    radio: "input[type=radio]",
    heading: "h1, h2, h3, h4",
    any: "*",
  };
  const flat = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const called = (node) =>
    flat(node.ariaLabel || [...(node.labels ?? [])].map((label) => label.textContent).join(" ") || node.textContent);
  const fits = (text) => (isWhole ? text === name : text.includes(name));
  return [...document.querySelectorAll(roles[role])].find(
    (node) => fits(called(node)) && node.getClientRects().length > 0 && !node.disabled && !node.closest("[inert], [aria-hidden=true]"),
  );
}`;

export type Role = "button" | "link" | "textbox" | "radio" | "heading" | "any";

export class Hand {
  readonly tab: Tab;
  readonly #patience: number;

  constructor(tab: Tab, patience = 60_000) {
    this.tab = tab;
    this.#patience = patience;
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string, what = expression): Promise<void> {
    const end = Date.now() + this.#patience;
    for (;;) {
      if (await this.tab.ask<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      if (Date.now() > end) {
        const said = await this.tab.ask<string>("document.body.innerText").catch(String);
        throw new Error(
          `${this.tab.engine}: waited in vain for ${what}. The page says:\n${said.slice(0, 1500)}`,
        );
      }
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  /** Waits until some text is on the page. */
  see(text: string): Promise<void> {
    return this.until(
      `document.body.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(text)})`,
      text,
    );
  }

  async has(role: Role, name: string): Promise<boolean> {
    return this.tab.ask(`Boolean((${FIND})(${JSON.stringify(role)}, ${JSON.stringify(name)}, true))`);
  }

  /** Taps what is called so, as soon as its middle is on the screen and under nothing; to what lies above or below it goes further. */
  async tap(name: string, role: Role = "button", isWhole = true): Promise<void> {
    const node = `(${FIND})(${JSON.stringify(role)}, ${JSON.stringify(name)}, ${isWhole})`;
    const end = Date.now() + this.#patience;
    let before: string | undefined;
    for (;;) {
      const spot = await this.tab
        .ask<{ at: Point; isFree: boolean; beyond: 1 | 0 | -1 } | undefined>(`(() => {
          const node = ${node};
          if (!node) return undefined;
          // A label that is there for those who listen only is no place to tap.
          const label = node.labels?.[0];
          const target = label && label.getBoundingClientRect().width > 1 ? label : node;
          const { left, top, width, height } = target.getBoundingClientRect();
          const at = [left + width / 2, top + height / 2];
          const there = document.elementFromPoint(...at);
          const isFree = there !== null && (node.contains(there) || [...(node.labels ?? [])].some((label) => label.contains(there)));
          return { at, isFree, beyond: at[1] > innerHeight ? 1 : at[1] < 0 ? -1 : 0 };
        })()`)
        .catch(() => undefined);
      // At rest: in the same place twice.
      const now = spot?.isFree ? spot.at.join() : undefined;
      if (spot && now !== undefined && now === before) return this.tab.click(spot.at);
      before = now;
      if (spot && spot.beyond !== 0) await this.tab.goFurther(spot.beyond);
      if (Date.now() > end) {
        const said = await this.tab.ask<string>("document.body.innerText").catch(String);
        throw new Error(
          `${this.tab.engine}: nothing to tap called "${name}". The page says:\n${said.slice(0, 1500)}`,
        );
      }
      await new Promise((go) => setTimeout(go, 100));
    }
  }

  /** Taps a field and types into it, in place of what was there. */
  async write(field: string, text: string, isWhole = true): Promise<void> {
    await this.tap(field, "textbox", isWhole);
    await this.until("document.activeElement.matches('textarea, input')", `the focus in ${field}`);
    await this.tab.ask("document.activeElement.select()");
    await this.tab.press(...text);
  }
}
