import { mainHeadings } from '../../main-headings.ts';
import { scaledHeadings } from '../../scaled-headings.ts';
import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { mainText } from '../../main-text.ts';
import { titleLine } from '../../title-line.ts';
import { nearestStep } from '../../type-steps.ts';
import { tokenLeading } from '../../token-leading.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Times the running text; inside the bounds of the value. */
const TIMES: Readonly<Record<Value, number>> = { compact: 1.9, balanced: 3, oversized: 4.6 };
const MOST: Readonly<Record<Value, number>> = { compact: 2, balanced: 3.6, oversized: Infinity };

const LEAST: Readonly<Record<Value, number>> = { compact: 1.2, balanced: 2.35, oversized: 4.2 };
const NEARLY = 0.97; // of the largest size of a value, which changes least of a page with larger headings
const USUAL_TEXT = 16; // px
const LARGE_TEXT = 20; // px; with larger text, headings of three times its size are oversized whatever it is

/**
 * Another size for the largest heading, in the size of the target where it has the value; where that is no larger than
 * the next headings, these follow in their order. Then other running text too.
 */
export function ways(
  target: Value,
  page: Restyling,
  fits: (px: number, text: number) => boolean,
): readonly Way[] {
  const { headings } = page.features.typography;
  const text = mainText(page);
  const main = mainHeadings(headings);
  // A heading of a lower level may be larger than those above it, and then it is the one that readers see.
  const known = [
    ...main,
    ...headings.filter(({ level }) => level > 0 && !main.some((one) => one.level === level)),
  ];
  const largest = known.toSorted((a, b) => b.size - a.size || a.level - b.level)[0];
  const usual = Math.round(TIMES[target] * text);
  if (largest === undefined)
    return asTitle(
      page,
      nearestStep(page, usual, (px) => fits(px, text)),
    );
  const own = Number.parseFloat(page.tokens.value('text.display') ?? page.tokens.value('text.h1') ?? '');
  const near = Math.round((usual > largest.size ? LEAST[target] : NEARLY * MOST[target]) * text);
  const stepped = (size: number) => nearestStep(page, size, (px) => fits(px, text));
  const sizes = new Set([own, stepped(usual), stepped(near)].filter((size) => size > 0 && fits(size, text)));
  const other = nearestStep(page, text > LARGE_TEXT ? LARGE_TEXT : Math.max(text, USUAL_TEXT));
  const beside = nearestStep(page, Math.round(TIMES[target] * other), (px) => fits(px, other));
  const running = page.features.typography.running.map(({ index }) => index);
  return [
    ...[...sizes].map((size) => ({ changes: resized(page, size, text) })),
    {
      changes: [...changeOf(running, { 'font-size': `${other}px` }), ...resized(page, beside, other)],
    },
  ];

  function resized({ features, perception }: Restyling, to: number, running: number): StyleChange[] {
    const from = largest?.size ?? 0;
    const leading = tokenLeading(page, ['display', 'h1', 'heading']);
    const isFirst = ({ level, size }: { readonly level: number; readonly size: number }) =>
      level === largest?.level && size === from;
    const first = features.typography.headings.filter(isFirst);
    const others = features.typography.headings.filter((heading) => !isFirst(heading));
    if (others.some(({ size }) => size >= to && size <= from))
      return scaledHeadings(page, { from, to, text: running }, leading);
    const owners = new Set(first.map(({ index }) => index));
    // Parts of a heading may have a size of their own.
    const parts = perception.textRoles.filter(({ owner }) => owners.has(owner.index));
    return changeOf([...owners, ...parts.map(({ run }) => run.element.index)], {
      'font-size': `${to}px`,
      ...leading,
    });
  }
}

/** On a page without headings, the line at its top in the size of one. */
function asTitle(page: Restyling, size: number): readonly Way[] {
  const title = titleLine(page.perception);
  const leading = tokenLeading(page, ['display', 'h1', 'heading']);
  return title === null ? [] : [{ changes: changeOf([title], { 'font-size': `${size}px`, ...leading }) }];
}
