import {
  customProperty,
  firstScheme,
  flatTokens,
  type FlatToken,
  type Scheme,
} from '../../catalog/flat-tokens.ts';
import { colorPairs, describePair } from './color-pairs.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

/** CSS custom properties, with the other scheme's colours for visitors who prefer it or choose it. */
export const cssExporter: Exporter = {
  id: 'css',
  file: 'theme.css',
  mediaType: 'text/css; charset=utf-8',
  render(taste) {
    const first = firstScheme(taste.theme, taste.tokens);
    const other: Scheme = first === 'light' ? 'dark' : 'light';
    const blocks = [`:root {\n${schemeOf(first)}${declarations(flatTokens(taste.tokens, first))}\n}`];
    const colors = otherColors(taste, other);
    if (colors.length > 0) {
      blocks.push(
        `@media (prefers-color-scheme: ${other}) {\n  :root:not([data-theme='${first}']) {\n${schemeOf(other, '    ')}${declarations(colors, '    ')}\n  }\n}`,
        `:root[data-theme='${other}'] {\n${schemeOf(other)}${declarations(colors)}\n}`,
      );
    }
    return `${header(taste, first)}\n${blocks.join('\n\n')}\n`;
  },
};

/** The colours of a scheme that is not the first one; empty when the taste does not know it. */
export function otherColors({ tokens }: ExportedTaste, scheme: Scheme): readonly FlatToken[] {
  if (tokens.color[scheme] === undefined) return [];
  return flatTokens(tokens, scheme).filter(({ path }) => path.startsWith('color.'));
}

export function declarations(tokens: readonly FlatToken[], indent = '  '): string {
  return tokens.map(({ path, value }) => `${indent}${customProperty(path)}: ${value};`).join('\n');
}

/** Name, credit and the contrast of every pair of text and ground, as a CSS comment. */
export function header({ name, credit, tokens }: ExportedTaste, scheme: Scheme): string {
  const pairs = colorPairs(tokens.color[scheme]).map((pair) => ` *   ${describePair(pair)}`);
  const contrast = pairs.length === 0 ? [] : [` * WCAG contrast, ${scheme}:`, ...pairs];
  return ['/*', ` * ${inComment(name)}`, ` * ${inComment(credit)}`, ...contrast, ' */'].join('\n');
}

const inComment = (text: string) => text.replaceAll('*/', '* /');

const schemeOf = (scheme: Scheme, indent = '  ') => `${indent}color-scheme: ${scheme};\n`;
