import { withCustomProperties } from '../../src/catalog/token-facts.ts';
import { customProperty, firstScheme, flatTokens } from '../../src/catalog/flat-tokens.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import type { MatchedFace } from '../../src/board/type/match-face.ts';
import { facesOf, fontFaces, stackOf } from '../../src/board/type/font-faces.ts';
import { declarations } from './declarations.ts';

/** The stylesheet of the page of a brand: swatches, type scale and components in its own tokens. */
export function brandStyle(brand: BrandRecord): string {
  const { tokens, theme, components = {} } = brand;
  const { sizes = {}, weights = {} } = tokens.type ?? {};
  const faces = facesOf(tokens);
  const shown = (matched: MatchedFace | undefined) => matched && stackOf(matched);
  const body = shown(faces.get('body'));
  const own = flatTokens(tokens, firstScheme(theme, tokens)).map(
    ({ path, value }) => [customProperty(path), value] as const,
  );
  const colors = new Set(
    Object.values(tokens.color).flatMap((scheme) => (isScheme(scheme) ? Object.values(scheme) : [])),
  );
  const parts = Object.entries(components).flatMap(([name, declared]) =>
    declared === undefined
      ? []
      : [
          rule(
            `.x-${name}`,
            Object.entries(declared).map(([property, value]) => [property, withCustomProperties(value)]),
          ),
        ],
  );
  const heading = shown(faces.get('display') ?? faces.get('heading')) ?? body;
  const rows = Object.entries(sizes).map(([role, size]) => {
    const isText = Number.parseFloat(size) < HEADING_FROM;
    return rule(`.t-${role}`, [
      ['font-size', size],
      ['font-family', (isText ? (body ?? heading) : heading) ?? 'inherit'],
      ['font-weight', String(weights[role] ?? weights[isText ? 'body' : 'heading'] ?? 400)],
      ['letter-spacing', isText ? 'normal' : (tokens.type?.tracking?.['heading'] ?? 'normal')],
    ]);
  });
  return [
    fontFaces(faces, 'optional'), // a typeface that comes late waits for the next visit: the page must not move
    rule('.brand-head', [['--heading', heading ?? 'inherit']]),
    `.stage{${declarations([...own, ['--font-body', body]])}}`,
    ...[...colors].filter((hex) => HEX.test(hex)).map((hex) => `.c-${hex.slice(1)}{background:${hex}}`),
    ...rows,
    ...parts,
    '',
  ].join('\n');
}

/** px; smaller sizes are set in the family of running text. */
const HEADING_FROM = 22;
const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;
function rule(selector: string, declared: readonly (readonly [string, string])[]): string {
  const known = declared.filter(([property]) => /^[a-z-]+$/.test(property));
  return `${selector}{${declarations(known)}}`;
}

function isScheme(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
