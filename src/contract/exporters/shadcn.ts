import { flatTokens } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { contrastRatio } from '../../color/contrast.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

type Colors = Readonly<Record<string, string>>;

/** A theme item of a shadcn registry (https://ui.shadcn.com/schema/registry-item.json). */
export const shadcnExporter: Exporter = {
  id: 'shadcn',
  file: 'shadcn.json',
  mediaType: 'application/json; charset=utf-8',
  render: (taste) => `${JSON.stringify(registryItem(taste), null, 2)}\n`,
};

function registryItem(taste: ExportedTaste): object {
  const { slug, name, description, credit, tokens, radius } = taste;
  const { light, dark } = tokens.color;
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: slug,
    type: 'registry:theme',
    title: name,
    description,
    docs: credit,
    cssVars: {
      theme: themeVariables(taste),
      ...(light === undefined && radius === null
        ? {}
        : { light: { ...roles(light ?? {}), ...(radius === null ? {} : { radius }) } }),
      ...(dark === undefined ? {} : { dark: roles(dark) }),
    },
  };
}

/** Fonts, tracking and shadows under the variable names that shadcn shares with Tailwind. */
function themeVariables({ tokens, scheme }: ExportedTaste): Record<string, string> {
  const kept = flatTokens(tokens, scheme).filter(({ path }) => /^(?:font|tracking|shadow)\./.test(path));
  return Object.fromEntries(kept.map(({ path, value }) => [path.replace('.', '-'), value]));
}

/** Maps known colours to shadcn's roles; a role without a matching colour is left out. */
function roles(colors: Colors): Record<string, string> {
  const background = colors['background'];
  const text = colors['text'];
  const card = colors['surface'] ?? background;
  const primary = colors['primary'] ?? colors['accent'] ?? colors['link'];
  const accent = colors['accent'] ?? colors['surface'];
  const muted = colors['surface'] ?? background;
  const filled: Record<string, string | undefined> = {
    background,
    foreground: text,
    card,
    'card-foreground': readableOn(card, colors),
    popover: card,
    'popover-foreground': readableOn(card, colors),
    primary,
    'primary-foreground': colors['on-primary'] ?? readableOn(primary, colors),
    secondary: muted,
    'secondary-foreground': readableOn(muted, colors),
    muted,
    'muted-foreground': colors['text-muted'] ?? text,
    accent,
    'accent-foreground': colors['on-accent'] ?? readableOn(accent, colors),
    destructive: colors['error'],
    border: colors['border'],
    input: colors['border'],
    ring: colors['focus'] ?? primary,
  };
  return Object.fromEntries(
    Object.entries(filled).filter((role): role is [string, string] => role[1] !== undefined),
  );
}

/** The candidate text colour with the highest contrast ratio on `ground`. */
function readableOn(ground: string | undefined, { text, background, ...rest }: Colors): string | undefined {
  const candidates = [text, background, rest['on-primary']].filter((color) => color !== undefined);
  if (ground === undefined) return undefined;
  return candidates.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0];
}

const contrast = (a: string, b: string) => contrastRatio(tokenColor(a), tokenColor(b));
