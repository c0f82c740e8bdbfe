import { toHex } from '../color/hex.ts';
import type { Perception } from '../perception/perceive.ts';
import type { StyleChange, Way } from '../grammar/restyle.ts';
import { withoutDeclarations } from './without-declarations.ts';

type Elements = Perception['page']['elements'];

/**
 * The way without colours on the parts of a page whose texts it leaves hard to read, whatever ink they got: a part is the
 * nearest element around such a text that the way gives another fill, or the text itself. It keeps the colours of the page.
 *
 * @param texts indices of the elements of these texts
 * @param elements of the page as it was
 */
export function withPartsLeftAlone(way: Way, texts: readonly number[], elements: Elements): Way {
  const filled = new Set(
    way.changes.flatMap((change) => (Object.keys(change.declarations).some(isFill) ? change.elements : [])),
  );
  const roots = new Set(texts.map((index) => partOf(index, filled, elements)));
  const left = new Set<number>();
  // Parents precede their children.
  for (const { index, parent } of elements) if (roots.has(index) || left.has(parent)) left.add(index);
  const bare = withoutDeclarations(way, (property) => COLORS.test(property), left);
  return { ...bare, changes: [...bare.changes, ...ownInks(roots, left, elements)] };
}

function partOf(text: number, filled: ReadonlySet<number>, elements: Elements): number {
  for (let at = elements[text]; at !== undefined && at.tag !== 'body'; at = elements[at.parent])
    if (filled.has(at.index)) return at.index;
  return text;
}

/** What a part would inherit from around it. */
function ownInks(roots: ReadonlySet<number>, left: ReadonlySet<number>, elements: Elements): StyleChange[] {
  return [...roots].flatMap((index) => {
    const element = elements[index];
    if (element === undefined || left.has(element.parent)) return [];
    return [{ elements: [index], declarations: { color: toHex(element.style.color) } }];
  });
}

function isFill(property: string): boolean {
  return property.startsWith('background');
}

const COLORS =
  /^(?:background|color$|-webkit-text-fill-color$|border|outline|box-shadow|text-decoration|filter)/;
