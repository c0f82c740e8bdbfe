import { contrastRatio, TEXT_CONTRAST } from '../../../color/contrast.ts';
import { toHex } from '../../../color/hex.ts';
import { rgbaToOklch } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { withContrast } from '../../../color/with-contrast.ts';
import { accentInks } from '../../accent-carriers.ts';
import { headingTexts } from '../../heading-texts.ts';
import { labelsOf } from '../../label-texts.ts';
import { mainHeadings } from '../../main-headings.ts';
import { mainText } from '../../main-text.ts';
import { partsOf } from '../../page-parts.ts';
import { nearestStep } from '../../type-steps.ts';
import { isWarmHue } from '../../warm-hues.ts';
import { scaledHeadings, steppedHeadings } from '../../scaled-headings.ts';
import {
  changeOf,
  elementAt,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from '../../restyle.ts';
import { accentColors, BLUE, WHITE } from '../../restyle-colors.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Headings and emphasised words in one manner, then without the marks of the others. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const parts: Parts = { headings: headingTexts(page), words: wordsOf(page), text: mainText(page) };
  switch (target) {
    case 'weight':
      return bolder(page, parts);
    case 'color':
      return page.tokens.color('color.text') === null ? coloured(page, parts) : accented(page, parts);
    case 'underline': {
      const underlined = { ...LIGHT_WORD, color: 'inherit', 'text-decoration': 'underline' };
      return [{ changes: changeOf(parts.words, underlined) }];
    }
    case 'scale':
      return larger(page, parts);
    case 'spacing': {
      const tracking = page.target['type.tracking'] ?? 'loose';
      return tracking === 'loose' ? spaced(page, parts) : spacedWords(page, parts);
    }
  }
}

interface Parts {
  readonly headings: readonly number[];
  readonly words: readonly number[];
  /** px of the running text. */
  readonly text: number;
}

function marked({ headings, words }: Parts, forHeadings: Declarations, forWords: Declarations): Way {
  return { changes: [...changeOf(headings, forHeadings), ...changeOf(words, forWords)] };
}

function bolder(page: Restyling, parts: Parts): readonly Way[] {
  const { text } = parts;
  const from = largestHeading(page)?.size ?? 0;
  const small = scaledHeadings(page, { from, to: SMALL_HEADING * text, text });
  const bold = marked(parts, BOLD, BOLD);
  const inked = [...bold.changes, ...uncolored(page, parts)];
  const own = [...inked, ...small];
  const plainLinks = changeOf(linksOf(page), UNDERLINED);
  return [
    bold,
    ...[inked, own, [...inked, ...plainLinks], [...own, ...plainLinks]].map((changes) => ({ changes })),
  ];
}

function coloured(page: Restyling, parts: Parts): readonly Way[] {
  const color = accentOn(page);
  return [
    marked(parts, { color }, { color }),
    marked(parts, { color, ...REGULAR }, { color, ...LIGHT_WORD }),
  ];
}

/**
 * Headings are in the ink of the target; its accent marks words, links and labels. Where that is not enough, or headings so
 * large that size marks them are wanted too, the accent marks headings as well: those below the largest, then all; links
 * and labels keep the colours that the target has for them.
 */
function accented(page: Restyling, { headings, words, text }: Parts): readonly Way[] {
  const accent = readableAccent(page) ?? accentColors(page.tokens)[0] ?? BLUE;
  const inked = accentInks(page, [...words, ...partsOf(page).links, ...labelsOf(page)], accent);
  const first = { changes: accentInks(page, words, accent) };
  const largest = largestHeading(page)?.size ?? 0;
  const lower = headings.filter((index) => sizeOf(page, index) < largest);
  const withLower = accentInks(page, [...words, ...lower], accent);
  const withAll = accentInks(page, [...words, ...headings], accent);
  if (page.target['type.display_scale'] === 'oversized') {
    const least = scaled(page, text, LARGEST.from);
    const next = lower.reduce((most, index) => Math.max(most, sizeOf(page, index)), 0);
    const calm = scaledHeadings(page, { from: next, to: SMALL * text, text });
    return [
      first,
      ...[withLower, withAll, inked, [...least, ...withAll], [...least, ...calm, ...withAll]].map(
        (changes) => ({ changes }),
      ),
    ];
  }
  const smaller = smallerHeadings(page, text);
  const calm = [...changeOf(headings, REGULAR), ...smaller, ...changeOf(words, LIGHT_WORD)];
  return [
    first,
    ...[inked, [...calm, ...inked], withLower, withAll, [...smaller, ...withAll]].map((changes) => ({
      changes,
    })),
  ];
}

