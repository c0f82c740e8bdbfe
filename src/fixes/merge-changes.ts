import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';

/** Each element in one change, with the last declaration of each property; so no rule depends on its specificity. */
export function mergedChanges(changes: readonly StyleChange[]): StyleChange[] {
  return [...Map.groupBy(changes, ({ pseudo }) => pseudo)].flatMap(([pseudo, some]) => {
    const byElement = new Map<number, Declarations>();
    for (const { elements, declarations } of some)
      for (const index of elements) {
        const known = byElement.get(index);
        byElement.set(index, known === undefined ? declarations : laidOver(known, declarations));
      }
    const groups = Map.groupBy(byElement, ([, declarations]) => JSON.stringify(declarations));
    return [...groups.values()].flatMap((group) => {
      const declarations = group[0]?.[1];
      const elements = group.map(([index]) => index);
      return declarations === undefined ? [] : [{ elements, ...(pseudo && { pseudo }), declarations }];
    });
  });
}

/** Both ways, the second over the first. */
export function bothWays(one: Way, other: Way): Way {
  if (one.media !== other.media || one.under !== other.under)
    return { ...one, also: one.also === undefined ? other : bothWays(one.also, other) };
  const atRules = [...new Set([...(one.atRules ?? []), ...(other.atRules ?? [])])];
  const changes = [...one.changes, ...other.changes];
  const { media, under } = one;
  const html = one.html ?? other.html;
  return {
    changes,
    atRules,
    ...(media !== undefined && { media }),
    ...(under !== undefined && { under }),
    ...(html !== undefined && { html }),
    ...alsoOf(one, other),
  };
}

function alsoOf({ also: one }: Way, { also: other }: Way): Pick<Way, 'also'> {
  if (one !== undefined && other !== undefined) return { also: bothWays(one, other) };
  const also = one ?? other;
  return also === undefined ? {} : { also };
}

/** A property that is declared again moves to the end, behind shorthands that would reset it. */
function laidOver(below: Declarations, above: Declarations): Declarations {
  const kept = Object.entries(below).filter(([property]) => !(property in above));
  return { ...Object.fromEntries(kept), ...above };
}
