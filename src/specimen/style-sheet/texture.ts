import { photograph } from '../artwork/photograph.ts';
import type { Design } from '../design.ts';

/** What the ground and the scene are made of. */
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
.scene{min-height:340px;margin-block:${margin(design)}px;padding-block:${inner(design)}px;background:${blobs(design)},var(--panel)}`,
  photo: ({ space }) => `
.scene{min-height:${space.sparse ? 350 : space.packed ? 340 : 430}px;display:flex;align-items:flex-end;padding-block:24px;background:url(${photograph('hills')}) 50% 50%/cover}
.scene .caption{color:#fff;text-shadow:0 1px 3px rgb(0 0 0 / .6)}`,
};

function margin({ space }: Design): number {
  return Math.max(0, space.section / 2 - 40);
}

/** px of the texture itself above and below what stands on it. */
function inner({ space }: Design): number {
  return space.packed ? 32 : 110;
}

/** In the accents where they may fill a band, else in shades of the ground. */
function ends({ taste }: Design): string {
  return taste['palette.accent_use'] === 'pervasive' && taste['palette.saturation'] !== 'desaturated'
    ? 'var(--accent),color-mix(in oklab,var(--accent),var(--ground) 45%)'
    : 'var(--panel),var(--line)';
}

function blobs({ taste }: Design): string {
  const colors =
    taste['palette.accent_use'] === 'pervasive' && taste['palette.saturation'] !== 'desaturated'
      ? ['var(--accent)', 'var(--accent-2)', 'var(--accent)']
      : ['var(--line)', 'var(--soft)', 'var(--line)'];
  return [
    ['16% 20%', '420px 300px'],
    ['84% 30%', '460px 340px'],
    ['48% 96%', '520px 300px'],
  ]
    .map(
      ([place = '', size = ''], i) =>
        `radial-gradient(${size} at ${place},color-mix(in oklab,${colors[i] ?? ''},transparent 45%),transparent)`,
    )
    .join(',');
}