function larger(page: Restyling, parts: Parts): readonly Way[] {
  const { headings, text } = parts;
  const large = [...scaled(page, text), ...quiet(page)];
  const largest = [...raised(page, text), ...scaled(page, text, MAX_TIMES), ...quiet(page)];
  const inked = uncolored(page, parts);
  const plainLinks = changeOf(linksOf(page), UNDERLINED);
  return [
    large,
    [...inked, ...large],
    [...inked, ...largest],
    [...inked, ...plainLinks, ...largest],
    // Nearer to the weight of the target than regular headings, and no longer what marks them most.
    ...(HEAVY.has(page.target['type.heading_weight'])
      ? [[...inked, ...changeOf(headings, MEDIUM), ...large]]
      : []),
    [...inked, ...changeOf(headings, REGULAR), ...large],
  ].map((changes) => ({ changes }));
}

function spaced(page: Restyling, parts: Parts): readonly Way[] {
  const plain = marked(parts, { ...SPACED, ...REGULAR }, { ...SPACED, ...LIGHT_WORD });
  return [marked(parts, SPACED, SPACED), { changes: [...plain.changes, ...uncolored(page, parts)] }];
}

/** The letters of headings keep the spacing of the target. */
function spacedWords(page: Restyling, parts: Parts): readonly Way[] {
  const { words, text } = parts;
  const open = changeOf([...words, ...labelsOf(page)], { ...SPACED, ...LIGHT_WORD });
  const inked = uncolored(page, parts);
  return [open, [...inked, ...open], [...inked, ...smallerHeadings(page, text), ...open]].map((changes) => ({
    changes,
  }));
}

/** Headings and words in a colour get the ink around them, where that can be read on their own ground. */
function uncolored(page: Restyling, { headings, words }: Parts): StyleChange[] {
  const { perception } = page;
  const coloured = [...headings, ...words].filter((index) => {
    const element = elementAt(page, index);
    const around = elementAt(page, element?.parent ?? -1);
    if (element === undefined || around === undefined) return false;
    const ratio = contrastRatio(around.style.color, perception.ground(element).color);
    return looksColored(element.style.color) && ratio >= TEXT_CONTRAST;
  });
  return changeOf(coloured, UNCOLORED);
}

const BOLD = { 'font-weight': '700' } as const;
const MEDIUM = { 'font-weight': '500' } as const;
const HEAVY: ReadonlySet<string | undefined> = new Set(['bold', 'black']);
const REGULAR = { 'font-weight': '400' } as const;
const LIGHT_WORD = { 'font-weight': 'inherit' } as const;
const UNCOLORED = { color: 'inherit' } as const;
const UNDERLINED = { ...UNCOLORED, 'text-decoration': 'underline' } as const;
const SPACED = { 'letter-spacing': '0.12em' } as const;
const SMALL_HEADING = 1.25; // times the text; a larger heading stands out by its size
/** Times the text, by the display scale of the target: the largest heading, and the range that keeps the scale. */
const LARGE_HEADING: Readonly<Record<string, LargeHeading>> = {
  oversized: { usual: 4.6, from: 4.2, to: Infinity },
  balanced: { usual: 3.5, from: 2.8, to: 3.6 },
  compact: { usual: 1.95, from: 1.7, to: 2 },
};
const MAX_TIMES = 5.6; // the same where bold headings of other levels still stand out as much by their weight
/** For a target without a display scale. */
const LARGEST: LargeHeading = { usual: 4.6, from: 4.2, to: Infinity };

interface LargeHeading {
  readonly usual: number;
  readonly from: number;
  readonly to: number;
}
const SMALL = 1.6; // times the text; the largest heading of a page that stands out by other means

/** The first accent of the target that can be read on the page, else one made dark or light enough for it. */
function accentOn(page: Restyling): string {
  const readable = readableAccent(page);
  if (readable !== undefined) return toHex(readable);
  const [accent = BLUE] = accentColors(page.tokens);
  return toHex(withContrast(accent, [groundOf(page)], TEXT_CONTRAST) ?? accent);
}

