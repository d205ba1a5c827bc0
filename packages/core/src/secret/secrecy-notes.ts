/**
 * What a password does for one to three cubes and what it does not do, in sentences for the person who uses it.
 *
 * @example secrecyNotes().length > 0; // → true
 */
export function secrecyNotes(): readonly string[] {
  return [
    "With a password the message is scrambled: every state of the cube is exchanged for another one, and only the same password with the same label leads back.",
    "The result is always a cube that can be turned, and it does not look different from any other.",
    "It is deterministic: the same message, password and label always give the same cube, so two equal cubes give away that their messages are equal.",
    "Nothing protects the cube against changes: a cube that somebody turned still reads as some message.",
    "A wrong password is not noticed: it gives another message, which may even look like one. With check digits it is noticed, and then a guesser notices it too.",
    "One guess takes about 0.4 seconds on one processor core. A million likely passwords take five days on one core, and less on many: four random words are a good password, a name and a year are not.",
    "A label (a date, a place, the number of the cube) need not be secret. Use a new one for every cube: it makes tables useless that somebody has computed in advance, and equal messages different.",
    "From four cubes on, archives are sealed instead: with fresh random salt, so that nothing repeats, and with a tag, so that changes and wrong passwords are noticed.",
  ];
}
