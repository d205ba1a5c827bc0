/** Messages: texts with `{name}` places, and forms for numbers as `Intl.PluralRules` names them. */

/** A language by its code, as its file is called: `de`. */
export type Language = string;

/** Forms by the number `n`: `other` always; `one`, `few` … where the language has them. */
type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<"zero" | "one" | "two" | "few" | "many", string>>
>;
export type Message = string | PluralForms;
export type Catalog = Readonly<Record<string, Message>>;

/** What fills the places; numbers are written as the language does. */
export type Values = Readonly<Record<string, string | number | bigint>>;

export function formatMessage(message: Message, language: Language, values: Values = {}): string {
  const text = typeof message === "string" ? message : pluralForm(message, language, values.n);
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? formatValue(values[name], language) : place,
  );
}

export function formatValue(value: string | number | bigint, language: Language): string {
  return typeof value === "string" ? value : numberFormat(language).format(value);
}

function pluralForm(forms: PluralForms, language: Language, n: Values[string] | undefined): string {
  return forms[pluralRules(language).select(Number(n ?? 0))] ?? forms.other;
}

/** Kept, since making one takes longer than all else in a message: the net's stickers alone say a hundred numbers. */
const numberFormat = keptByLanguage((language) => new Intl.NumberFormat(language));
const pluralRules = keptByLanguage((language) => new Intl.PluralRules(language));

function keptByLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const kept = new Map<Language, T>();
  return (language) => {
    const known = kept.get(language) ?? make(language);
    kept.set(language, known);
    return known;
  };
}
