import { DENSITIES, MOODS, THEMES } from '../catalog/entry-values.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { TRADES } from '../catalog/trades.ts';
import { FAMILY_CLASSES } from '../catalog/tokens.ts';
import { parseHex } from '../color/hex.ts';
import { hueName, HUE_NAMES, type HueName } from '../color/hue-name.ts';
import { rgbaToOklab } from '../color/oklab.ts';
import { AXES } from '../grammar/axes/index.ts';
import { oncePer } from '../text/once-per.ts';
import type { Concept } from '../words/concept.ts';
import { conceptOf } from '../words/concepts.ts';
import type { StatementKind } from '../words/understanding.ts';
import { documentsSetIn, type SearchIndex } from './search-index.ts';
import { tagNumbers } from '../catalog/tags/index.ts';
import { hasColor } from './near-colors.ts';
import { countryNumber, MAX_INDUSTRIES } from './traits.ts';

/** Their colours are all alike to people, so the name says enough. */
const PLAIN_HUES: ReadonlySet<HueName> = new Set(['black', 'grey', 'white']);

/** Finds the traits of a document that meet a wish: `mood: restrained`; several may be one text. */
export type TraitFinder = (document: number) => readonly string[];

/** Concepts whose traits are kept; of each, those of every document take some ten kilobytes. */
const MAX_CONCEPTS = 128;
const finders = oncePer<SearchIndex, Map<Concept, TraitFinder>>(() => new Map());

/** Finds the traits that a concept or colour describes. */
export function traitFinder(index: SearchIndex, kind: StatementKind, value: string): TraitFinder {
  if (kind === 'color') return colorFinder(index, value);
  if (kind === 'font') {
    const users = new Set(documentsSetIn(index, value));
    return (document) => (users.has(document) ? [`typeface: ${value}`] : NONE);
  }
  const concept = conceptOf(kind, value);
  if (concept === undefined) return () => NONE;
  const kept = finders(index);
  const known = kept.get(concept);
  if (known !== undefined) return known;
  if (kept.size === MAX_CONCEPTS) kept.clear();
  const find = conceptFinder(index, concept);
  const found: (readonly string[] | undefined)[] = [];
  const findOnce: TraitFinder = (document) => (found[document] ??= joined(find(document)));
  kept.set(concept, findOnce);
  return findOnce;
}

function joined(traits: readonly string[]): readonly string[] {
  return traits.length < 2 ? traits : [traits.join('; ')];
}

function colorFinder({ traits }: SearchIndex, value: string): TraitFinder {
  const color = parseHex(value.slice(1));
  if (color === null) return () => NONE;
  const hue = listed('hue', traits.hues, HUE_NAMES, [hueName(color)]);
  if (PLAIN_HUES.has(hueName(color))) return hue;
  const [wanted, near] = [rgbaToOklab(color), [`color: near ${value}`]];
  return (document) => (hasColor(traits.colors, document, wanted) ? near : hue(document));
}

/** What is wanted is looked up once, for every document. */
function conceptFinder(index: SearchIndex, { tag, traits: wanted }: Concept): TraitFinder {
  const { traits } = index;
  const all = [
    ...tagged(index, tag),
    ...ofTrades(index, Object.keys(wanted.industries ?? {})),
    ...ofCountries(index, Object.keys(wanted.countries ?? {})),
    ...listedIn('mood', traits.moods, MOODS, Object.keys(wanted.moods ?? {})),
    ...listedIn('period', traits.periods, PERIODS, wanted.periods ?? []),
    ...listedIn('font', traits.fonts, FAMILY_CLASSES, wanted.fonts ?? []),
    ...numbered('theme', traits.themes, THEMES, wanted.theme),
    ...numbered('density', traits.densities, DENSITIES, wanted.density),
    ...Object.entries(wanted.axes ?? {}).map(([id, values]) => axisFinder(index, id, values)),
  ];
  return (document) => metBy(all, document);
}

/** What all finders find. */
export function metBy(finders: readonly TraitFinder[], document: number): readonly string[] {
  let met = NONE;
  for (const find of finders) {
    const found = find(document);
    if (found.length > 0) met = met.length === 0 ? found : [...met, ...found];
  }
  return met;
}

/** Percent; from here on a tag is a reason. */
const MET = { strongly: 75, partly: 35 } as const;

function tagged({ degrees }: SearchIndex, tag: string | null): TraitFinder[] {
  const number = tagNumbers().get(tag ?? '');
  if (number === undefined) return [];
  return [
    (document) => {
      const degree = degrees.at(number, document);
      if (degree < MET.partly) return NONE;
      return [degree >= MET.strongly ? `tag: ${tag}` : `tag: ${tag}, in part`];
    },
  ];
}

const NONE: readonly string[] = [];

function ofTrades({ traits }: SearchIndex, wanted: readonly string[]): TraitFinder[] {
  if (wanted.length === 0) return [];
  const numbers = wanted.map((name) => TRADES.findIndex((trade) => trade === name) + 1);
  return [
    (document) => {
      const start = document * MAX_INDUSTRIES;
      const own = traits.industries.subarray(start, start + MAX_INDUSTRIES);
      return named(
        'industry',
        wanted.filter((_, at) => own.includes(numbers[at] ?? 0)),
      );
    },
  ];
}

function ofCountries({ traits }: SearchIndex, wanted: readonly string[]): TraitFinder[] {
  if (wanted.length === 0) return [];
  return [
    (document) =>
      named(
        'country',
        wanted.filter((code) => countryNumber(code) === traits.countries[document]),
      ),
  ];
}

/** Finds the value of a document on an axis, if it is one of these. */
export function axisFinder(
  { traits, slugs }: SearchIndex,
  id: string,
  wanted: readonly string[],
): TraitFinder {
  const position = POSITIONS.get(id) ?? -1;
  const values: readonly string[] = AXES[position]?.values ?? [];
  const reasons = values.map((value) => (wanted.includes(value) ? [`${id} ${value}`] : NONE));
  const start = position * slugs.ends.length;
  return (document) => reasons[traits.axes[start + document] ?? -1] ?? NONE;
}

/** Position of an axis by its id. */
const POSITIONS: ReadonlyMap<string, number> = new Map(AXES.map(({ id }, position) => [id, position]));

function numbered(
  what: string,
  column: Uint8Array,
  list: readonly string[],
  wanted: string | undefined,
): TraitFinder[] {
  if (wanted === undefined) return [];
  const number = list.indexOf(wanted) + 1;
  const found = named(what, [wanted]);
  return [(document) => (number > 0 && column[document] === number ? found : NONE)];
}

function listedIn(...[what, column, list, wanted]: Parameters<typeof listed>): TraitFinder[] {
  return wanted.length === 0 ? [] : [listed(what, column, list, wanted)];
}

/** Finds the names whose bit is set. */
function listed(
  what: string,
  column: Uint8Array | Uint16Array | Uint32Array,
  list: readonly string[],
  wanted: readonly string[],
): TraitFinder {
  const known = wanted.filter((name) => list.includes(name));
  const places = known.map((name) => list.indexOf(name));
  return (document) => {
    const bits = column[document] ?? 0;
    return named(
      what,
      known.filter((_, at) => ((bits >>> (places[at] ?? 0)) & 1) === 1),
    );
  };
}

function named(what: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? NONE : [`${what}: ${names.join(', ')}`];
}
