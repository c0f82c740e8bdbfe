import type { Box } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { mixedColor } from '../color/mean.ts';
import type { Rgba } from '../color/rgba.ts';
import { GRID, type PictureContent } from '../page/picture/picture-content.ts';

/** A decoded picture where it is painted. */
export interface DecodedPaint {
  readonly content: PictureContent;
  /** Where the whole picture would be drawn; null for tiles and fixed pictures. */
  readonly area: Box | null;
  /** Opaque: the colour that it covers. */
  readonly covered: Rgba;
}

/** The mean colour of the picture behind a box, on what it covers; opaque. */
export function pictureColorBehind({ content, area, covered }: DecodedPaint, box: Box): Rgba {
  if (area === null) return composite(content.mean, covered);
  const [left, right] = cellsBetween((box.x - area.x) / area.width, box.width / area.width);
  const [top, bottom] = cellsBetween((box.y - area.y) / area.height, box.height / area.height);
  const colors: Rgba[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      colors.push(composite(content.grid[row * GRID + column] ?? content.mean, covered));
  return mixedColor(colors.map((color) => ({ color, weight: 1 / colors.length })));
}

/** First and last cell of a range given in shares of a side. */
function cellsBetween(from: number, length: number): [number, number] {
  const within = (cell: number) => Math.min(GRID - 1, Math.max(0, Math.floor(cell)));
  return [within(from * GRID), within((from + length) * GRID)];
}

/** The centred area of a picture of `size` that is scaled to cover a box. */
export function coveringArea(size: Pick<Box, 'width' | 'height'>, box: Box): Box {
  const scale = Math.max(box.width / size.width, box.height / size.height);
  const [width, height] = [scale * size.width, scale * size.height];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
