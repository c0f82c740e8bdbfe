import { AXES, type AxisId, type Grammar } from '../src/grammar/axes/index.ts';
import type { Axis } from '../src/grammar/axis.ts';
import type { Accepted } from '../src/words/brief.ts';
import { conceptOf } from '../src/words/concepts.ts';
import type { NamedStatement, Statement, Understanding } from '../src/words/understanding.ts';

/** What pages of a style are like, for a brief that names a style and states no axis. */
interface StyledTarget {
  readonly grammar: Grammar;
  readonly accepted: Accepted;
  /** A sentence about it. */
  readonly remark: string;
}

/**
 * The axes by which pages of the styles and moods are known that a brief names, with all values that such pages have;
 * null where it names none that is known by axes. Of two styles that differ in an axis the first counts.
 */
export function styledTarget({ statements }: Understanding): StyledTarget | null {
  const named = statements.filter(isStyle);
  const open = new Map<string, readonly string[]>();
  const used = new Set<string>();
  for (const { kind, values, span } of named)
    for (const [axis, all] of Object.entries(traitsOf(kind, values[0] ?? ''))) {
      const standing = open.get(axis);
      const both = standing?.filter((value) => all.includes(value)) ?? all;
      if (both.length > 0) open.set(axis, both);
      used.add(span.text);
    }
  if (open.size === 0) return null;
  const inOrder = (AXES as readonly (Axis & { id: AxisId })[]).flatMap(({ id }) => {
    const values = open.get(id);
    return values === undefined ? [] : [[id, values] as const];
  });
  const words = [...used].map((word) => `“${word}”`).join(', ');
  return {
    grammar: Object.fromEntries(inOrder.map(([id, [best]]) => [id, best])),
    accepted: Object.fromEntries(inOrder.filter(([, values]) => values.length > 1)),
    remark: `The brief states no axis. Scored is what pages called ${words} are like: ${inOrder.map(([id]) => id).join(', ')}.`,
  };
}

/** Of words that name a style themselves, not of a trade that often has it. */
function isStyle(one: Statement): one is NamedStatement {
  return (one.kind === 'style' || one.kind === 'mood') && one.polarity === 'for' && one.confidence === 1;
}

function traitsOf(kind: string, id: string): Readonly<Record<string, readonly string[]>> {
  return conceptOf(kind, id)?.traits.axes ?? {};
}
