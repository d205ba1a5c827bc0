export default {
  none: "This cube has no room for mistake detection, so a mistake would go unnoticed.",
  secret: "With a password, mistakes aren't detected: a wrong password simply gives a wrong text.",
  weighing: "Its words and its distance from a solved cube are being weighed …",
  "as-written": "But it reads as written: the odds are {odds} to 1.",
  slip: "This is probably not what was written: the odds are {odds} to 1 that a turn went wrong. On a cube that was not solved before writing, this says nothing.",
};
