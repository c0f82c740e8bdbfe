import type { MediaEnvironment } from './element-style.ts';

/** The scheme an element is painted in, from its `color-scheme` or, where that is `normal`, the page's. */
export function usedScheme(colorScheme: string, { scheme, pageSchemes }: MediaEnvironment): 'light' | 'dark' {
  if (colorScheme === 'normal' && pageSchemes === '') return 'light';
  const names = (colorScheme === 'normal' ? pageSchemes : colorScheme).toLowerCase().split(/[\s,]+/);
  if (names.includes(scheme)) return scheme;
  return names.find((name) => name === 'light' || name === 'dark') === 'dark' ? 'dark' : 'light';
}
