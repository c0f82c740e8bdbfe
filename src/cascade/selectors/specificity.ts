/** Each part saturates, as in Chromium: 256 classes do not weigh as much as an id. */
const MOST = 255;

/** Ids, classes (attributes, pseudo-classes) and types (pseudo-elements) as one comparable number. */
export function specificity(ids: number, classes: number, types: number): number {
  return (Math.min(ids, MOST) << 16) | (Math.min(classes, MOST) << 8) | Math.min(types, MOST);
}

/** The specificity of two parts of one selector together. */
export function addSpecificity(a: number, b: number): number {
  return specificity((a >> 16) + (b >> 16), ((a >> 8) & MOST) + ((b >> 8) & MOST), (a & MOST) + (b & MOST));
}
