/** First name of a CSS `font-family` list, without quotes. */
export function firstFamily(stack: string): string {
  const [first = ''] = stack.split(',');
  return first.trim().replaceAll(/["']/g, '');
}
