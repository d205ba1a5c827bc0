/** What every entry throws and returns: `CubegramError`, `Result` and its helpers, and every error code in one list. */

export { ERROR_CODES, type ErrorCode } from "../error-codes.ts";
export { CubegramError, err, ok, type Problem, type Result, type Span, unwrap } from "../result.ts";
