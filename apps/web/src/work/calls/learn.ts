/** Calls of this page that run in the worker. */
export {};
