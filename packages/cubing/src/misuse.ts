/** An argument whose value is not allowed: a RangeError with the fields that core's have. */
export function misuse(argument: string, expected: string, got: string): RangeError {
  const error = new RangeError(`"${argument}" expected ${expected}, got ${got}`);
  return Object.assign(error, { code: "misuse", argument, expected, got });
}
