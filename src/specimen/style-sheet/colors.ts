import { contrastRatio } from '../../color/contrast.ts';
import { toHex } from '../../color/hex.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import type { Rgba } from '../../color/rgba.ts';
import type { Design } from '../design.ts';
import { isOneHue } from '../palette/ground.ts';
import { chromaticColor } from '../palette/oklch.ts';
import type { Accent, Palette } from '../palette/palette.ts';
import type { Taste } from '../complete-taste.ts';

/** All colours of the page as custom properties, which the dark scheme overrides. */
export function colorRules({ palette, taste }: Design): string {
  return `:root{${colorProperties(palette, taste)}}`;
}

/** The custom properties of one scheme, as declarations. */
export function colorProperties(palette: Palette, taste: Taste): string {
  const colors = { ...surfaceColors(palette, taste), ...accentColors(palette, taste) };
  const declarations = Object.entries(colors).map(([name, color]) => `--${name}:${toHex(color)}`);
  return [`color-scheme:${palette.dark ? 'dark' : 'light'}`, ...declarations].join(';');
}

const LEAST_TEXT = 4.5; // WCAG 1.4.3

type Colors = Readonly<Record<string, Rgba>>;

function surfaceColors(palette: Palette, taste: Taste): Colors {
  const { ground, panel, ink, soft, line } = palette;
  const edge = taste['surface.borders'] === 'hairline' ? line : ink;
  const onPanel = contrastRatio(soft, panel) < LEAST_TEXT ? ink : soft;
  return { ground, panel, ink, soft, 'panel-soft': onPanel, line, edge, dot: dotColor(palette, taste) };
}

function accentColors({ accents, ground, ink, line, action: own, link }: Palette, taste: Taste): Colors {
  const grey: Accent = { fill: ink, label: ground, ink, warm: false };
  const [lead = grey, second = accents[0] ?? { ...grey, fill: line }] = accents;
  const action = own ?? (hasAccent(taste) ? lead : grey);
  return {
    accent: lead.fill,
    'accent-label': lead.label,
    'accent-2': second.fill,
    action: action.fill,
    'action-end': shaded(action.fill),
    'action-label': action.label,
    'action-ink': actionInk(taste, { ink, lead: (hasAccent(taste) ? lead : grey).ink, link }),
    link: link ?? (linksAreColored(taste) ? lead.ink : ink),
    emphasis: lead.ink,
    heading: headingsAreColored(taste) ? lead.ink : ink,
  };
}

/** An action without a box is a link. */
function actionInk(
  taste: Taste,
  { ink, lead, link }: { readonly ink: Rgba; readonly lead: Rgba; readonly link: Rgba | null },
): Rgba {
  const isLink = ['text-link', 'underline-only'].includes(taste['emphasis.cta_treatment']);
  if (isLink && link !== null) return link;
  return isActionInInk(taste) ? ink : lead;
}

/** Colour of the pattern on the ground: translucent text colour, or the hue of the page. */
function dotColor({ panel, ink, dark }: Palette, taste: Taste): Rgba {
  return dark && isOneHue(taste) ? panel : { ...ink, a: DOT_ALPHA };
}

const DOT_ALPHA = 0.085; // alpha

/** Whether the main action has the accent colour; on neutral pages it has the text colour. */
function hasAccent(taste: Taste): boolean {
  return taste['palette.saturation'] !== 'desaturated' && taste['palette.warmth'] !== 'neutral';
}

/** A rare accent is on one kind of element besides shapes: a filled action, emphasised words, or links. */
function linksAreColored(taste: Taste): boolean {
  const rare = taste['palette.accent_use'] === 'rare-signal';
  const filled = taste['emphasis.cta_treatment'].startsWith('filled');
  return hasAccent(taste) && !(rare && (filled || taste['emphasis.mechanism'] === 'color'));
}

/** An outline and its label are two kinds of coloured elements, too many for a rare accent. */
function isActionInInk(taste: Taste): boolean {
  const rare = taste['palette.accent_use'] === 'rare-signal';
  return rare && (taste['emphasis.cta_treatment'] === 'outlined' || taste['emphasis.mechanism'] === 'color');
}

/** The same hue, darker; the end of a gradient. */
function shaded(fill: Rgba): Rgba {
  const { l, c, h } = rgbaToOklch(fill);
  return chromaticColor({ l: l > 0.5 ? l - 0.16 : l + 0.16, c: c * 0.72, h });
}

function headingsAreColored(taste: Taste): boolean {
  return taste['emphasis.mechanism'] === 'color' && taste['palette.accent_use'] !== 'rare-signal';
}
