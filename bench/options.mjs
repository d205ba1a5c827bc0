/** What is asked of a section: `npm run bench -- NAME --option=value`, or by environment variables. */

/** All values of an option, in the order in which they were given. @param {string} name */
export const options = (name) =>
  process.argv.flatMap((argument) =>
    argument.startsWith(`--${name}=`) ? [argument.slice(name.length + 3)] : [],
  );

/** @param {string} name @returns {string | undefined} */
export const option = (name) => options(name).at(-1);

/** Numbers separated by commas. @param {string} name @param {readonly number[]} usual */
export const numbersIn = (name, usual) => option(name)?.split(",").map(Number) ?? usual;

/** The number in an environment variable. @param {string} name @param {number} usual */
export const setting = (name, usual) => Number(process.env[name] ?? usual);
