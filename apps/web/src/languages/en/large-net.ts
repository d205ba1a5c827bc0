export default {
  label: "The cube, unfolded; you can scroll it",
  smaller: "Smaller",
  larger: "Larger",
  ringed: { one: "{n} sticker is ringed", other: "{n} stickers are ringed" },
} as const;
