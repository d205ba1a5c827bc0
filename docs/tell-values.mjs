/**
 * Each `statement; // → value` becomes a call that tells the statement's value, or that of the name it declares. For the tests of the
 * documentation, and for its pages, where anyone may change an example and run it: nothing here but text.
 * @param {string} code
 * @param {(value: string, expected: string, statement: string) => string} tell
 */
export function tellValues(code, tell) {
  return code.replaceAll(
    /^(.*?);?[ \t]*\/\/ → (.*)$/gm,
    (_, /** @type {string} */ statement, /** @type {string} */ expected) => {
      const [, name] = /^\s*(?:const|let) (\w+) =/.exec(statement) ?? [];
      return name
        ? `${statement}; ${tell(name, expected, name)};`
        : `${tell(`(${statement})`, expected, statement)};`;
    },
  );
}
