import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';
import type { Perception } from '../perception/perceive.ts';
import { mergedChanges } from './merge-changes.ts';

type Seen = Pick<Perception, 'page' | 'runs'>;

/**
 * The way without paddings that would paint inline boxes over the lines around them, as lines make no room for these:
 * such a box in a text gets none, and one that is alone becomes a box of the line.
 */
export function withoutInlinePadding(way: Way, seen: Seen): Way {
  const texted = new Set(seen.runs.map(({ element }) => element.index));
  const changes = way.changes.some(hasPadding)
    ? mergedChanges(way.changes).flatMap((change) => apart(change, seen, texted))
    : way.changes;
  return { ...way, changes, ...(way.also !== undefined && { also: withoutInlinePadding(way.also, seen) }) };
}

const hasPadding = ({ declarations }: StyleChange) =>
  Object.keys(declarations).some((property) => property.startsWith('padding'));

function apart(change: StyleChange, { page }: Seen, texted: ReadonlySet<number>): StyleChange[] {
  if (!hasPadding(change) || change.pseudo !== undefined || 'display' in change.declarations) return [change];
  const kindOf = (index: number) => {
    const element = page.elements[index];
    if (element?.style.display !== 'inline') return 'box';
    return texted.has(element.parent) ? 'in text' : 'alone';
  };
  const declared: Record<ReturnType<typeof kindOf>, Declarations> = {
    box: change.declarations,
    'in text': withoutPadding(change.declarations),
    alone: { display: 'inline-block', ...change.declarations },
  };
  return [...Map.groupBy(change.elements, kindOf)]
    .map(([kind, elements]) => ({ ...change, elements, declarations: declared[kind] }))
    .filter(({ declarations }) => Object.keys(declarations).length > 0);
}

function withoutPadding(declarations: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([property]) => !property.startsWith('padding')),
  );
}
