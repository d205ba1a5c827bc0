export default {
  depth: "Layers to turn together",
  faces: "Turn a face",
  whole: "Turn the whole cube",
} as const;
