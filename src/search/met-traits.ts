import { DENSITIES, MOODS, THEMES } from '../catalog/entry.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { TRADES } from '../catalog/trades.ts';
import { FAMILY_CLASSES } from '../catalog/tokens.ts';
import { parseHex } from '../color/hex.ts';
import { hueName, HUE_NAMES } from '../color/hue-name.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { Traits as WantedTraits } from '../words/concept.ts';
import { conceptOf } from '../words/concepts.ts';
import type { StatementKind } from '../words/understanding.ts';
import type { SearchIndex } from './search-index.ts';
import { TAG_NUMBERS } from './tag-degrees.ts';
import { countryNumber, MAX_INDUSTRIES } from './traits.ts';

/** The traits of a document that a concept or colour describes: `mood: restrained`. */
export function metTraits(
  index: SearchIndex,
  document: number,
  kind: StatementKind,
  value: string,
): string[] {
  const { traits } = index;
  if (kind === 'color') {
    const color = parseHex(value.slice(1));
    return listed('hue', traits.hues[document], HUE_NAMES, color === null ? [] : [hueName(color)]);
  }
  const concept = conceptOf(kind, value);
  const wanted = concept?.traits ?? {};
  return [
    ...metTag(index, document, concept?.tag ?? null),
    ...metFacts(index, document, wanted),
    ...listed('mood', traits.moods[document], MOODS, Object.keys(wanted.moods ?? {})),
    ...listed('period', traits.periods[document], PERIODS, wanted.periods ?? []),
    ...listed('font', traits.fonts[document], FAMILY_CLASSES, wanted.fonts ?? []),
    ...numbered('theme', traits.themes[document], THEMES, wanted.theme),
    ...numbered('density', traits.densities[document], DENSITIES, wanted.density),
    ...metAxes(index, document, wanted),
  ];
}

/** Percent; from here on a tag is a reason. */
const MET = { strongly: 75, partly: 35 } as const;

function metTag({ degrees }: SearchIndex, document: number, tag: string | null): string[] {
  const number = TAG_NUMBERS.get(tag ?? '');
  const degree = number === undefined ? 0 : degrees.at(number, document);
  if (degree < MET.partly) return [];
  return [degree >= MET.strongly ? `tag: ${tag}` : `tag: ${tag}, in part`];
}

function metFacts(
  { traits }: SearchIndex,
  document: number,
  { industries, countries }: WantedTraits,
): string[] {
  const start = document * MAX_INDUSTRIES;
  const own = traits.industries.subarray(start, start + MAX_INDUSTRIES);
  const trades = Object.keys(industries ?? {}).filter((name) =>
    own.some((number) => TRADES[number - 1] === name),
  );
  const home = Object.keys(countries ?? {}).filter(
    (code) => countryNumber(code) === traits.countries[document],
  );
  return [...named('industry', trades), ...named('country', home)];
}

function metAxes(index: SearchIndex, document: number, { axes }: WantedTraits): string[] {
  return Object.entries(axes ?? {}).flatMap(([id, values]) => {
    const own = axisValue(index, document, id);
    return own !== null && values.includes(own) ? [`${id} ${own}`] : [];
  });
}

/** Position of an axis by its id. */
const POSITIONS: ReadonlyMap<string, number> = new Map(AXES.map(({ id }, position) => [id, position]));

/** The value of a document on an axis; null when it states none. */
export function axisValue({ traits, slugs }: SearchIndex, document: number, id: string): string | null {
  const position = POSITIONS.get(id) ?? -1;
  const at = traits.axes[position * slugs.ends.length + document] ?? -1;
  return AXES[position]?.values[at] ?? null;
}

function numbered(
  what: string,
  number: number | undefined,
  list: readonly string[],
  wanted?: string,
): string[] {
  return wanted !== undefined && list[(number ?? 0) - 1] === wanted ? named(what, [wanted]) : [];
}

function listed(
  what: string,
  bits: number | undefined,
  list: readonly string[],
  wanted: readonly string[],
): string[] {
  const isHeld = (name: string) => list.includes(name) && (((bits ?? 0) >>> list.indexOf(name)) & 1) === 1;
  return named(what, wanted.filter(isHeld));
}

function named(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}: ${names.join(', ')}`];
}
