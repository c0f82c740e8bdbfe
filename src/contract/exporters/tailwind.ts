import { firstScheme, flatTokens, type FlatToken, type Scheme } from '../../catalog/flat-tokens.ts';
import { declarations, header, otherColors } from './css.ts';
import type { Exporter } from './exporter.ts';

/** Namespaces that Tailwind 4 makes utilities from; what it has no utility for stays a plain property. */
const THEMED = [
  'color',
  'font',
  'font-weight',
  'text',
  'leading',
  'tracking',
  'spacing',
  'radius',
  'shadow',
  'ease',
];

/** A Tailwind 4 theme: `@import` it after `tailwindcss`. */
export const tailwindExporter: Exporter = {
  id: 'tailwind',
  file: 'tailwind.css',
  mediaType: 'text/css; charset=utf-8',
  render(taste) {
    const first = firstScheme(taste.theme, taste.tokens);
    const other: Scheme = first === 'light' ? 'dark' : 'light';
    const [themed, plain] = split(flatTokens(taste.tokens, first));
    const blocks = [`@theme {\n${declarations(themed)}\n}`];
    if (plain.length > 0) blocks.push(`:root {\n${declarations(plain)}\n}`);
    const colors = otherColors(taste, other);
    if (colors.length > 0) {
      blocks.push(
        `@layer theme {\n  @media (prefers-color-scheme: ${other}) {\n    :root {\n${declarations(colors, '      ')}\n    }\n  }\n}`,
      );
    }
    return `${header(taste, first)}\n${blocks.join('\n\n')}\n`;
  },
};

function split(tokens: readonly FlatToken[]): [themed: FlatToken[], plain: FlatToken[]] {
  const isThemed = ({ path }: FlatToken) => THEMED.includes(path.slice(0, path.indexOf('.')));
  return [tokens.filter(isThemed), tokens.filter((token) => !isThemed(token))];
}
