import type { FlatToken } from '../../catalog/flat-tokens.ts';
import { declarations, header } from './css.ts';
import type { Exporter } from './exporter.ts';
import { schemesOf } from './schemes.ts';

/** Theme namespaces that generate utilities in Tailwind 4; other tokens stay plain custom properties. */
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
  'breakpoint',
  'container',
];

/** A Tailwind 4 theme: `@import` it after `tailwindcss`. */
export const tailwindExporter: Exporter = {
  id: 'tailwind',
  file: 'tailwind.css',
  mediaType: 'text/css; charset=utf-8',
  render(taste) {
    const { first, other } = schemesOf(taste);
    const [themed, plain] = split(first.tokens);
    const blocks = [`@theme {\n${declarations(themed)}\n}`];
    if (plain.length > 0) blocks.push(`:root {\n${declarations(plain)}\n}`);
    if (other !== null) {
      blocks.push(
        `@layer theme {\n  @media (prefers-color-scheme: ${other.scheme}) {\n    :root {\n${declarations(other.tokens, '      ')}\n    }\n  }\n}`,
      );
    }
    return `${header(taste)}\n${blocks.join('\n\n')}\n`;
  },
};

function split(tokens: readonly FlatToken[]): [themed: FlatToken[], plain: FlatToken[]] {
  const isThemed = ({ path }: FlatToken) => THEMED.includes(path.slice(0, path.indexOf('.')));
  return [tokens.filter(isThemed), tokens.filter((token) => !isThemed(token))];
}
