export default {
  title: "Learn to solve it",
  length: { one: "{n} step", other: "{n} steps" },
  "step-of": "Step {n} of {all}",
  case: "Case: {cases}.",
  "first-then": "{first}, then {second}",
  edge: "{colors} edge",
  corner: "{colors} corner",
  center: "{colors} center",
  moves: "Moves of this step",
  player: "The step, played",
  show: "Show me",
  back: "Back",
  next: "Done, next",
  done: "Done: the cube is solved!",
  "name-hold": "How to hold it",
  "goal-hold": "White at the bottom, yellow on top.",
  "text-hold": "Turn the whole cube so that white is at the bottom. It stays there until the end.",
  "name-first-center": "White center",
  "goal-first-center": "Bring all white centers to one side.",
  "case-first-center-row": "a row",
  "why-first-center-row":
    "The slice carries the row to the top, the top turns it aside, and the slice goes back: no other side has changed.",
  "case-first-center-commutator": "a single piece (commutator)",
  "why-first-center-commutator":
    "The second half takes back what the first half did, except where the two cross: only three centers trade places.",
  "name-second-center": "Yellow center",
  "goal-second-center": "Bring all yellow centers to the side opposite white.",
  "case-second-center-row": "a row",
  "why-second-center-row":
    "The slice carries the row to the top, the top turns it aside, and the slice goes back: no other side has changed.",
  "case-second-center-commutator": "a single piece (commutator)",
  "why-second-center-commutator":
    "The second half takes back what the first half did, except where the two cross: only three centers trade places.",
  "name-side-centers": "Green and red centers",
  "goal-side-centers": "With white on the left, build the green center and the red one beside it.",
  "case-side-centers-row": "a row",
  "why-side-centers-row":
    "The slice carries the row to the top, the top turns it aside, and the slice goes back: no other side has changed.",
  "case-side-centers-commutator": "a single piece (commutator)",
  "why-side-centers-commutator":
    "The second half takes back what the first half did, except where the two cross: only three centers trade places.",
  "name-last-centers": "Last two centers",
  "goal-last-centers": "Trade the last pieces between the blue side and the orange side.",
  "case-last-centers-row": "a row",
  "why-last-centers-row":
    "The slice carries the row to the top, the top turns it aside, and the slice goes back: no other side has changed.",
  "case-last-centers-commutator": "a single piece (commutator)",
  "why-last-centers-commutator":
    "The second half takes back what the first half did, except where the two cross: only three centers trade places.",
  "name-pair-edges": "Edges",
  "goal-pair-edges": "Join the pieces of each edge, until all twelve look like the edges of a 3x3.",
  "case-pair-edges-flip": "slice, flip, slice back",
  "why-pair-edges-flip":
    "The slice joins two pieces, the edge is turned over in its place, and so the slice can go back without parting them.",
  "case-pair-edges-replace": "slice, replace, slice back",
  "why-pair-edges-replace":
    "The slice joins two pieces, the joined edge leaves its place to another, and then the slice goes back.",
  "case-pair-edges-edge-parity": "edge parity",
  "why-pair-edges-edge-parity":
    "Pairing trades pieces in even numbers; when the last two are exchanged, an odd number of slice turns is needed.",
  "name-cross": "White cross",
  "goal-cross":
    "Bring the four white edges around the white center, each beside the center of its other color.",
  "case-cross-top-up": "on top, white facing up",
  "why-cross-top-up": "It goes above its place, and a half turn of that side brings it down.",
  "case-cross-top-side": "on top, white facing out",
  "why-cross-top-side": "It goes down through the middle layer, which turns white to the bottom.",
  "case-cross-middle": "in the middle layer",
  "why-cross-middle":
    "One turn of its side brings it down; the bottom is turned to meet it where its place is elsewhere.",
  "case-cross-bottom-wrong": "at the bottom, in the wrong place",
  "why-cross-bottom-wrong": "It leaves the bottom and comes back where it belongs.",
  "case-cross-bottom-flipped": "at the bottom, flipped",
  "why-cross-bottom-flipped":
    "It leaves the bottom, and comes back through the middle layer, which flips it.",
  "name-corners": "First-layer corners",
  "goal-corners": "Put the four white corners between the edges of the cross.",
  "case-corners-right": "white faces right",
  "why-corners-right": "R lifts the empty slot up, U pushes the corner in, and R' brings both down together.",
  "case-corners-front": "white faces front",
  "why-corners-front":
    "It is the mirror image of the first case: F' lifts the slot, U' pushes the corner in, F brings both down.",
  "case-corners-top": "white faces up",
  "why-corners-top":
    "The first three moves turn the corner so that white faces right; the rest is the first case.",
  "case-corners-twisted-right": "in its slot, white faces right",
  "why-corners-twisted-right": "The corner is lifted out, comes to face the right way, and goes back in.",
  "case-corners-twisted-front": "in its slot, white faces front",
  "why-corners-twisted-front": "The corner is lifted out, comes to face the right way, and goes back in.",
  "case-corners-wrong-slot": "in the wrong slot",
  "why-corners-wrong-slot": "Any corner that goes into the slot pushes the wrong one out to the top.",
  "name-middle-edges": "Middle-layer edges",
  "goal-middle-edges": "Put the four edges without yellow into the middle layer.",
  "case-middle-edges-right": "goes to the right",
  "why-middle-edges-right":
    "The edge moves away from its slot, is paired with the corner that belongs below it, and both go in together.",
  "case-middle-edges-left": "goes to the left",
  "why-middle-edges-left":
    "It is the mirror image: away from the slot, paired with its corner, and in together.",
  "case-middle-edges-wrong-slot": "in the wrong slot, or flipped",
  "why-middle-edges-wrong-slot": "Putting any top edge into the slot pushes the wrong one out to the top.",
  "name-flip-edges": "Yellow cross",
  "goal-flip-edges": "Flip the top edges so that they form a yellow cross.",
  "case-flip-edges-line": "line",
  "why-flip-edges-line":
    "R U R' U' trades pieces of the top; the F before and the F' after make two edges change the side they show.",
  "case-flip-edges-l-shape": "L shape",
  "why-flip-edges-l-shape":
    "It is the line's algorithm backward, which flips two neighboring edges instead of opposite ones.",
  "case-flip-edges-dot": "dot",
  "why-flip-edges-dot":
    "The line's algorithm flips two edges, and the same with two layers flips the other two.",
  "case-flip-edges-oll-parity": "OLL parity",
  "why-flip-edges-oll-parity":
    "An odd number of edges is flipped, which no turns of a 3x3 can do: an odd number of inner slice turns flips one.",
  "name-twist-corners": "Yellow top",
  "goal-twist-corners": "Twist the top corners so that the whole top is yellow.",
  "case-twist-corners-sune": "Sune",
  "why-twist-corners-sune":
    "A slot's corner and edge take a trip around the top and come home, while three top corners each turn a third.",
  "case-twist-corners-antisune": "Antisune",
  "why-twist-corners-antisune": "It is Sune backward, so three corners turn the other way.",
  "case-twist-corners-h": "H",
  "why-twist-corners-h": "It is Sune with one more round trip, which turns all four corners in pairs.",
  "case-twist-corners-pi": "Pi",
  "why-twist-corners-pi":
    "R2 and U moves pass the corners around in twos; the odd quarter turns at both ends twist them.",
  "case-twist-corners-headlights": "headlights (U)",
  "why-twist-corners-headlights":
    "The D moves hide a corner below while the top turns, so that two corners come back twisted.",
  "case-twist-corners-t": "T",
  "why-twist-corners-t":
    "One corner leaves with the wide layer and another takes its place from the front, each turned a third.",
  "case-twist-corners-bowtie": "bowtie (L)",
  "why-twist-corners-bowtie": "It is T backward: the two corners on a diagonal turn opposite ways.",
  "name-place-corners": "Last-layer corners",
  "goal-place-corners": "Bring the top corners into the right order.",
  "case-place-corners-headlights": "one pair of matching corners (A perm)",
  "why-place-corners-headlights":
    "Three corners trade places in a circle: one is taken out at the front, replaced from the back, and put back.",
  "case-place-corners-diagonal": "no matching corners (Y perm)",
  "why-place-corners-diagonal":
    "Two corners on a diagonal trade places, and two edges with them, which the last step puts right.",
  "name-place-edges": "Last-layer edges",
  "goal-place-edges": "Bring the top edges into the right order.",
  "case-place-edges-ua": "Ua perm",
  "why-place-edges-ua":
    "L and R' turn the middle slice as seen from the front, so three edges trade places in a circle.",
  "case-place-edges-ub": "Ub perm",
  "why-place-edges-ub": "It is Ua backward: three edges trade places the other way around.",
  "case-place-edges-h": "H perm",
  "why-place-edges-h":
    "The middle slice carries edges through the bottom, and opposite edges come back exchanged.",
  "case-place-edges-z": "Z perm",
  "why-place-edges-z":
    "The middle slice carries edges through the bottom, and neighboring edges come back exchanged.",
  "case-place-edges-pll-parity": "PLL parity",
  "why-place-edges-pll-parity":
    "Two edges are exchanged, which no turns of a 3x3 can do: half turns of inner slices exchange the halves of both.",
  "name-finish": "Last turn",
  "goal-finish": "Turn the top layer until the sides match.",
} as const;
