/** Generic families and system font keywords of CSS; written in lower case without quotes. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z-]+|-apple-system|blinkmacsystemfont)$/;

export function isGenericFamily(family: string): boolean {
  return GENERIC.test(family);
}

/** Capitalises a computed family name, which is in lower case: `open sans` to `Open Sans`. */
export function familyName(family: string): string {
  return family.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}
