export default {
  size: "Layers of the cube",
  other: "Other size",
} as const;
