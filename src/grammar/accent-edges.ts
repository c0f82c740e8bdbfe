import { TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { withContrast } from '../color/with-contrast.ts';
import { partsOf } from './page-parts.ts';
import { changeOf, elementAt, type Restyling, type StyleChange } from './restyle.ts';
import { inkChanges, WHITE } from './restyle-colors.ts';

/** Widths of edges by the borders that the target has; a target without borders has no edges. */
const EDGE: Readonly<Record<string, string>> = { hairline: '1px', medium: '2px', heavy: '4px' };
const USUAL_EDGE = '4px';

/** Upper edges of cards and sections in colours, in turn: no text looks emphasised by them. */
export function accentEdges(page: Restyling, colors: readonly Rgba[]): StyleChange[] {
  const borders = page.target['surface.borders'];
  const width = borders === undefined ? USUAL_EDGE : EDGE[borders];
  if (width === undefined) return [];
  const sections = page.features.rhythm.sections.flatMap(({ below }) => below);
  const edged = [...new Set([...partsOf(page).cards, ...sections])].filter(
    (index) => elementAt(page, index)?.namespace === 'html',
  );
  return colors.flatMap((color, place) =>
    changeOf(
      edged.filter((_, at) => at % colors.length === place),
      { 'border-top': `${width} solid ${toHex(color)}` },
    ),
  );
}

/** Links in a colour, lighter or darker where it could not be read on the ground. */
export function accentLinks(page: Restyling, color: Rgba): StyleChange[] {
  return inkChanges(page, new Map(partsOf(page).links.map((index) => [index, readable(page, color)])));
}

/** A colour, lighter or darker where it could not be read on the ground of the page. */
export function readable({ features }: Restyling, color: Rgba): Rgba {
  const ground = features.grounds.candidates[0]?.color ?? WHITE;
  return withContrast(color, [ground], TEXT_CONTRAST) ?? color;
}

/** Icons drawn in the ink of the page, in a colour. */
export function accentIcons(page: Restyling, color: Rgba): StyleChange[] {
  const icons = page.features.paintedColors.filter(({ role }) => role === 'icon');
  return inkChanges(page, new Map(icons.flatMap(({ indices }) => indices).map((index) => [index, color])));
}
