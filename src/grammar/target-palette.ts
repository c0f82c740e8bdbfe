import { contrastRatio, TEXT_CONTRAST } from '../color/contrast.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { withContrast } from '../color/with-contrast.ts';
import type { PaintedColor } from '../features/painted-colors.ts';
import { oncePer } from '../text/once-per.ts';
import { mainButtonsOf } from './page-parts.ts';
import type { Restyling, Way } from './restyle.ts';
import { accentColors, fillChanges, recolor } from './restyle-colors.ts';
import { groundChanges } from './scheme-ways.ts';

/** All colours of the page as the target has them; no way without tokens for ground and text. Several axes offer it. */
export const targetPalette = oncePer(paletteOf);

function paletteOf(page: Restyling): readonly Way[] {
  const { tokens, features } = page;
  const ground = tokens.color('color.background');
  const text = tokens.color('color.text');
  if (ground === null || text === null) return [];
  const [accent = text] = accentColors(tokens);
  const link = withContrast(accent, [ground], TEXT_CONTRAST) ?? accent;
  const surface = tokens.color('color.surface') ?? ground;
  const inkOf: Readonly<Record<PaintedColor['role'], Rgba | null>> = {
    band: surface,
    box: surface,
    button: null,
    heading: tokens.color('color.heading') ?? text,
    link: tokens.color('color.link') ?? link,
    text: contrastRatio(text, ground) >= TEXT_CONTRAST ? text : null,
    border: tokens.color('color.border') ?? surface,
    icon: text,
  };
  const colored = features.paintedColors.filter(({ color }) => looksColored(color));
  const buttons = new Map(mainButtonsOf(page).map((index) => [index, accent]));
  return [
    {
      changes: [
        ...groundChanges(page, ground),
        ...recolor(page, colored, ({ role }) => inkOf[role]),
        ...fillChanges(page, buttons),
      ],
    },
  ];
}
