/** Every code that an error can have, in one list, for programs that tell them all apart. */

export { ERROR_CODES, type ErrorCode } from "../error-codes.ts";
