import { THEMES } from '../catalog/entry-values.ts';
import { tagNumbers } from '../catalog/tags/index.ts';
import { AXES } from '../grammar/axes/index.ts';
import { conceptOf } from '../words/concepts.ts';
import type { Statement } from '../words/understanding.ts';
import { wordAt } from './dictionary.ts';
import type { SearchIndex } from './search-index.ts';
import { FULL_DEGREE } from './tag-degrees.ts';

/** Qualities that the first look at a page shows. */
const PLAIN_TO_SEE: ReadonlySet<string> = new Set([
  'dark',
  'light',
  'warm',
  'cold',
  'colourful',
  'black-white',
  'minimal',
  'maximalist',
  'playful',
  'serious',
  'calm',
  'loud',
  'airy',
  'dense',
]);
/** Share of a full degree, from 1 to -1, below which a brand is the opposite of a tag. */
const OPPOSITE = -0.75;
/** Themes and modes of brands that have no other. */
const ONLY = { dark: ['light', 'none'], light: ['dark', 'dark-first'] } as const;

/** How far a brand is what a statement is about, from -1 for the opposite to 1; 0 for statements that are no tag. */
export function degreeOf({ degrees }: SearchIndex, document: number, statement: Statement): number {
  const tag = tagOf(statement);
  const number = tagNumbers().get(tag ?? '');
  return number === undefined ? 0 : degrees.at(number, document) / FULL_DEGREE;
}

/** Whether a model is plainly the opposite of what a query wants: Linear is cool, so it is not what `like Linear but warmer` wants. */
export function isContrary(index: SearchIndex, document: number, statements: readonly Statement[]): boolean {
  const slug = wordAt(index.slugs, document);
  const isModel = (one: Statement) =>
    one.kind === 'brand' && one.relation !== 'named' && one.values.includes(slug);
  if (!statements.some(isModel)) return false;
  return statements.some((statement) => {
    const tag = statement.polarity === 'for' ? tagOf(statement) : null;
    if (tag === null || !PLAIN_TO_SEE.has(tag)) return false;
    if (tag === 'dark' || tag === 'light') return hasOnly(index, document, ONLY[tag]);
    return degreeOf(index, document, statement) <= OPPOSITE;
  });
}

function hasOnly(
  { traits }: SearchIndex,
  document: number,
  [theme, mode]: readonly [string, string],
): boolean {
  const values: readonly string[] = AXES[DARK_MODE]?.values ?? [];
  return (
    THEMES[(traits.themes[document] ?? 0) - 1] === theme &&
    values[traits.axes[DARK_MODE * traits.themes.length + document] ?? -1] === mode
  );
}

const DARK_MODE = AXES.findIndex(({ id }) => id === 'surface.dark_mode');

/** The tag that a statement is about, or null. */
export function tagOf(statement: Statement): string | null {
  if (statement.kind === 'axis' || statement.kind === 'brand') return null;
  return conceptOf(statement.kind, statement.values[0] ?? '')?.tag ?? null;
}
