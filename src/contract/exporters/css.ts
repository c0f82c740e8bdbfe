import { declarations } from '../../catalog/flat-tokens.ts';
import { colorPairs, describePair } from './color-pairs.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';
import { schemesOf, type SchemeTokens } from './schemes.ts';

/** CSS custom properties. The colours of the other scheme apply by preference (media query) or by `data-theme`. */
export const cssExporter: Exporter = {
  id: 'css',
  file: 'theme.css',
  mediaType: 'text/css; charset=utf-8',
  fitsAgents: true,
  render(taste) {
    const { first, other } = schemesOf(taste);
    const blocks = [rule(':root', first)];
    if (other !== null) {
      blocks.push(
        `@media (prefers-color-scheme: ${other.scheme}) {\n${rule(`:root:not([data-theme='${first.scheme}'])`, other, '  ')}\n}`,
        rule(`:root[data-theme='${other.scheme}']`, other),
      );
    }
    return `${header(taste)}\n${blocks.join('\n\n')}\n`;
  },
};

/** Sets `color-scheme` only when there are colours; without them the scheme is not known. */
function rule(selector: string, { scheme, tokens }: SchemeTokens, indent = ''): string {
  const colored = tokens.some(({ path }) => path.startsWith('color.'));
  const colorScheme = colored ? `${indent}  color-scheme: ${scheme};\n` : '';
  return `${indent}${selector} {\n${colorScheme}${declarations(tokens, `${indent}  `)}\n${indent}}`;
}

/** A CSS comment with name, credit and the contrast ratio of every pair of text and background. */
export function header({ name, credit, tokens, scheme }: ExportedTaste): string {
  const pairs = colorPairs(tokens.color[scheme]).map((pair) => ` *   ${describePair(pair)}`);
  const contrast = pairs.length === 0 ? [] : [` * WCAG contrast, ${scheme}:`, ...pairs];
  return ['/*', ` * ${inComment(name)}`, ` * ${inComment(credit)}`, ...contrast, ' */'].join('\n');
}

const inComment = (text: string) => text.replaceAll('*/', '* /');
