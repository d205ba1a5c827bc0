export default {
  "as-written": "But it reads as written: the odds are {odds} to 1.",
  slip: "This is probably not what was written: the odds are {odds} to 1 that a turn went wrong. On a cube that was not solved before writing, this says nothing.",
};
