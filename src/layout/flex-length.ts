import { finite } from './finite.ts';
import type { FlexItem } from './flex-items.ts';
import { clamp } from './sizes.ts';

/** Maximum rounds of freezing items that hit a limit. Real lines need two or three; the maximum bounds the work. */
const MAX_ROUNDS = 30;

/** Grows or shrinks the items of a line into `space` (css-flexbox-1 section 9.7). */
export function resolveFlexible(items: readonly FlexItem[], space: number): void {
  for (const item of items) item.main = clamp(item.base, item.min, item.max);
  const wanted = items.reduce((sum, item) => sum + item.main + item.mainMargins, 0);
  const grows = wanted < space;
  const factor = ({ box, base }: FlexItem) =>
    finite(grows ? box.style['flex-grow'] : box.style['flex-shrink'] * base);
  let open = items.filter(
    (item) => factor(item) > 0 && (grows ? item.base <= item.main : item.base >= item.main),
  );
  let frozen = wanted - open.reduce((sum, item) => sum + item.main + item.mainMargins, 0);
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round += 1) {
    const taken = open.reduce((sum, item) => sum + item.base + item.mainMargins, frozen);
    const total = open.reduce((sum, item) => sum + factor(item), 0);
    const share = ((space - taken) * (grows ? Math.min(1, total) : 1)) / total;
    const violation = ({ base, main, box }: FlexItem) =>
      main - (base + share * finite(grows ? box.style['flex-grow'] : box.style['flex-shrink'] * base));
    for (const item of open) item.main = clamp(item.base + share * factor(item), item.min, item.max);
    const balance = open.reduce((sum, item) => sum + violation(item), 0);
    if (Math.abs(balance) < 0.01) return;
    const settled = open.filter((item) => (balance > 0 ? violation(item) > 0 : violation(item) < 0));
    open = open.filter((item) => (balance > 0 ? violation(item) <= 0 : violation(item) >= 0));
    frozen += settled.reduce((sum, item) => sum + item.main + item.mainMargins, 0);
  }
}
