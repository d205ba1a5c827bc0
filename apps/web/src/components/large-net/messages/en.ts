export default {
  label: "The cube, unfolded; it can be scrolled",
  smaller: "Smaller",
  larger: "Larger",
  ringed: { one: "{n} sticker is ringed", other: "{n} stickers are ringed" },
} as const;
