/** A text with spaces in some places, so that everything else stays where it is. @param places in UTF-16 code units, end exclusive */
export function blanked(
  text: string,
  places: readonly { readonly start: number; readonly end: number }[],
): string {
  return places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}
