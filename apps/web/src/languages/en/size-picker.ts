export default {
  size: "Layers of the cube",
  other: "Another number of layers",
} as const;
