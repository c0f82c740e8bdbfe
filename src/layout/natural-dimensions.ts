/** The natural size of a replaced element (content box, px); null where it has none. */
export interface NaturalSize {
  readonly width: number | null;
  readonly height: number | null;
  readonly ratio: number | null;
}

/** Looks up an image by the address as written; null when its size is unknown. */
export type ImageSize = (source: string) => NaturalSize | 'absent' | null;
