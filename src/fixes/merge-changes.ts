import { longhandsOf } from '../cascade/shorthands.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';

/** Each element in one change, with the last declaration of each property; so no rule depends on its specificity. */
export function mergedChanges(changes: readonly StyleChange[]): StyleChange[] {
  return [...Map.groupBy(changes, ({ pseudo }) => pseudo)].flatMap(([pseudo, some]) => {
    const byElement = new Map<number, Declarations>();
    for (const { elements, declarations } of some) {
      // Most elements of a change had the same declarations before.
      const over = new Map<Declarations, Declarations>();
      for (const index of elements) {
        const known = byElement.get(index);
        const merged =
          known === undefined ? declarations : (over.get(known) ?? laidOver(known, declarations));
        if (known !== undefined) over.set(known, merged);
        byElement.set(index, merged);
      }
    }
    return byDeclarations(byElement).map((change) => ({ ...change, ...(pseudo && { pseudo }) }));
  });
}

function byDeclarations(byElement: ReadonlyMap<number, Declarations>): StyleChange[] {
  const texts = new Map<Declarations, string>();
  const textOf = (declarations: Declarations) => {
    const text = texts.get(declarations) ?? JSON.stringify(declarations);
    texts.set(declarations, text);
    return text;
  };
  const groups = new Map<string, { elements: number[]; declarations: Declarations }>();
  for (const [index, declarations] of byElement) {
    const text = textOf(declarations);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, { elements: [index], declarations });
    else group.elements.push(index);
  }
  return [...groups.values()];
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

/**
 * A property that is declared again moves to the end, behind shorthands that would reset it; what a shorthand above resets
 * is left out.
 */
function laidOver(below: Declarations, above: Declarations): Declarations {
  const reset = new Set(Object.keys(above).flatMap(longhandsOf));
  const kept = Object.entries(below)
    .map((entry) => (isFill(...entry) && FILL in above ? PICTURELESS : entry))
    .filter(
      ([property]) => !(property in above) && !longhandsOf(property).every((longhand) => reset.has(longhand)),
    );
  return { ...Object.fromEntries(kept), ...above };
}

const FILL = 'background-color';
/** What else the shorthand of a colour does. */
const PICTURELESS = ['background-image', 'none'] as const;

/** Whether a declaration paints a colour, or nothing. */
function isFill(property: string, value: string): boolean {
  return property === 'background' && (value === 'none' || parseFixedColor(value) !== null);
}
