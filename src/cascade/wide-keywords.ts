/** Whether the text is a CSS-wide keyword. */
export function isWideKeyword(text: string): boolean {
  return WIDE_KEYWORDS.has(text);
}

const WIDE_KEYWORDS: ReadonlySet<string> = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'revert-rule',
]);
