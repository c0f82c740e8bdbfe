import type { Design } from '../design.ts';
import { NO_COLORS } from '../brand-choices.ts';
import { darkPalette } from '../palette/palette.ts';
import { colorProperties } from './colors.ts';

/** The scheme behind the switch, which needs no script; a page around the specimen may set the attribute. */
const DARK = ['[data-theme=dark]', ':root:has(#dark:checked)'] as const;

const when = (part = '') => DARK.map((state) => state + part).join(',');

/** A half disc that turns. */
const SWITCH = `
.switch{position:relative;line-height:1;padding:4px;cursor:pointer}
.switch.switch input{position:absolute;inset:0;width:100%;height:100%;margin:0;padding:0;opacity:0;cursor:pointer}
.switch span{display:block}
.switch input:focus-visible+span{outline:3px solid var(--action-ink);outline-offset:3px}`;

/** The dark scheme of a light page, for the system or behind a switch. */
export function darkRules({ taste, otherScheme }: Design): string {
  const mode = taste['surface.dark_mode'];
  if (mode === 'none' || mode === 'dark-first') return '';
  if (mode === 'inversion') {
    return `${SWITCH}
${when()}{filter:invert(1) hue-rotate(180deg)}
${when(' .photo')}{filter:invert(1) hue-rotate(180deg)}
${when(' .switch span')}{transform:rotate(180deg)}`;
  }
  const properties = colorProperties(darkPalette(taste, otherScheme ?? NO_COLORS), taste);
  if (mode === 'system-adaptive') return `@media (prefers-color-scheme:dark){:root{${properties}}}`;
  return `${SWITCH}
${when()}{${properties}}
${when(' .switch span')}{transform:rotate(180deg)}`;
}
