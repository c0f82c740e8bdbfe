import { isDarkGround } from '../../../color/contrast.ts';
import { oklchColor } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { accentEdges, accentIcons, readable } from '../../accent-edges.ts';
import { accentsOf } from '../../accents.ts';
import { headingTexts } from '../../heading-texts.ts';
import { partsOf } from '../../page-parts.ts';
import type { Restyling, StyleChange, Way } from '../../restyle.ts';
import { accentColors, fillChanges, inkChanges, recolor } from '../../restyle-colors.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const BLUE: Rgba = { r: 29, g: 78, b: 216, a: 1 };

/** Less: fills, then all but links, turn grey. More: buttons, links and headings, then bands, in the accent colour. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { paintedColors, grounds } = page.features;
  const accents = accentsOf(paintedColors, grounds);
  switch (target) {
    case 'rare-signal': {
      const besidesLinks = accents.filter(({ role }) => role !== 'link');
      return [fillsOf(accents), besidesLinks, accents].map((some) => ({ changes: greyed(page, some) }));
    }
    case 'recurring': {
      const bands = accents.filter(({ role }) => role === 'band');
      const isFull = bands.length > 0 && accents.some(({ share }) => share > 0.05);
      if (isFull) return [bands, fillsOf(accents)].map((some) => ({ changes: greyed(page, some) }));
      const { links, filled, marks, headings } = accented(page);
      return [
        { changes: [...links, ...filled] },
        { changes: [...links, ...filled, ...marks] },
        { changes: [...links, ...headings, ...filled] },
      ];
    }
    case 'pervasive': {
      const { accent, links, filled, marks } = accented(page);
      const bands = bandsOf(page);
      const some = fillChanges(page, new Map(bands.slice(0, 2).map((index) => [index, accent])));
      const all = fillChanges(page, new Map(bands.map((index) => [index, accent])));
      return [{ changes: some }, { changes: all }, { changes: [...some, ...links, ...filled, ...marks] }];
    }
  }
}

function fillsOf(accents: readonly PaintedColor[]): PaintedColor[] {
  return accents.filter(({ role }) => role === 'band' || role === 'box');
}

/** What can have the accent colour, each as its changes. */
function accented(page: Restyling) {
  const [accent = pageAccent(page) ?? BLUE] = accentColors(page.tokens);
  const { buttons, links } = partsOf(page);
  const ink = readable(page, accent);
  const inks = (elements: readonly number[]) =>
    inkChanges(page, new Map(elements.map((index) => [index, ink])));
  return {
    accent,
    links: inks(links),
    headings: inks(headingTexts(page)),
    filled: fillChanges(page, new Map(buttons.map((index) => [index, accent]))),
    marks: [...accentIcons(page, accent), ...accentEdges(page, [accent])],
  };
}

function greyed(page: Restyling, colors: Parameters<typeof recolor>[1]): StyleChange[] {
  return recolor(page, colors, ({ oklch }) => oklchColor(oklch.l, 0, 0));
}

function pageAccent({ features }: Restyling): Rgba | undefined {
  return accentsOf(features.paintedColors, features.grounds)[0]?.color;
}

/** Parts of the page from side to side that hold text, those with a fill of their own first. */
function bandsOf({ perception }: Restyling): number[] {
  const { page, visible } = perception;
  const wide = visible.filter(
    ({ box, tag, style }) =>
      box.width >= 0.94 * page.viewport.width &&
      box.height >= 60 &&
      box.height <= 900 &&
      tag !== 'html' &&
      tag !== 'body' &&
      style.position !== 'fixed',
  );
  const outer = wide.filter(({ parent }) => !wide.some(({ index }) => index === parent));
  const drawn = ({ style }: (typeof wide)[number]) => Number(style['background-color'].a > 0);
  const dark = ({ style }: (typeof wide)[number]) => Number(isDarkGround(style['background-color']));
  return outer.toSorted((a, b) => drawn(b) - drawn(a) || dark(b) - dark(a)).map(({ index }) => index);
}
