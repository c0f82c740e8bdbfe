import { tokenFacts } from '../../src/catalog/token-facts.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { contrastRatio, isDarkGround } from '../../src/color/contrast.ts';
import { parseHex } from '../../src/color/hex.ts';
import { cssFamily } from './css-family.ts';
import { declarations } from './declarations.ts';

/** Rules that draw the tile and the head of a brand from its tokens. They are a stylesheet, because the site allows no inline styles. */
export function tileStyle(brand: BrandRecord): string {
  const { slug, render_tokens: tokens } = brand;
  const { token, component, families } = tokenFacts(brand);
  const heading = families['heading'] ?? families['body'];
  const button = {
    ground: component('button', 'background') ?? tokens.accent,
    ink: component('button', 'color'),
  };
  const properties: Record<string, string | undefined> = {
    '--bg': tokens.bg,
    '--fg': tokens.fg,
    '--accent': tokens.accent,
    '--surface': token('color.surface') ?? token('color.border') ?? tokens.fg,
    '--heading': cssFamily(heading?.stack ?? null, heading?.class),
    '--weight': token('font-weight.heading'),
    '--track': token('tracking.display') ?? token('tracking.heading'),
    '--radius': tokens.radius ?? undefined,
    '--button': isColor(button.ground) ? button.ground : undefined,
    '--button-ink': isColor(button.ink) ? button.ink : readableOn(button.ground),
    '--button-edge': isSeenOn(tokens.bg, button.ground) ? undefined : (token('color.border') ?? tokens.fg),
    '--line': token('color.border'),
  };
  return `.b-${slug}{${declarations(Object.entries(properties))}}\n`;
}

/** Contrast from which a fill is seen on the ground without an edge. */
const SEEN = 1.15;

function isSeenOn(ground: string, fill: string | undefined): boolean {
  const [below, above] = [ground, fill ?? ''].map((color) =>
    isColor(color) ? parseHex(color.slice(1)) : null,
  );
  return !below || !above || contrastRatio(above, below) >= SEEN;
}

/** Black or white, for a fill whose label is not known; undefined without a fill. */
function readableOn(ground: string | undefined): string | undefined {
  const fill = isColor(ground) ? parseHex(ground.slice(1)) : null;
  if (fill === null) return undefined;
  return isDarkGround(fill) ? '#ffffff' : '#111111';
}

function isColor(value: string | undefined): value is string {
  return value !== undefined && /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value);
}
