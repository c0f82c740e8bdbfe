import * as v from 'valibot';
import { described } from './described.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { withCustomProperties } from './token-facts.ts';
import { declarations, firstScheme, flatTokens, otherScheme, type Scheme } from './flat-tokens.ts';

export const CodeVariantsSchema = v.object({
  css: described(v.string(), 'CSS custom properties and rules.'),
  tailwind: described(v.string(), 'Theme of Tailwind CSS 4.'),
  react: described(
    v.string(),
    'The primary button as a React component; empty when its styles are not known.',
  ),
});
export type CodeVariants = v.InferOutput<typeof CodeVariantsSchema>;

type Coded = Pick<CatalogEntry, 'name' | 'theme' | 'tokens' | 'components' | 'code'>;

/** The tokens as CSS, Tailwind and React code, each followed by the hand-written code of the entry. */
export function codeVariants(entry: Coded): CodeVariants {
  const first = firstScheme(entry.theme, entry.tokens);
  const properties = declarations(flatTokens(entry.tokens, first));
  return {
    css: joined(`:root {\n${properties}\n}`, otherColors(entry, first), entry.code.css),
    tailwind: joined(`@import 'tailwindcss';\n\n@theme {\n${properties}\n}`, entry.code.tailwind),
    react: entry.code.react ?? reactButton(entry),
  };
}

/** The hand-written part of CSS that `codeVariants` made; undefined where there is none. */
export function writtenCss(entry: Omit<Coded, 'code'>, css: string): string | undefined {
  const tokens = codeVariants({ ...entry, code: {} }).css.trim();
  const own = css.startsWith(tokens) ? css.slice(tokens.length).trim() : '';
  return own === '' ? undefined : own;
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The colours of the other scheme, in a prefers-color-scheme query. */
function otherColors({ tokens }: Coded, first: Scheme): string | null {
  const other = otherScheme(first);
  if (tokens.color[other] === undefined) return null;
  const colors = flatTokens(tokens, other).filter(({ path }) => path.startsWith('color.'));
  return `@media (prefers-color-scheme: ${other}) {\n  :root {\n${declarations(colors, '    ')}\n  }\n}`;
}

/** The button of the brand as a React component with its custom properties. */
function reactButton({ name, components }: Coded): string {
  const styles = Object.entries(components?.button ?? {}).map(
    ([property, value]) => `  ${camelCase(property)}: '${withCustomProperties(value)}',`,
  );
  if (styles.length === 0) return '';
  return [
    `// The primary button of ${name}; load the CSS variant for its custom properties.`,
    "import type { ComponentProps } from 'react';",
    '',
    'const look = {',
    ...styles,
    '} as const;',
    '',
    "export function Button({ style, ...rest }: ComponentProps<'button'>) {",
    '  return <button {...rest} style={{ ...look, ...style }} />;',
    '}',
    '',
  ].join('\n');
}

function camelCase(property: string): string {
  return property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
