/** Values of `surface.ground` on which no palette is dark first. */
export const LIGHT_GROUNDS: readonly string[] = ['white', 'cream', 'gray-light'];
