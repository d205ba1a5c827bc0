export default {
  open: "Read with the camera",
  read: "The camera has read the cube.",
  doubts: {
    one: "The camera has read the cube. It is unsure of {n} sticker, which pulses: tap it if it is wrong.",
    other: "The camera has read the cube. It is unsure of {n} stickers, which pulse: tap what is wrong.",
  },
  ask: "What color is this sticker, {sticker}?",
  "by-hand": "I'll fix it by hand",
  compare: "Use the camera",
  same: "The camera sees the same cube.",
  other: "The camera sees a different cube.",
};
