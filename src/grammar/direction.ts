/** One of two sentences: for a value that comes after the current one in the order of the scale, or before it. */
export function towards<V extends string>(
  values: readonly V[],
  { from, to }: { readonly from: V; readonly to: V },
  { more, less }: { readonly more: string; readonly less: string },
): string {
  return values.indexOf(to) > values.indexOf(from) ? more : less;
}
