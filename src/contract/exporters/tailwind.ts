import { declarations, type FlatToken } from '../../catalog/flat-tokens.ts';
import { withCustomProperties } from '../../catalog/token-facts.ts';
import { COMPONENT_NAMES, STATE_NAMES } from '../../catalog/tokens.ts';
import { header } from './css.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';
import { schemesOf, type SchemeTokens } from './schemes.ts';

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

/**
 * A Tailwind 4 theme: `@import` it after `tailwindcss`. Components with their states and sizes are utilities
 * (`button`, `button-small`). The other scheme applies by preference or by `data-theme`, and so does the variant `dark`.
 */
export const tailwindExporter: Exporter = {
  id: 'tailwind',
  file: 'tailwind.css',
  mediaType: 'text/css; charset=utf-8',
  fitsAgents: true,
  render(taste) {
    const { first, other } = schemesOf(taste);
    const [themed, plain] = split(first.tokens);
    const blocks = [
      ...(other === null ? [] : [DARK_VARIANT]),
      `@theme {\n${declarations(themed)}\n}`,
      ...(plain.length === 0 ? [] : [`:root {\n${declarations(plain)}\n}`]),
      ...(other === null ? [] : [otherColors(first, other)]),
      ...utilities(taste),
    ];
    return `${header(taste)}\n${blocks.join('\n\n')}\n`;
  },
};

/** `dark:` follows `data-theme` where it is set, else the preference. */
const DARK_VARIANT = `@custom-variant dark {
  &:where([data-theme='dark'], [data-theme='dark'] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme='light']), :root:not([data-theme='light']) *) {
      @slot;
    }
  }
}`;

function split(tokens: readonly FlatToken[]): [themed: FlatToken[], plain: FlatToken[]] {
  const isThemed = ({ path }: FlatToken) => THEMED.includes(path.slice(0, path.indexOf('.')));
  return [tokens.filter(isThemed), tokens.filter((token) => !isThemed(token))];
}

/** In the layer of the theme, so that it comes before utilities and after the theme's own `:root`. */
function otherColors({ scheme: first }: SchemeTokens, { scheme, tokens }: SchemeTokens): string {
  return `@layer theme {
  @media (prefers-color-scheme: ${scheme}) {
    :root:not([data-theme='${first}']) {
${declarations(tokens, '      ')}
    }
  }
  [data-theme='${scheme}'] {
${declarations(tokens, '    ')}
  }
}`;
}

type Declarations = Readonly<Record<string, string>>;

/** `:active` comes after `:hover`, and `:disabled` last, as in the list of states. */
const STATE_SELECTORS = {
  hover: '&:hover',
  active: '&:active',
  focus: '&:focus-visible',
  disabled: "&:disabled, &[aria-disabled='true']",
} as const satisfies Record<(typeof STATE_NAMES)[number], string>;

/** One utility for each component and each of its sizes. */
function utilities({ components, states, sizes }: ExportedTaste): string[] {
  return COMPONENT_NAMES.flatMap((name) => {
    const rest = components[name] ?? {};
    const own = STATE_NAMES.flatMap((state) => {
      const changes = states[name]?.[state] ?? {};
      return Object.keys(changes).length === 0 ? [] : [nested(STATE_SELECTORS[state], changes)];
    });
    const body = [...lines(rest, '  '), ...own].join('\n');
    return [
      ...(body === '' ? [] : [utility(name, body)]),
      ...Object.entries(sizes[name] ?? {}).map(([size, changes]) =>
        utility(`${name}-${size}`, lines(changes, '  ').join('\n')),
      ),
    ];
  });
}

const utility = (name: string, body: string) => `@utility ${name} {\n${body}\n}`;
const nested = (selector: string, changes: Declarations) =>
  `  ${selector} {\n${lines(changes, '    ').join('\n')}\n  }`;
const lines = (css: Declarations, indent: string) =>
  Object.entries(css).map(([property, value]) => `${indent}${property}: ${withCustomProperties(value)};`);
