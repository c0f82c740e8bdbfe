import { contrastRatio, TEXT_CONTRAST } from '../../../color/contrast.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { withContrast } from '../../../color/with-contrast.ts';
import { headingTexts } from '../../heading-texts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { mainText } from '../../main-text.ts';
import { scaledHeadings } from '../../scaled-headings.ts';
import { changeOf, type Declarations, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { accentColors, WHITE } from '../../restyle-colors.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const BLUE: Rgba = { r: 29, g: 78, b: 216, a: 1 };

/** Headings and emphasised words in one manner, then without the marks of the others. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const headings = headingTexts(page);
  const words = wordsOf(page);
  const marked = (forHeadings: Declarations, forWords: Declarations): Way => ({
    changes: [...changeOf(headings, forHeadings), ...changeOf(words, forWords)],
  });
  const text = mainText(page);
  switch (target) {
    case 'weight': {
      const from = largestHeading(page)?.size ?? 0;
      const small = scaledHeadings(page, { from, to: SMALL_HEADING * text, text });
      const bold = marked({ ...BOLD, ...UNCOLORED }, { ...BOLD, ...UNCOLORED });
      const own = { changes: [...bold.changes, ...small] };
      const plainLinks = changeOf(linksOf(page), { ...UNCOLORED, 'text-decoration': 'underline' });
      return [marked(BOLD, BOLD), own, { changes: [...own.changes, ...plainLinks] }];
    }
    case 'color': {
      const color = accentOn(page);
      if (page.tokens.color('color.text') !== null) {
        // Headings are in the ink of the target; its accent marks words.
        return [{ changes: changeOf(words, { color }) }];
      }
      return [marked({ color }, { color }), marked({ color, ...REGULAR }, { color, ...LIGHT_WORD })];
    }
    case 'underline':
      return [
        { changes: changeOf(words, { ...LIGHT_WORD, color: 'inherit', 'text-decoration': 'underline' }) },
      ];
    case 'scale': {
      const large = [...scaled(page, text), ...quiet(page)];
      const uncolored = changeOf(words, UNCOLORED);
      const calm = changeOf(headings, { ...REGULAR, ...UNCOLORED });
      return [{ changes: large }, { changes: [...calm, ...uncolored, ...large] }];
    }
    case 'spacing':
      return [
        marked(SPACED, SPACED),
        marked({ ...SPACED, ...REGULAR, ...UNCOLORED }, { ...SPACED, ...LIGHT_WORD, ...UNCOLORED }),
      ];
  }
}

const BOLD = { 'font-weight': '700' } as const;
const REGULAR = { 'font-weight': '400' } as const;
const LIGHT_WORD = { 'font-weight': 'inherit' } as const;
const UNCOLORED = { color: 'inherit' } as const;
const SPACED = { 'letter-spacing': '0.12em' } as const;
const SMALL_HEADING = 1.25; // times the text; a larger heading stands out by its size
const LARGE_HEADING = 4.6; // times the text

/** The first accent of the target that can be read on the page, else one made dark or light enough for it. */
function accentOn({ tokens, features }: Restyling): string {
  const accents = accentColors(tokens);
  const ground = features.grounds.candidates[0]?.color ?? WHITE;
  const readable = accents.find((color) => contrastRatio(color, ground) >= TEXT_CONTRAST);
  if (readable !== undefined) return toHex(readable);
  const [accent = BLUE] = accents;
  return toHex(withContrast(accent, [ground], TEXT_CONTRAST) ?? accent);
}

/** Words that stand out of the running text, besides links. */
function wordsOf({ features }: Restyling): number[] {
  return features.emphasis.filter(({ kind }) => kind !== 'link').map(({ index }) => index);
}

/** Links in the running text that their colour marks. */
function linksOf({ features }: Restyling): number[] {
  return features.emphasis.filter(({ kind }) => kind === 'link').map(({ index }) => index);
}

function quiet({ features }: Restyling): StyleChange[] {
  const heavy = features.emphasis.filter(({ kind }) => kind === 'weight').map(({ index }) => index);
  return changeOf(heavy, LIGHT_WORD);
}

function largestHeading({ features }: Pick<Restyling, 'features'>) {
  const { headings } = features.typography;
  return mainHeadings(headings).toSorted((a, b) => b.size - a.size || a.level - b.level)[0];
}

function scaled({ features }: Restyling, text: number): StyleChange[] {
  const largest = largestHeading({ features });
  const first = features.typography.headings.filter(
    ({ size, level }) => size === largest?.size && level === largest.level,
  );
  return changeOf(
    first.map(({ index }) => index),
    { 'font-size': `${Math.round(LARGE_HEADING * text)}px` },
  );
}
