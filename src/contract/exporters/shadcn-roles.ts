import { tokenColor } from '../../catalog/token-values.ts';
import { contrastRatio } from '../../color/contrast.ts';
import { chartColors } from './chart-colors.ts';

type Colors = Readonly<Record<string, string>>;

/** `--destructive` of shadcn's own themes, for brands whose error colour no source states. */
const SHADCN_DESTRUCTIVE = 'oklch(0.577 0.245 27.325)';

/** As faint as the borders of shadcn's own themes, for brands whose border colour no source states. */
const MIXED_BORDER = 'color-mix(in oklab, var(--foreground) 15%, var(--background))';

/** The colour variables of one scheme, and what of them is not the brand's. */
export interface ShadcnRoles {
  readonly roles: Readonly<Record<string, string>>;
  readonly remarks: readonly string[];
}

/** Maps the colours of a scheme to shadcn's roles; a role without a matching colour is left out. */
export function shadcnRoles(colors: Colors): ShadcnRoles {
  const roles = { ...baseRoles(colors), ...lineAndStateRoles(colors) };
  const charts = chartColors(colors);
  const all = { ...roles, ...charts.roles, ...sidebarRoles(roles) };
  return {
    roles: Object.fromEntries(
      Object.entries(all).filter((role): role is [string, string] => role[1] !== undefined),
    ),
    remarks: [
      ...(colors['error'] !== undefined
        ? []
        : ["`destructive` is that of shadcn's own themes: no source states an error colour."]),
      ...(colors['border'] === undefined ? ['`border` is mixed from text and background.'] : []),
      ...charts.remarks,
    ],
  };
}

type Roles = Readonly<Record<string, string | undefined>>;

function baseRoles(colors: Colors): Roles {
  const { background, text } = colors;
  const card = colors['surface-raised'] ?? colors['surface'] ?? background;
  const muted = colors['surface'] ?? background;
  const primary = colors['primary'] ?? colors['accent'] ?? colors['link'] ?? text;
  const accent = colors['accent'] ?? colors['surface'] ?? background;
  return {
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
    ring: colors['focus'] ?? primary,
  };
}

function lineAndStateRoles(colors: Colors): Roles {
  const { border = MIXED_BORDER, error } = colors;
  return {
    destructive: error ?? SHADCN_DESTRUCTIVE,
    'destructive-foreground': colors['on-error'] ?? readableOn(error, colors),
    border,
    input: colors['border-input'] ?? colors['border-form'] ?? border,
  };
}

/** The sidebar has the colours of a panel. */
function sidebarRoles(base: Roles): Roles {
  return {
    sidebar: base['muted'],
    'sidebar-foreground': base['secondary-foreground'],
    'sidebar-primary': base['primary'],
    'sidebar-primary-foreground': base['primary-foreground'],
    'sidebar-accent': base['accent'],
    'sidebar-accent-foreground': base['accent-foreground'],
    'sidebar-border': base['border'],
    'sidebar-ring': base['ring'],
  };
}

/** The candidate text colour with the highest contrast ratio on `ground`. */
function readableOn(ground: string | undefined, { text, background, ...rest }: Colors): string | undefined {
  const candidates = [text, background, rest['on-primary']].filter((color) => color !== undefined);
  if (ground === undefined) return undefined;
  return candidates.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0];
}

const contrast = (a: string, b: string) => contrastRatio(tokenColor(a), tokenColor(b));
