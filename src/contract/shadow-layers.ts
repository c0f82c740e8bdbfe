/** The layers of a `box-shadow`. */
export function layersOf(value: string): string[] {
  return value.split(/,(?![^(]*\))/);
}

/** px: the third length of a layer. */
export function blurOf(layer: string): number {
  const lengths =
    layer.replaceAll(/#[0-9a-f]+|[a-z-]+\([^)]*\)/gi, ' ').match(/-?\d*\.?\d+(?=px|\s|$)/g) ?? [];
  return Number(lengths[2] ?? 0);
}
