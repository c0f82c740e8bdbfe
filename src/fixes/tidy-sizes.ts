import type { StyledElement } from '../cascade/styled-page.ts';
import { elementAt, type Restyling } from '../grammar/restyle.ts';
import { grownSize, MAX_GROWTH } from './grown-size.ts';
import type { Looks } from './looks.ts';

/** Of the size of running text; what a heading among controls may have, and keeps if it is larger. */
const MAX_AMONG_CONTROLS = 1.6;

/** Headings grow to at most twice their size, and beside a toolbar or a sidebar they stay small; the largest stays so. */
export function tidyHeadings(looks: Looks, page: Restyling): void {
  const among = besideControls(page);
  const body = elementAt(page, 0)?.style['font-size'] ?? 16;
  const isTool = hasSidebar(page);
  const { headings } = page.features.typography;
  let limit = Infinity;
  const bySize = [...new Set(headings.map(({ index }) => index))]
    .flatMap((index) => elementAt(page, index) ?? [])
    .toSorted((a, b) => b.style['font-size'] - a.style['font-size']);
  for (const element of bySize) {
    const { index, style } = element;
    const { 'font-size': declared = '', ...others } = looks.get(index) ?? {};
    const size = declared.includes('px') ? Number.parseFloat(declared) : Number.NaN;
    const own = style['font-size'];
    const most = isTool || among(element) ? Math.max(own, MAX_AMONG_CONTROLS * body) : MAX_GROWTH * own;
    if (Number.isNaN(size) || (size <= most && size < limit)) continue;
    const step = size < limit ? grownSize(page, own, most) : own;
    const fitting = step < limit ? step : own;
    limit = Math.min(limit, fitting);
    looks.set(index, fitting === own ? others : { ...others, 'font-size': `${fitting}px` });
  }
}

const NARROW = 0.3; // of the viewport
const HIGH = 0.6; // of the viewport

/** Whether a column of navigation stands beside the contents. */
function hasSidebar({ perception: { page, visible } }: Restyling): boolean {
  const { width, height } = page.viewport;
  const isColumn = ({ box }: StyledElement) => box.width < NARROW * width && box.height > HIGH * height;
  return visible.some((element) => SIDEBARS.has(element.tag) && isColumn(element));
}

const SIDEBARS: ReadonlySet<string> = new Set(['aside', 'nav']);

/** Tells headings with controls in their row. */
function besideControls(page: Restyling): (element: StyledElement) => boolean {
  const { perception } = page;
  return ({ index, parent, box }) => {
    const row = elementAt(page, parent);
    if (row === undefined || !/flex|grid/.test(row.style.display)) return false;
    return perception.visible.some(
      (other) =>
        other.index > row.index &&
        other.index !== index &&
        perception.controls.isControl(other) &&
        other.box.y < box.y + box.height &&
        other.box.y + other.box.height > box.y &&
        isWithin(page, other, row.index),
    );
  };
}

function isWithin(page: Restyling, { parent }: StyledElement, holder: number): boolean {
  for (let at = elementAt(page, parent); at !== undefined; at = elementAt(page, at.parent))
    if (at.index === holder) return true;
  return false;
}
