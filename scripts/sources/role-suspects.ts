import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import type { FlatToken } from '../../src/catalog/flat-tokens.ts';
import { tokenCitations } from '../../src/catalog/ground/token-grounds.ts';
import { listTokens } from '../../src/catalog/listed-tokens.ts';
import type { Source } from '../../src/catalog/sources.ts';
import { lazy } from '../../src/text/lazy.ts';
import { fittingNames } from './fitting-names.ts';
import { missingSteps } from './missing-steps.ts';
import { type NamedValue, namedValues, resolver } from './named-values.ts';
import { states } from './package-facts.ts';
import { valuesIn } from './package-values.ts';

/** A value that its package may give to another role than the entry does. */
export interface Suspect {
  readonly path: string;
  readonly value: string;
  readonly why: string;
}

/** What can be said of an entry, by kind of comparison. */
export interface RoleComparison {
  readonly compared: Readonly<Record<'names' | 'schemes' | 'steps', number>>;
  readonly suspects: readonly Suspect[];
}

const MAX_CHARACTERS = 8_000_000; // characters of a package; larger ones repeat themselves, once a theme or a bundle
/** Texts of a cited package: of the files that the citation names, and of all. */
type Texts = readonly [() => string, () => string];

/** Compares roles of an entry with the names that its packages give to the same values. */
export function compareRoles(entry: CatalogEntry, textsOf: (source: Source) => Texts): RoleComparison {
  const tokens = citingPackages(entry);
  const readings = new Map<Source, readonly (() => Reading)[]>();
  const readingsOf = (sources: readonly Source[]): readonly (() => Reading)[] => {
    for (const source of sources)
      if (!readings.has(source))
        readings.set(
          source,
          textsOf(source).map((text) => lazy(() => read(text().slice(0, MAX_CHARACTERS)))),
        );
    return [0, 1].flatMap((at) => sources.flatMap((source) => readings.get(source)?.[at] ?? []));
  };
  const sizes = tokens
    .filter(({ path }) => path.startsWith('text.'))
    .map(({ value }) => Number.parseFloat(value));
  const named = tokens.filter((token) => fittingNames(token.path) !== null && !isInitial(token));
  const paired = pairs(tokens);
  const scales = tokens.filter(({ path }) => path.startsWith('scale.'));
  const unnamed = named.filter(
    ({ path, value, sources }) => !readingsOf(sources).some((reading) => reading().names(path, value, sizes)),
  );
  const unpaired = paired.filter(
    ({ first, second, sources }) => !readingsOf(sources).some((reading) => reading().hasPair(first, second)),
  );
  const gaps = scales.flatMap(({ path, value, sources }) =>
    readingsOf(sources)
      .slice(0, sources.length)
      .flatMap((reading) => reading().missing(path, value))
      .slice(0, 1)
      .map((why) => ({ path, value, why })),
  );
  return {
    compared: { names: named.length, schemes: paired.length, steps: scales.length },
    suspects: [
      ...unnamed.map(({ path, value }) => ({ path, value, why: 'under no name of its kind' })),
      ...unpaired.map(({ path, first, second }) => ({
        path,
        value: `${first} ${second}`,
        why: 'no name has both schemes',
      })),
      ...gaps,
    ],
  };
}

/** What CSS has where no rule says otherwise: packages state it by leaving it out. */
function isInitial({ path, value }: FlatToken): boolean {
  return (
    (path.startsWith('tracking.') && value === '0em') || (path === 'font-weight.body' && value === '400')
  );
}

interface Cited extends FlatToken {
  readonly sources: readonly Source[];
}

function citingPackages(entry: CatalogEntry): readonly Cited[] {
  const cites = tokenCitations(entry);
  const packages = new Map(
    entry.sources.filter(({ kind }) => kind === 'npm').map((source) => [source.id, source]),
  );
  return listTokens({ ...entry, components: {} }).flatMap((token) => {
    const sources = (cites.get(token.path) ?? []).flatMap((id) => packages.get(id) ?? []);
    return sources.length === 0 ? [] : [{ ...token, sources }];
  });
}

interface Pair {
  readonly path: string;
  readonly first: string;
  readonly second: string;
  readonly sources: readonly Source[];
}

/** Colours of which the two schemes have different values. */
function pairs(tokens: readonly Cited[]): readonly Pair[] {
  const first = new Map(
    tokens.filter(({ path }) => path.startsWith('color.')).map((token) => [token.path, token]),
  );
  return tokens.flatMap(({ path, value, sources }) => {
    const role = /^color-(?:dark|light)\.(.+)$/.exec(path)?.[1];
    const other = role === undefined ? undefined : first.get(`color.${role}`);
    return other === undefined || other.value === value
      ? []
      : [
          {
            path: other.path,
            first: other.value,
            second: value,
            sources: [...new Set([...other.sources, ...sources])],
          },
        ];
  });
}

/** What the names in a text tell of its values. */
interface Reading {
  names(path: string, value: string, sizes: readonly number[]): boolean;
  hasPair(first: string, second: string): boolean;
  missing(path: string, scale: string): readonly string[];
}

function read(text: string): Reading {
  const values = namedValues(text);
  const resolve = resolver(values);
  const fitting = memo((words: string) => valuesIn(textUnder(values, new RegExp(words), resolve, text)));
  const colors = lazy(() => colorsByName(values, resolve));
  return {
    names: (path, value, sizes) => states(fitting(fittingNames(path)?.source ?? ''), path, value, sizes),
    hasPair: (first, second) => colors().some((set) => set.has(first) && set.has(second)),
    missing: (path, scale) => missingSteps(values, path === 'scale.text' ? 'text' : 'spacing', scale),
  };
}

/** The values under names that fit, with the rule for the size of a rem. */
function textUnder(
  values: readonly NamedValue[],
  words: RegExp,
  resolve: (value: string) => readonly string[],
  text: string,
): string {
  const found = values.filter(({ name, context }) => words.test(`${context} ${name}`));
  const roots = text.match(/\bhtml\s*\{[^{}]*\}/g) ?? [];
  return [...new Set([...found.flatMap(({ value }) => resolve(value)), ...roots])].join('\n');
}

const COLOR = /#[\da-f]{3}|rgb|hsl|lch|lab|white|black|\d+,?\s+\d+/i;
const SCHEME_WORDS =
  /["'`]|[.@:[\]=(),_-]|\b(?:light|dark|night|day|default|mode|theme|scheme|prefers|color|root|html|body|media|data|and|value|not|screen|host)\b/g;

/** Sets of colours that one name has, over all schemes. */
function colorsByName(
  values: readonly NamedValue[],
  resolve: (value: string) => readonly string[],
): readonly ReadonlySet<string>[] {
  const byName = Map.groupBy(values, ({ name, context }) =>
    /^(?:--|[$@])/.test(name)
      ? name
      : `${context} ${name}`.replaceAll(SCHEME_WORDS, ' ').replaceAll(/\s+/g, ' '),
  );
  return [...byName.values()].map((named) => {
    const all = [...new Set(named.flatMap(({ value }) => resolve(value)))].filter((value) =>
      COLOR.test(value),
    );
    return valuesIn(all.map((value) => `x: ${value};`).join('\n')).colors;
  });
}

function memo<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