/** The first accent that can be read on the page; on headings it outweighs others, so one of the wanted warmth first. */
function readableAccent(page: Restyling): Rgba | undefined {
  const ground = groundOf(page);
  const readable = accentColors(page.tokens).filter((color) => contrastRatio(color, ground) >= TEXT_CONTRAST);
  const warmth = page.target['palette.warmth'];
  const side = warmth === 'warm' || warmth === 'cool' ? warmth : null;
  const fits = (color: Rgba) => side === (isWarmHue(rgbaToOklch(color).h) ? 'warm' : 'cool');
  return readable.find(fits) ?? readable[0];
}

function groundOf({ features }: Restyling): Rgba {
  return features.grounds.candidates[0]?.color ?? WHITE;
}

/** Words that stand out of the running text, besides links; whole paragraphs are none. */
function wordsOf({ features, perception }: Restyling): number[] {
  const long = new Set(
    perception.runs.filter(({ characters }) => characters > PHRASE).map(({ element }) => element.index),
  );
  return features.emphasis
    .filter(({ kind, index }) => kind !== 'link' && !long.has(index))
    .map(({ index }) => index);
}

const PHRASE = 80; // characters; a longer text is a paragraph, and in bold nothing stands out of it

/** Links in the running text that their colour marks; one that is drawn as a button has the colours of buttons. */
function linksOf({ features, perception }: Restyling): number[] {
  const { controls, page } = perception;
  const links = features.emphasis.filter(({ kind }) => kind === 'link').map(({ index }) => index);
  return links.filter((index) => {
    const element = page.elements[index];
    return element !== undefined && !controls.isControl(element);
  });
}

function quiet({ features }: Restyling): StyleChange[] {
  const heavy = features.emphasis.filter(({ kind }) => kind === 'weight').map(({ index }) => index);
  return changeOf(heavy, LIGHT_WORD);
}

/** px; as computed. */
function sizeOf(page: Restyling, index: number): number {
  return elementAt(page, index)?.style['font-size'] ?? 0;
}

function largestHeading({ features }: Pick<Restyling, 'features'>) {
  const { headings } = features.typography;
  return mainHeadings(headings).toSorted((a, b) => b.size - a.size || a.level - b.level)[0];
}

/** The largest heading in another size, within the display scale of the target. @param times the text, for oversized ones */
function scaled(page: Restyling, text: number, times = LARGEST.usual): StyleChange[] {
  const { headings } = page.features.typography;
  const largest = largestHeading(page);
  const first = headings.filter(({ size, level }) => size === largest?.size && level === largest.level);
  return changeOf(
    first.map(({ index }) => index),
    { 'font-size': `${scaledSize(page, text, times)}px` },
  );
}

/** px of the largest heading once it is scaled. */
function scaledSize(page: Restyling, text: number, times: number): number {
  const largest = largestHeading(page);
  const { usual, from, to } = LARGE_HEADING[page.target['type.display_scale'] ?? ''] ?? LARGEST;
  const wanted = to === Infinity ? times : usual;
  const step = nearestStep(page, Math.round(wanted * text), (px) => px >= from * text && px <= to * text);
  // A larger one that keeps the scale stays apart from the next level.
  const isInScale = largest !== undefined && to < Infinity && largest.size <= to * text;
  return isInScale ? Math.max(step, largest.size) : step;
}

/** Headings of lower levels so much larger than the text that size marks them more than weight, below the largest. */
function raised(page: Restyling, text: number): StyleChange[] {
  // Sizes of headings as features have them are rounded.
  const from = sizeOf(page, largestHeading(page)?.index ?? -1);
  const least = RAISED * text;
  const sizes = new Set(
    mainHeadings(page.features.typography.headings).map(({ index }) => sizeOf(page, index)),
  );
  const to = scaledSize(page, text, MAX_TIMES);
  if (from <= text || to <= least) return [];
  const raise = (size: number) =>
    sizes.has(size) && size > text && size < from
      ? least + ((size - text) * (RAISED_TO * to - least)) / (from - text)
      : null;
  return steppedHeadings(page, raise, { above: text, to: to - 1 });
}

const RAISED = 2; // times the text; a heading of that size needs no weight to stand out
const RAISED_TO = 0.85; // of the largest heading; the levels stay apart

/** Headings that do not stand out by their size; none where the target wants large ones. */
function smallerHeadings(page: Restyling, text: number): StyleChange[] {
  const scale = page.target['type.display_scale'] ?? 'compact';
  const times = scale === 'compact' ? SMALL : LEAST_BALANCED;
  const from = largestHeading(page)?.size ?? 0;
  return scale === 'oversized' ? [] : scaledHeadings(page, { from, to: times * text, text });
}

const LEAST_BALANCED = 2.4; // times the text; still a balanced display scale
