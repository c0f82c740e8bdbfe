import { contrastRatio } from '../../../color/contrast.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import type { Border } from '../../../features/borders.ts';
import { drawnBlocks } from '../../drawn-blocks.ts';
import { outlinedButtonsOf, partsOf } from '../../page-parts.ts';
import {
  changeOf,
  changesBy,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from '../../restyle.ts';
import type { ComputedStyle } from '../../../cascade/properties.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const WIDTH: Readonly<Record<Exclude<Value, 'none'>, string>> = {
  hairline: '1px',
  medium: '2px',
  heavy: '4px',
};
const LINE = 'rgb(128 128 128 / 0.4)'; // visible on any ground
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const HEAVY_FROM = 4; // px; a thicker line is heavy as well

/** Another width for the borders that are drawn; then borders around groups, which a page without borders needs. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const drawn = page.features.borders.filter(({ kind }) => kind !== 'field');
  if (target === 'none') {
    const outlined = outlinedButtonsOf(page);
    const others = drawn.filter(({ index }) => !outlined.includes(index));
    return [{ changes: [...withoutBorder(page, others), ...withoutFill(page, others)] }];
  }
  const width = WIDTH[target];
  const keeps = target === 'heavy' ? (px: number) => px >= HEAVY_FROM : (px: number) => `${px}px` === width;
  const resizedOf = (some: readonly Border[]) =>
    changesBy(page, indices(some), (style) => widths(style, width, keeps));
  const resized = resizedOf(drawn);
  // A thick line along the edge of the page is a band of colour more than a border.
  const inner = resizedOf(drawn.filter(({ index }) => !isRoot(page, index)));
  const color = lineColor(target, page);
  const { cards, inputs, buttons } = partsOf(page);
  // A box with a line of the value keeps it, in its colour.
  const isDrawn = (index: number) => drawn.some((one) => one.index === index && keeps(one.width));
  const framed = changeOf(
    cards.filter((index) => !isDrawn(index)),
    { border: `${width} solid ${color}` },
  );
  const line = { [`border-top`]: `${width} solid ${color}` };
  const ruled = changeOf(sectionElements(page), line);
  const all = changeOf([...cards, ...inputs, ...buttons], { border: `${width} solid ${color}` });
  return [
    ...(resized.length > 0 ? [{ changes: resized }] : []),
    { changes: [...resized, ...framed, ...(cards.length < 3 ? ruled : [])] },
    { changes: [...resized, ...all, ...ruled] },
    // Rules between sections part them, where the target parts them otherwise.
    { changes: [...resized, ...framed] },
    { changes: [...resized, ...all] },
    { changes: [...inner, ...all, ...drawnBlocks(page, { border: `${width} solid ${color}` })] },
  ];
}

/** The colour of lines: heavy ones are no grey lines, so that a faint token is not theirs. */
function lineColor(target: Value, { tokens }: Restyling): string {
  const own = tokens.value('color.border');
  if (target !== 'heavy') return own ?? LINE;
  const [line, ground] = [tokens.color('color.border'), tokens.color('color.background')];
  const isFaint = line === null || (ground !== null && contrastRatio(line, ground) < STRONG);
  return isFaint && !(line !== null && looksColored(line))
    ? (tokens.value('color.text') ?? own ?? LINE)
    : (own ?? LINE);
}

const STRONG = 3; // contrast of a line that is a signature

function isRoot({ perception }: Restyling, index: number): boolean {
  return /^(?:html|body)$/.test(perception.page.elements[index]?.tag ?? '');
}

/** Each element once: a box with a thick side has two borders. */
function indices(borders: readonly Border[]): number[] {
  return [...new Set(borders.map(({ index }) => index))];
}

/** The first elements below the gaps between sections. */
function sectionElements({ features, perception }: Restyling): number[] {
  const below = features.rhythm.sections.flatMap((gap) => gap.below);
  return below.filter((index) => perception.page.elements[index]?.namespace === 'html');
}

/** @param keeps whether a width in px stays */
function widths(style: ComputedStyle, width: string, keeps: (px: number) => boolean): Declarations {
  const drawn = SIDES.filter(
    (side) => style[`border-${side}-width`] > 0 && style[`border-${side}-style`] !== 'none',
  );
  const changed = drawn.filter((side) => !keeps(style[`border-${side}-width`]));
  if (changed.length === SIDES.length) return { 'border-width': width };
  return Object.fromEntries(changed.map((side) => [`border-${side}-width`, width]));
}

function withoutBorder(page: Restyling, drawn: readonly Border[]): StyleChange[] {
  return changesBy(page, indices(drawn), (style) => {
    const bordered = SIDES.some((side) => style[`border-${side}-width`] > 0);
    const ringed = style['box-shadow'].some(({ blur }) => blur === 0);
    const outlined = style['outline-width'] > 0 && style['outline-style'] !== 'none';
    return {
      ...(bordered && { border: '0' }),
      ...(ringed && { 'box-shadow': 'none' }),
      ...(outlined && { outline: 'none' }),
    };
  });
}

/** Lines that thin elements draw by their fill. */
function withoutFill(page: Restyling, drawn: readonly Border[]): StyleChange[] {
  return changesBy(page, indices(drawn), (style, { textBox, children, box }) => {
    const thin = textBox === null && children.length === 0 && Math.min(box.width, box.height) <= 8;
    return thin && style['background-color'].a > 0 ? { 'background-color': 'transparent' } : null;
  });
}
