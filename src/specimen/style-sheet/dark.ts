import type { Design } from '../design.ts';
import { NO_COLORS } from '../brand-choices.ts';
import { darkPalette } from '../palette/palette.ts';
import { colorProperties } from './colors.ts';

const SWITCH = `
.switch{font:inherit;line-height:1;color:inherit;background:none;border:0;padding:4px;cursor:pointer}`;

/** The dark scheme of a light page, for the system or behind a switch. */
export function darkRules({ taste, otherScheme }: Design): string {
  const mode = taste['surface.dark_mode'];
  if (mode === 'none' || mode === 'dark-first') return '';
  if (mode === 'inversion') {
    return `${SWITCH}
[data-theme=dark]{filter:invert(1) hue-rotate(180deg)}
[data-theme=dark] .photo{filter:invert(1) hue-rotate(180deg)}`;
  }
  const properties = colorProperties(darkPalette(taste, otherScheme ?? NO_COLORS), taste);
  if (mode === 'system-adaptive') return `@media (prefers-color-scheme:dark){:root{${properties}}}`;
  return `${SWITCH}
[data-theme=dark]{${properties}}
[data-theme=dark] .switch{transform:rotate(180deg)}`;
}
