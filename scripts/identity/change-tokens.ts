import type { FlatToken } from '../../src/catalog/flat-tokens.ts';
import type { PageSource } from '../../src/identity/contract-page.ts';
import { invertNeutral, turnHue } from './change-colors.ts';

/** px: square corners become round ones, round ones square. */
const ROUND_FROM = 6;

/** Every token of a source through a function by its namespace. */
function mapTokens(source: PageSource, change: (token: FlatToken) => string): PageSource {
  return { ...source, tokens: source.tokens.map((token) => ({ ...token, value: change(token) })) };
}

export function inTypeface(source: PageSource, stack: string): PageSource {
  return mapTokens(source, ({ path, value }) =>
    path.startsWith('font.') && path !== 'font.mono' ? stack : value,
  );
}

/** Another typeface for the tokens of those roles. */
export function inTypefaceFor(source: PageSource, stack: string, roles: ReadonlySet<string>): PageSource {
  return mapTokens(source, ({ path, value }) => (roles.has(path) ? stack : value));
}

export function inHue(source: PageSource, degrees: number): PageSource {
  return mapTokens(source, ({ path, value }) =>
    path.startsWith('color.') ? turnHue(value, degrees) : value,
  );
}

export function inOtherRadius(source: PageSource): PageSource {
  return mapTokens(source, ({ path, value }) => {
    if (!path.startsWith('radius.')) return value;
    return Number.parseFloat(value) < ROUND_FROM ? '20px' : '0px';
  });
}

export function inOtherScheme(source: PageSource): PageSource {
  return mapTokens(source, ({ path, value }) => (path.startsWith('color.') ? invertNeutral(value) : value));
}
