export default {
  depth: "Layers turned together",
  faces: "Turn a face",
  whole: "Turn the whole cube",
} as const;
