/** The address names an SVG, by its type in a data: URL or its ending. */
export function isVectorUrl(url: string): boolean {
  const address = url.trim().toLowerCase();
  if (address.startsWith('data:')) return address.startsWith('data:image/svg');
  return pathOf(address).endsWith('.svg');
}

/** The path of an address without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
