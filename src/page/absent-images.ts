/**
 * Images that failed to load: absolute addresses that answered with an error, and origins (`https://images.example`)
 * that are unreachable.
 */
export type AbsentImages = ReadonlySet<string>;

/** Whether an image is absent. `base` resolves a relative address. */
export function isAbsent(address: string, base: string, absent: AbsentImages): boolean {
  if (absent.size === 0) return false;
  const url = URL.parse(address, base);
  return url !== null && (absent.has(url.href) || absent.has(url.origin));
}
