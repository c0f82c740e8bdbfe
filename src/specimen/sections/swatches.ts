import { toHex } from '../../color/hex.ts';
import type { Design } from '../design.ts';
import type { ColorArea } from '../palette/areas.ts';
import type { SpaceDesign } from '../space.ts';

/** px² of a whole page as the eye weighs it, and the weight of where the shapes stand. */
const WEIGHED_PAGE = 4_750_000;
const PLACE = 1.5;
const CONTAINER = 1120;
const STRIP = 40_000; // px² from which the colours stand as fields and no longer as small squares
const REPEATED = 3; // a colour that is seen three times belongs to the palette

/** The colours of the page as shapes: small squares where they are rare, fields where they lead. */
export function swatches({ areas, space, taste }: Design): string {
  const bare =
    taste['palette.strategy'] === 'mono' &&
    taste['palette.saturation'] === 'desaturated' &&
    taste['palette.warmth'] === 'neutral';
  if (bare && taste['surface.shadows'] === 'none') return '';
  const area = (areas.reduce((sum, { share }) => sum + share, 0) * WEIGHED_PAGE) / PLACE;
  return area < STRIP ? squares(areas) : fields(areas, area, space);
}

function squares(areas: readonly ColorArea[]): string {
  const cells = areas.flatMap(({ color, share }) => {
    const side = Math.sqrt((share * WEIGHED_PAGE) / PLACE / REPEATED).toFixed(1);
    return repeated(`<i style="background:${toHex(color)};width:${side}px;height:${side}px"></i>`);
  });
  return `<div class="swatches" aria-hidden="true">${cells.join('')}</div>`;
}

function repeated(cell: string): string[] {
  return Array.from({ length: REPEATED }, () => cell);
}

/** Widths of one colour, each time it comes back; the second row turns them round. */
const RHYTHMS = [
  [1.7, 0.5, 0.8],
  [0.6, 0.9, 1.5],
] as const;
const TALL = 312; // px; a field that high rests the eye and is no content
const LOW = 290; // px; up to there a packed page counts a field as content
const ONE_ROW = 190; // px; higher than that two rows make the better picture

function fields(areas: readonly ColorArea[], area: number, space: SpaceDesign): string {
  const full = Math.round(area / CONTAINER);
  const height = space.sparse ? Math.max(TALL, full) : full;
  const width = Math.min(CONTAINER, Math.round(area / height));
  const rows = space.sparse ? 1 : Math.ceil(height / (space.packed ? LOW : Math.max(ONE_ROW, height / 2)));
  const lines = Array.from({ length: rows }, (_, row) =>
    line(areas, RHYTHMS[row % 2] ?? RHYTHMS[0], height / rows),
  );
  return `<div class="fields" aria-hidden="true" style="max-width:${width}px">${lines.join('')}</div>`;
}

function line(areas: readonly ColorArea[], rhythm: readonly number[], height: number): string {
  const total = areas.reduce((sum, { share }) => sum + share, 0);
  const cells = rhythm.flatMap((weight) =>
    areas.map(({ color, share }) => {
      const flex = ((weight * share) / total).toFixed(3);
      return `<i style="background:${toHex(color)};flex:${flex}"></i>`;
    }),
  );
  return `<div class="swatches strip" style="height:${Math.round(height)}px">${cells.join('')}</div>`;
}
