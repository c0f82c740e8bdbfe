import { oklchColor } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import {
  accentBands,
  accentEdges,
  accentFrame,
  accentIcons,
  accentInks,
  accentTop,
  hasLine,
  THIN_TOP,
  bandsOf,
  targetHues,
} from '../../accent-carriers.ts';
import { accentsOf } from '../../accents.ts';
import { headingTexts } from '../../heading-texts.ts';
import { labelsOf } from '../../label-texts.ts';
import { mainButtonsOf, partsOf } from '../../page-parts.ts';
import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { accentColors, BLUE, fillChanges, recolor } from '../../restyle-colors.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Less: fills, then all but links and buttons, then these, turn grey. More: buttons, links and headings, then bands, in the accent colour. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { paintedColors, grounds } = page.features;
  const accents = accentsOf(paintedColors, grounds);
  switch (target) {
    case 'rare-signal': {
      const besidesLinks = accents.filter(({ role }) => role !== 'link');
      const besidesPressed = besidesLinks.filter(({ role }) => role !== 'button');
      return [
        ...[fillsOf(accents), besidesPressed, besidesLinks, accents].map((some) => greyed(page, some)),
        thinnerLine(page),
      ].map((changes) => ({ changes }));
    }
    case 'recurring': {
      const bands = accents.filter(({ role }) => role === 'band');
      const isFull = bands.length > 0 && accents.some(({ share }) => share > 0.05);
      if (isFull) return [bands, fillsOf(accents)].map((some) => ({ changes: greyed(page, some) }));
      const { accent, links, filled, marks, headings, labels } = accented(page);
      const all = [...links, ...filled, ...marks, ...labels];
      const top = accentTop(page, accent);
      return [
        { changes: [...links, ...filled, ...marks] },
        ...(top.length > 0 ? [{ changes: top }] : []),
        { changes: all },
        { changes: [...all, ...headings] },
        { changes: marks },
      ];
    }
    case 'pervasive': {
      const { accent, links, filled, marks } = accented(page);
      const bands = bandsOf(page);
      const hues = targetHues(page);
      const inHues = bands.map((_, place) => hues[place % hues.length] ?? accent);
      const some = accentBands(page, inHues.slice(0, Math.max(2, hues.length)));
      const all = accentBands(page, inHues);
      const width = Math.ceil((FRAMED * page.perception.height) / 2);
      const frame = width > MAX_FRAME ? [] : accentFrame(page, accent, width);
      return [some, all, [...some, ...links, ...filled, ...marks], frame].map((changes) => ({ changes }));
    }
  }
}

const FRAMED = 0.09; // of the page; accents that cover more than 8 % are pervasive
const MAX_FRAME = 48; // px; thicker lines are bands, and need contents

function fillsOf(accents: readonly PaintedColor[]): PaintedColor[] {
  return accents.filter(({ role }) => role === 'band' || role === 'box');
}

/** What can have the accent colour, each as its changes. */
function accented(page: Restyling) {
  const [accent = pageAccent(page) ?? BLUE] = accentColors(page.tokens);
  const { links } = partsOf(page);
  return {
    accent,
    links: accentInks(page, links, accent),
    labels: accentInks(page, labelsOf(page), accent),
    headings: accentInks(page, headingTexts(page), accent),
    filled: fillChanges(page, new Map(mainButtonsOf(page).map((index) => [index, accent]))),
    marks: [...accentIcons(page, accent), ...accentEdges(page, [accent])],
  };
}

/** Coloured lines along the upper edge of the page, thin enough for a mark. */
function thinnerLine(page: Restyling): StyleChange[] {
  const roots = page.perception.page.elements.filter(
    (element) => /^(?:html|body)$/.test(element.tag) && hasLine(element),
  );
  return changeOf(
    roots.map(({ index }) => index),
    { 'border-top-width': `${THIN_TOP}px` },
  );
}

function greyed(page: Restyling, colors: Parameters<typeof recolor>[1]): StyleChange[] {
  return recolor(page, colors, ({ oklch }) => oklchColor(oklch.l, 0, 0));
}

function pageAccent({ features }: Restyling): Rgba | undefined {
  return accentsOf(features.paintedColors, features.grounds)[0]?.color;
}
