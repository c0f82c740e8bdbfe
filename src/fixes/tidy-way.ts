import type { Declarations, Restyling, StyleChange, Way } from '../grammar/restyle.ts';
import { withKeptLooks } from './kept-colors.ts';
import type { Looks } from './looks.ts';
import { declaredBy } from './readable-way.ts';
import { tidyColors } from './tidy-colors.ts';
import { squareCorners, twinButtons } from './tidy-controls.ts';
import { tidyLines } from './tidy-lines.ts';
import { tidyLinks } from './tidy-links.ts';
import { tidyPictures } from './tidy-pictures.ts';
import { evenSiblings } from './tidy-siblings.ts';
import { tidyEmphasis } from './tidy-emphasis.ts';
import { tidyHeadings } from './tidy-sizes.ts';
import { tidyType } from './tidy-type.ts';
import { tidySpaces } from './tidy-spaces.ts';

const RULES: readonly ((looks: Looks, page: Restyling) => void)[] = [
  tidyColors,
  evenSiblings,
  twinButtons,
  tidyLinks,
  tidyEmphasis,
  tidySpaces,
  tidyPictures,
  tidyHeadings,
  tidyType,
  tidyLines,
  squareCorners,
];

/**
 * The way without what no designer would draw, whatever it gains: elements of one kind that look different, space far
 * from what the page had, headings too large for their place.
 */
export function tidyWay(way: Way, page: Restyling): Way {
  if (way.media !== undefined || way.under !== undefined) return way;
  const looks: Looks = new Map(declaredBy(way.changes));
  for (const rule of RULES) rule(looks, page);
  const pseudo = way.changes.filter((change) => change.pseudo !== undefined);
  return withKeptLooks({ ...way, changes: [...grouped(looks), ...pseudo] }, page);
}

function grouped(looks: Looks): StyleChange[] {
  const groups = new Map<string, { elements: number[]; declarations: Declarations }>();
  for (const [index, declarations] of looks) {
    if (Object.keys(declarations).length === 0) continue;
    const key = JSON.stringify(declarations);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { elements: [index], declarations });
    else group.elements.push(index);
  }
  return [...groups.values()];
}
