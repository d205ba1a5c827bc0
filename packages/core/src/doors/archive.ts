/** Any bytes on any number of cubes, and back again, even when some cubes are lost or wrong. */

export * from "../archive/index.ts";
