/** How a walk returns: nothing more at this length; out of budget, call again; a solution is on the stacks, call again for more. */
export const EXHAUSTED = 0;
export const PAUSED = 1;
export const FOUND = 2;
/** Phase 1 has reached an end of its own; whether phase 2 continues from there is the next question. */
export const AT_END = 3;
/** The rest of phase 1 is in the end table; or this is the last move of a phase, and only moves that reach its goal are wanted. */
export const AT_ENDS = 4;
export const AT_LAST = 5;
