import { parseHex } from '../color/hex.ts';
import { hueName } from '../color/hue-name.ts';
import { MOODS } from '../catalog/entry.ts';
import { TRADES } from '../catalog/trades.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES } from '../grammar/axes/index.ts';
import { conceptOf } from '../words/concepts.ts';
import type { BrandRelation, BrandStatement, NamedStatement, Statement } from '../words/understanding.ts';
import { MAX_INDUSTRIES, type Traits } from './traits.ts';
import { noWishes, wishAxis, wishHue, wishTraits, type Wishes } from './wishes.ts';

/** Worth of a statement that a brand meets, in the unit of text scores: a rare word in the era of an entry has 8. */
const WORTH = { axis: 3, style: 6, era: 5, industry: 7, country: 5, color: 3 } as const;
/** Worth of the traits of a brand by what is wanted of it. */
const OF_BRAND: Readonly<
  Record<BrandRelation, { readonly axes: number; readonly moods: number; readonly industries: number }>
> = {
  named: { axes: 0, moods: 3, industries: 3 },
  like: { axes: 12, moods: 5, industries: 2 },
  mix: { axes: 8, moods: 4, industries: 2 },
  alternative: { axes: 6, moods: 2, industries: 8 },
  unlike: { axes: 0, moods: -3, industries: 0 },
};

/** What the statements of a query ask of the traits of brands. */
export function wishesOf(
  statements: readonly Statement[],
  traits: Traits,
  documentsOf: (slug: string) => readonly number[],
): Wishes {
  const wishes = noWishes();
  const stated = new Set(statements.flatMap(axesIn));
  for (const statement of statements) {
    if (statement.kind === 'axis') {
      const position = AXES.findIndex(({ id }) => id === statement.axis);
      wishAxis(wishes, position, statement.values, WORTH.axis * statement.degree);
    } else if (statement.kind === 'brand') {
      const documents = statement.values.flatMap(documentsOf);
      for (const document of documents)
        wishBrand(wishes, traits, document, { statement, stated, share: 1 / documents.length });
    } else wishNamed(wishes, statement);
  }
  return wishes;
}

/** Axes that a statement is about. */
function axesIn(statement: Statement): readonly string[] {
  if (statement.kind === 'axis') return [statement.axis];
  return Object.keys(conceptOf(statement.kind, statement.values[0] ?? '')?.traits.axes ?? {});
}

function wishNamed(wishes: Wishes, { kind, values, polarity, confidence }: NamedStatement): void {
  const sign = polarity === 'against' ? -1 : 1;
  for (const value of values) {
    if (kind === 'color') {
      const color = parseHex(value.slice(1));
      if (color !== null) wishHue(wishes, hueName(color), sign * WORTH.color);
    }
    const concept = conceptOf(kind, value);
    if (concept !== undefined) wishTraits(wishes, concept.traits, sign * WORTH[concept.kind] * confidence);
  }
}

interface BrandWish {
  readonly statement: BrandStatement;
  /** Axes that the query states itself; they override those of the brand. */
  readonly stated: ReadonlySet<string>;
  readonly share: number;
}

function wishBrand(
  wishes: Wishes,
  traits: Traits,
  document: number,
  { statement, stated, share }: BrandWish,
): void {
  const worth = OF_BRAND[statement.relation];
  const count = traits.themes.length;
  for (const [position, axis] of (AXES as readonly Axis[]).entries()) {
    const value = axis.values[traits.axes[position * count + document] ?? -1];
    if (worth.axes !== 0 && value !== undefined && !stated.has(axis.id))
      wishAxis(wishes, position, [value], (share * worth.axes) / AXES.length);
  }
  const bits = traits.moods[document] ?? 0;
  const moods = MOODS.filter((_, at) => (bits >>> at) & 1);
  for (const mood of moods) {
    const at = MOODS.indexOf(mood);
    wishes.moods[at] = (wishes.moods[at] ?? 0) + (share * worth.moods) / moods.length;
  }
  for (let place = 0; place < MAX_INDUSTRIES; place++) {
    const industry = traits.industries[document * MAX_INDUSTRIES + place] ?? 0;
    if (industry > 0 && industry <= TRADES.length)
      wishes.industries[industry] =
        (wishes.industries[industry] ?? 0) + (share * worth.industries) / (place + 1);
  }
}
