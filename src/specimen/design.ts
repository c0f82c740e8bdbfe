import type { Copy } from './copy/write-copy.ts';
import type { ColorArea } from './palette/areas.ts';
import type { BrandColors, Palette } from './palette/palette.ts';
import type { RasterSubject } from './artwork/raster/shade.ts';
import type { SpaceDesign } from './space.ts';
import type { StatedStyle } from './stated-style.ts';
import type { Surface } from './surface.ts';
import type { Taste } from './complete-taste.ts';
import type { TypeDesign } from './type.ts';

/** All design decisions for a specimen. */
export interface Design {
  readonly taste: Taste;
  readonly palette: Palette;
  readonly areas: readonly ColorArea[];
  readonly type: TypeDesign;
  readonly space: SpaceDesign;
  readonly surface: Surface;
  readonly copy: Copy;
  /** What everything without a reason in the taste follows from: pictures, marks, the order of sentences. */
  readonly seed: number;
  /** What a photograph as wide as the page shows. */
  readonly wideSubject: RasterSubject;
  /** What the tokens state beyond colours and typefaces. */
  readonly style: StatedStyle;
  /** Colours of the brand for the other scheme. */
  readonly otherScheme: BrandColors | null;
}
