import type { DescribedBrand, TextStyle } from './described-brand.ts';

/** Names that published descriptions give to the colours of a role, best first. */
const COLOR_ROLES = {
  background: { alias: 'background', names: ['canvas', 'bg', 'background', 'canvas-light', 'white-canvas'] },
  text: { alias: 'foreground', names: ['ink', 'text', 'text-primary', 'text-strong', 'on-canvas'] },
  'text-muted': {
    alias: 'muted',
    names: [
      'mute',
      'muted',
      'ink-muted',
      'text-muted',
      'text-secondary',
      'text-soft',
      'ink-soft',
      'ink-subtle',
      'body',
      'slate',
      'steel',
      'stone',
      'charcoal',
      'ash',
      'graphite',
      'pewter',
      'text-sub',
      'text-tertiary',
      'ink-mute',
      'muted-soft',
      'text-faint',
      'text-body',
      'text-medium',
      'ink-tertiary',
      'shale',
      'dim',
      'text-subtle',
    ],
  },
  primary: { alias: 'primary', names: ['primary', 'brand'] },
  'on-primary': { alias: 'primary-foreground', names: ['on-primary', 'on-brand', 'text-on-brand'] },
  'primary-hover': { names: ['primary-hover', 'brand-hover'] },
  'primary-active': {
    names: ['primary-active', 'primary-pressed', 'brand-active', 'brand-pressed', 'brand-press'],
  },
  link: { names: ['link', 'text-link', 'link-blue', 'text-link-default'] },
  'link-hover': { names: ['link-hover'] },
  border: {
    alias: 'border',
    names: [
      'hairline',
      'border',
      'hairline-soft',
      'border-soft',
      'hairline-light',
      'divider',
      'border-default',
    ],
  },
  surface: {
    names: [
      'surface',
      'surface-1',
      'canvas-soft',
      'surface-soft',
      'surface-card',
      'bg-soft',
      'canvas-card',
      'canvas-panel',
      'canvas-card',
      'surface-2',
      'surface-muted',
      'surface-subtle',
      'surface-strong',
      'surface-elevated',
      'surface-100',
      'bg-alt',
      'bg-2',
      'bg-warm',
      'background-secondary',
      'bg-subtle',
    ],
  },
  success: { names: ['success', 'semantic-success'] },
  warning: { names: ['warning', 'semantic-warning'] },
  error: { names: ['error', 'danger', 'semantic-error', 'semantic-danger', 'destructive'] },
  info: { names: ['info', 'semantic-info'] },
} as const satisfies Readonly<Record<string, { readonly alias?: string; readonly names: readonly string[] }>>;

export type ColorRole = keyof typeof COLOR_ROLES;

export const COLOR_ROLE_NAMES = Object.keys(COLOR_ROLES) as ColorRole[];

/** The colours of a scheme that a source gives to a role, as [name, colour], best first. */
export function colorsOfRole(
  { colors, aliases = {} }: DescribedBrand,
  scheme: 'light' | 'dark',
  role: ColorRole,
): readonly (readonly [string, string])[] {
  const palette = colors[scheme] ?? {};
  const entry: { readonly alias?: string; readonly names: readonly string[] } = COLOR_ROLES[role];
  const names = [...(entry.alias === undefined ? [] : [aliases[entry.alias] ?? '']), ...entry.names];
  return [...new Set(names)].flatMap((name) =>
    palette[name] === undefined ? [] : [[name, palette[name]] as const],
  );
}

const HEADING = /display|hero|heading|headline|title|^h\d/;
const BODY = /^(?:body|body-md|body-text|paragraph|body-large|body-lg|body-standard|running-text|text)$/;
const NO_TEXT = /mono|code|stat|eyebrow|button|nav|label|caption|micro|mega-numeral|figure|price|icon/;

/** Text styles of headings, largest first. */
export function headingStyles({ type }: DescribedBrand): readonly (readonly [string, TextStyle])[] {
  return Object.entries(type)
    .filter(([name]) => HEADING.test(name) && !NO_TEXT.test(name))
    .toSorted(([, a], [, b]) => (b.size ?? 0) - (a.size ?? 0));
}

/** Text styles of running text, the plainest name first. */
export function bodyStyles({ type }: DescribedBrand): readonly (readonly [string, TextStyle])[] {
  const order = (name: string): number => (name === 'body' || name === 'body-md' ? 0 : 1);
  return Object.entries(type)
    .filter(([name]) => BODY.test(name))
    .toSorted(([a], [b]) => order(a) - order(b));
}

/** First family of the headings or of the running text. */
export function familyOf(source: DescribedBrand, role: 'heading' | 'body' | 'mono'): string | null {
  if (role === 'mono')
    return firstName(source.families['mono'] ?? source.families['code'] ?? source.families['code-md']);
  const styles = role === 'heading' ? headingStyles(source) : bodyStyles(source);
  const named = styles.map(([, style]) => style.family).find((family) => family !== undefined);
  const fallback =
    role === 'heading' ? ['display', 'heading', 'body'] : ['body', 'text-ui', 'text', 'display'];
  const stack =
    source.families[named ?? ''] ?? named ?? fallback.map((name) => source.families[name]).find(Boolean);
  return firstName(stack ?? Object.values(source.families)[0]);
}

function firstName(stack: string | undefined): string | null {
  return (
    stack
      ?.split(',')[0]
      ?.replaceAll(/["'`]/g, '')
      .replace(/\s*\(.*$/, '')
      .trim() ?? null
  );
}
