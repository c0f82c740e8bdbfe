import type { CollectedSource } from '../../src/catalog/collected.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { tokenCitations } from '../../src/catalog/ground/token-grounds.ts';
import { listTokens } from '../../src/catalog/listed-tokens.ts';
import type { Source } from '../../src/catalog/sources.ts';
import { familyNames } from '../../src/text/split-families.ts';
import { packageFolder } from './mirrors.ts';
import { readPackage, type PackageValues } from './package-values.ts';

/**
 * The tokens of an entry that cite a package and whose values its files contain. A value that is missing here is
 * in none of the files, neither as it stands nor in another unit.
 */
export function packageFacts(entry: CatalogEntry, source: Source): CollectedSource['facts'] {
  const cites = tokenCitations(entry);
  const [cited, all] = readPackage(packageFolder(source.ref), source.path ?? '');
  const tokens = listTokens({ ...entry, components: entry.components ?? {} }).filter(({ path }) =>
    cites.get(path)?.includes(source.id),
  );
  const sizes = tokens
    .filter(({ path }) => path.startsWith('text.'))
    .map(({ value }) => Number.parseFloat(value));
  const found = tokens.filter(({ path, value }) =>
    [cited, all].some((files) => states(files(), path, value, sizes)),
  );
  return Object.fromEntries(
    found.map(({ path, value }) => [path, path.startsWith('font.') ? (familyNames(value)[0] ?? '') : value]),
  );
}

/**
 * Whether files state the value of a token. `sizes` are the font sizes of the entry: line heights and tracking may be
 * written in multiples of them.
 */
export function states(files: PackageValues, path: string, value: string, sizes: readonly number[]): boolean {
  const group = path.slice(0, path.indexOf('.'));
  if (group.startsWith('color')) return files.colors.has(value) || files.colors.has(value.slice(0, 7));
  if (group === 'font') return files.text.includes((familyNames(value)[0] ?? '').toLowerCase());
  const numbers = value.replaceAll(/#[\da-f]{3,8}\b/g, '').match(/-?[\d.]+(?:px|em|ms)?/g);
  if (numbers === null) return files.text.includes(value.toLowerCase());
  return numbers.every((number) => statesNumber(files, group, number, sizes));
}

const TOLERANCE = 0.001;

/** Whether the files have a number, in px or rem, ms or s, em or per cent, or as a multiple of a font size. */
function statesNumber(
  { numbers, rems }: PackageValues,
  group: string,
  text: string,
  sizes: readonly number[],
): boolean {
  const value = Number.parseFloat(text);
  const multiples = group === 'leading' || group === 'tracking' ? sizes.map((size) => value * size) : [];
  const widths = group === 'breakpoint' ? [value, value - 1] : [value]; // `max-width` has the last one of the layout below
  const scaled =
    {
      px: widths.flatMap((width) => rems.map((rem) => width / rem)),
      ms: [value / 1000],
      em: [value * 100],
    }[/px|ms|em/.exec(text)?.[0] ?? ''] ?? [];
  const percent = group === 'leading' ? [value * 100] : [];
  const wanted = [...widths, ...scaled, ...percent];
  const near = (a: number, b: number, tolerance: number): boolean => Math.abs(a - b) <= tolerance;
  return numbers.some(
    (number) =>
      wanted.some((other) => near(number, other, TOLERANCE)) ||
      multiples.some((other) => [1, ...rems].some((rem) => near(number * rem, other, 0.02))),
  );
}
