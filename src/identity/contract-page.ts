import { customProperty, firstScheme, flatTokens, type FlatToken } from '../catalog/flat-tokens.ts';
import { withCustomProperties } from '../catalog/token-facts.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';
import { LAYOUTS, type LayoutName } from './contract-layouts.ts';

/** What a page is made from: the tokens of a contract and the components of its brand. */
export interface PageSource {
  readonly name: string;
  readonly tokens: readonly FlatToken[];
  readonly components: Components | undefined;
}

interface Brand {
  readonly name: string;
  readonly tokens: TokenValues;
  readonly theme?: string | undefined;
  readonly components?: Components | undefined;
}

/** The source that a brand's contract gives, in the scheme that a visitor sees first. */
export function sourceOf({ name, tokens, theme, components }: Brand): PageSource {
  return { name, tokens: flatTokens(tokens, firstScheme(theme, tokens)), components };
}

/** A page that follows a contract mechanically: every token becomes a custom property and is used where its name says. */
export function contractPage({ name, tokens, components }: PageSource, layout: LayoutName): string {
  const properties = tokens.map(({ path, value }) => `${customProperty(path)}: ${value};`).join(' ');
  const parts = Object.entries(components ?? {}).map(([part, declarations]) => {
    const text = Object.entries(declarations ?? {}).map(
      ([property, value]) => `${property}: ${withCustomProperties(value)};`,
    );
    return `${SELECTORS[part] ?? part} { ${text.join(' ')} }`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>
:root { ${properties} }
${baseSheet(new Set(tokens.map(({ path }) => path)))}
${parts.join('\n')}
</style></head><body>${LAYOUTS[layout](name)}</body></html>`;
}

const SELECTORS: Readonly<Record<string, string>> = {
  button: 'button.main',
  input: 'input',
  card: '.card',
  nav: 'nav',
  link: 'a',
};

/** The first of the paths that the contract states, as `var()`; otherwise the fallback. */
function firstOf(known: ReadonlySet<string>, paths: readonly string[], fallback: string): string {
  const path = paths.find((one) => known.has(one));
  return path === undefined ? fallback : `var(${customProperty(path)})`;
}

function baseSheet(known: ReadonlySet<string>): string {
  const token = (paths: readonly string[], fallback: string) => firstOf(known, paths, fallback);
  const heading = token(['font.heading', 'font.display', 'font.body'], 'inherit');
  return `
* { box-sizing: border-box; margin: 0 }
body { background: ${token(['color.background'], '#fff')}; color: ${token(['color.text'], '#111')};
  font: ${token(['font-weight.body'], '400')} ${token(['text.body'], '16px')}/${token(['leading.body'], '1.5')} ${token(['font.body'], 'sans-serif')}; }
h1, h2, h3 { font-family: ${heading}; font-weight: ${token(['font-weight.heading', 'font-weight.display'], '600')};
  letter-spacing: ${token(['tracking.heading', 'tracking.display'], 'normal')}; line-height: ${token(['leading.heading', 'leading.display'], '1.2')}; }
h1 { font-size: ${token(['text.display', 'text.h1'], '48px')} }
h2 { font-size: ${token(['text.h2'], '32px')} }
h3 { font-size: ${token(['text.h3'], '22px')} }
a { color: ${token(['color.link', 'color.primary'], 'inherit')} }
button, input { font: inherit; padding: 8px 16px; border: 0 }
button.main { background: ${token(['color.primary', 'color.accent'], '#222')}; color: ${token(['color.on-primary'], '#fff')};
  border-radius: ${token(['radius.button', 'radius.control'], '4px')} }
input { background: ${token(['color.surface', 'color.background'], '#fff')}; border: 1px solid ${token(['color.border'], '#ccc')};
  border-radius: ${token(['radius.input', 'radius.control'], '4px')} }
.card { background: ${token(['color.surface', 'color.background'], '#fff')}; padding: 24px;
  border-radius: ${token(['radius.card', 'radius.box', 'radius.control'], '4px')}; box-shadow: ${token(['shadow.card', 'shadow.raised', 'shadow.low', 'shadow.resting', 'shadow.medium', 'shadow.small'], 'none')} }
small { color: ${token(['color.text-muted', 'color.text'], 'inherit')}; font-size: ${token(['text.small'], '14px')} }
code, pre { font-family: ${token(['font.mono'], 'monospace')} }
.tag { background: ${token(['color.accent', 'color.primary'], '#222')}; color: ${token(['color.on-accent', 'color.on-primary'], '#fff')}; padding: 4px 8px; border-radius: ${token(['radius.control', 'radius.button'], '4px')} }
nav { display: flex; gap: 16px; padding: 16px 48px }
section, main > article { padding: 64px 48px; max-width: 1080px }
.grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px }
p { margin: 8px 0 16px }`;
}
