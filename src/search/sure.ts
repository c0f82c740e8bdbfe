/** Confidence from which a statement rests on what a word names, not on what it is near to. */
export const SURE = 0.5;
