import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { mainText } from '../../main-text.ts';
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
 * Another size for the largest heading; headings of the size of the target or above follow. Size of the target where
 * it has the value. Then other running text too.
 */
export function ways(
  target: Value,
  page: Restyling,
  fits: (px: number, text: number) => boolean,
): readonly Way[] {
  const { headings } = page.features.typography;
  const text = mainText(page);
  const largest = headings.toSorted((a, b) => b.size - a.size || a.level - b.level)[0];
  if (largest === undefined) return [];
  const usual = Math.round(TIMES[target] * text);
  const own = Number.parseFloat(page.tokens.value('text.display') ?? page.tokens.value('text.h1') ?? '');
  const near = Math.round((usual > largest.size ? LEAST[target] : NEARLY * MOST[target]) * text);
  const sizes = [own, usual, near].filter((size) => size > 0 && fits(size, text));
  const other = text > LARGE_TEXT ? LARGE_TEXT : Math.max(text, USUAL_TEXT);
  const running = page.features.typography.running.map(({ index }) => index);
  return [
    ...sizes.map((size) => ({ changes: resized(page, size, text * MOST[target]) })),
    {
      changes: [
        ...changeOf(running, { 'font-size': `${other}px` }),
        ...resized(page, Math.round(TIMES[target] * other), other * MOST[target]),
      ],
    },
  ];

  function resized({ features }: Restyling, size: number, most: number): StyleChange[] {
    const grows = size > (largest?.size ?? 0);
    const all = features.typography.headings;
    const level = Math.min(...all.filter((heading) => heading.level > 0).map((heading) => heading.level));
    const first = all.filter((heading) => heading.level === level || heading.size === largest?.size);
    const changed = grows ? first : all.filter((heading) => heading.size > Math.min(size, most));
    const owners = new Set(changed.map(({ index }) => index));
    // Parts of a heading may have a size of their own.
    const parts = page.perception.textRoles.filter(({ owner }) => owners.has(owner.index));
    const leading = tokenLeading(page, ['display', 'h1', 'heading']);
    return changeOf([...owners, ...parts.map(({ run }) => run.element.index)], {
      'font-size': `${size}px`,
      ...leading,
    });
  }
}
