/** Messages on cubes: text ⇄ numbers ⇄ cubes, the moves that write them, and what to do when something goes wrong. */

export * from "../message/index.ts";
