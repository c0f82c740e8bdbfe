/** Names that CSS itself gives a meaning; they stand without quotes and in lower case. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z-]+|-apple-system|blinkmacsystemfont)$/;

export function isGenericFamily(family: string): boolean {
  return GENERIC.test(family);
}

/** A computed family, which is in lower case, as people write it: `open sans` to `Open Sans`. */
export function familyName(family: string): string {
  return family.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}
