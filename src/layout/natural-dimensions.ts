/** The size a replaced element has by itself (content box, px); null where it has none. */
export interface NaturalSize {
  readonly width: number | null;
  readonly height: number | null;
  readonly ratio: number | null;
}

/** Looks up an image by the address as written; null where nothing is known of it. */
export type ImageSize = (source: string) => NaturalSize | 'absent' | null;
