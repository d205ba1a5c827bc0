/** Every error code in one list, for programs that tell them all apart. */

export { ERROR_CODES, type ErrorCode } from "../error-codes.ts";
