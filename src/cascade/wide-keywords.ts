/** Whether the text is a CSS-wide keyword. */
export function isWideKeyword(text: string): boolean {
  return WIDE_KEYWORDS.has(text);
}

/** Whether the identifier cannot be a `<custom-ident>` (css-values-4, §4.2). */
export function isReservedIdent(name: string): boolean {
  return name === 'default' || isWideKeyword(name);
}

const WIDE_KEYWORDS: ReadonlySet<string> = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'revert-rule',
]);
