/**
 * Images that readers do not see because nothing is there: absolute addresses that said so, and origins
 * (`https://images.example`) that cannot be reached at all.
 */
export type AbsentImages = ReadonlySet<string>;

/** Is nothing there? `base` is what a relative address resolves against. */
export function isAbsent(address: string, base: string, absent: AbsentImages): boolean {
  if (absent.size === 0) return false;
  const url = URL.parse(address, base);
  return url !== null && (absent.has(url.href) || absent.has(url.origin));
}
