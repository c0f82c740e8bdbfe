import { widePhotograph } from '../artwork/photographs/index.ts';
import { toHex } from '../../color/hex.ts';
import type { Design } from '../design.ts';
import { isOneHue } from '../palette/ground.ts';

/** Rules for the texture of the ground and the scene. */
export function textureRules(design: Design): string {
  return RULES[design.taste['surface.texture']](design);
}

const DOTS = 'radial-gradient(circle at 50% 50%,var(--dot) 1.2px,transparent 1.6px)';

const RULES: Readonly<Record<Design['taste']['surface.texture'], (design: Design) => string>> = {
  flat: () => '',
  grain: () => `body{background:${DOTS} 0 0/14px 14px var(--ground)}`,
  gradient: (design) => `
.scene{min-height:300px;margin-block:${margin(design)}px;padding-block:${inner(design)}px;background:linear-gradient(115deg,${ends(design)})}`,
  mesh: (design) => `
.scene{min-height:340px;margin-block:${margin(design)}px;padding-block:${inner(design)}px;background:${blobs(design)},var(--ground)}`,
  photo: (design) => `
.scene{min-height:${design.space.sparse ? 350 : design.space.packed ? 340 : 430}px;display:flex;align-items:flex-end;padding-block:24px;background:url("${widePhotograph(design)}") 50% 50%/cover}
.scene .caption{color:#fff;text-shadow:0 1px 3px rgb(0 0 0 / .6)}`,
};

function margin({ space }: Design): number {
  return Math.max(0, space.section / 2 - 40);
}

/** px; visible texture above and below its content. */
function inner({ space }: Design): number {
  return space.packed ? 32 : 110;
}

/** Warm and cool blended are neither, so a mixed mesh is grey. */
const GREYS = ['var(--line)', 'var(--panel)'] as const;

/** Accents where they may fill a band, else tints by the warmth of the page. */
function shades(design: Design): readonly [string, string] {
  const { taste, palette } = design;
  const { 'palette.accent_use': use, 'palette.saturation': saturation, 'palette.warmth': warmth } = taste;
  if (use === 'pervasive' && saturation !== 'desaturated' && warmth !== 'mixed')
    return ['var(--accent)', 'var(--accent-2)'];
  const { warm, cool } = palette.tints;
  if (warmth === 'neutral' || isOneHue(taste)) return GREYS;
  if (warmth === 'mixed') return taste['surface.texture'] === 'mesh' ? GREYS : [toHex(warm), toHex(cool)];
  return [toHex(palette.tints[warmth]), 'var(--panel)'];
}

/** The two shades, with a third between the first and the ground where the gradient would not be visible. */
function ends(design: Design): string {
  const [first, second] = shades(design);
  if (second.startsWith('#')) return `${first},${second}`;
  return first === 'var(--accent)'
    ? `${first},color-mix(in oklab,${first},var(--ground) 45%)`
    : `var(--ground),${first}`;
}

const BLOBS = [
  ['14% 12%', '460px 320px'],
  ['86% 24%', '500px 360px'],
  ['46% 100%', '560px 320px'],
  ['70% 78%', '380px 280px'],
] as const;

function blobs(design: Design): string {
  const colors = shades(design);
  return BLOBS.map(
    ([place, size], i) => `radial-gradient(${size} at ${place},${colors[i % 2] ?? ''},transparent)`,
  ).join(',');
}
