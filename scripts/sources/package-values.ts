import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lazy } from '../../src/text/lazy.ts';
import { hexColor } from './units.ts';

/** Values in the files of a package. */
export interface PackageValues {
  /** Colours as hex, in whatever notation they are written. */
  readonly colors: ReadonlySet<string>;
  readonly numbers: readonly number[];
  /** Pixels of a rem: 16, and what a rule of `html` sets. */
  readonly rems: readonly number[];
  /** The text of the files in lower case. */
  readonly text: string;
}

const READ = /\.(?:css|scss|less|pcss|json|m?js|cjs|tsx?|astro|vue)$/;
const SKIPPED = /(?:package\.json|\.d\.ts|\.map)$/;
const MAX_BYTES = 3_000_000; // of a file; larger ones are bundles of everything

/** The values of the files that a citation names, and of all files of the package; each read when called. */
export function readPackage(
  folder: string,
  cited: string,
): readonly [() => PackageValues, () => PackageValues] {
  const [named, all] = packageTexts(folder, cited);
  return [lazy(() => valuesIn(named())), lazy(() => valuesIn(all()))];
}

/** The text of the files that a citation names, and of all files of the package; each read when called. */
export function packageTexts(folder: string, cited: string): readonly [() => string, () => string] {
  const names = new Set(cited.split(/[\s,;()]+/).map((name) => path.basename(name)));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => READ.test(name) && !SKIPPED.test(name) && !name.includes('node_modules'),
  );
  const named = files.filter((name) => names.has(path.basename(name)) || names.has(stem(name)));
  return [lazy(() => textOf(folder, named)), lazy(() => textOf(folder, files))];
}

function stem(name: string): string {
  return path.basename(name).split('.')[0] ?? '';
}

const COLOR = /#[\da-f]{3,8}\b|(?:rgba?|hsla?|(?:ok)?lch|(?:ok)?lab)\([^()]{3,60}\)/gi;
const CHANNELS = /\b(\d{1,3}),?\s*(\d{1,3}),?\s*(\d{1,3})\b/g; // `rgb(var(--x))` with `--x: 1, 2, 3`
const NUMBER_DEFINITION = /(--[\w-]+)\s*:\s*([\d.]+(?:deg|%)?)\s*[;}]/g; // hues and the like
const KEYWORD = /:\s*(white|black)\b/g;
const BARE_HEX = /"hex":\s*"([\da-f]{6})"/gi; // collections of icons leave out the #
const ROOT_SIZE = /\bhtml\s*\{[^{}]*?font-size:\s*([\d.]+)(px|%)/g;
const PX_PER_REM = 16;
const HSL = /\b(\d{1,3})(?:deg)?,? (\d{1,3}%),? (\d{1,3}%)/g;

function textOf(folder: string, files: readonly string[]): string {
  return files
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size < MAX_BYTES)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The values in a text, of whatever language. */
export function valuesIn(text: string): PackageValues {
  const definitions = new Map(
    [...text.matchAll(NUMBER_DEFINITION)].map(([, name = '', value = '']) => [name, value]),
  );
  const filled = text.replaceAll(
    /var\((--[\w-]+)\)/g,
    (whole, name: string) => definitions.get(name) ?? whole,
  );
  const written = [
    ...[...filled.matchAll(COLOR)].map(([color]) => color),
    ...[...text.matchAll(CHANNELS)].map(([, r, g, b]) => `rgb(${r} ${g} ${b})`),
    ...[...text.matchAll(KEYWORD)].map(([, name = '']) => name),
    ...[...text.matchAll(BARE_HEX)].map(([, digits = '']) => `#${digits}`),
    ...[...text.matchAll(HSL)].map(([, h, s, l]) => `hsl(${h} ${s} ${l})`),
  ];
  const colors = new Set([...new Set(written)].map(hexColor).filter((color) => color !== null));
  const numbers = new Set((text.match(/-?\d*\.?\d+(?:e\d+(?![\da-f]))?/g) ?? []).map(Number));
  const roots = [...text.matchAll(ROOT_SIZE)].map(([, size, unit]) =>
    unit === '%' ? (Number(size) / 100) * PX_PER_REM : Number(size),
  );
  return {
    colors,
    numbers: [...numbers],
    rems: [...new Set([PX_PER_REM, ...roots])],
    text: text.toLowerCase(),
  };
}
