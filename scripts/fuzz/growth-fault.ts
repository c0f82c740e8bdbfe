import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import type { RandomPage } from './random-page.ts';
import { msOf } from './ms-of.ts';

const FEW_TIMES = 4;
export const MANY_TIMES = 16;
/** Work that grows with the size takes four times as long, work that grows with its square sixteen times. */
const MAX_GROWTH = 9;
/** ms below which times are noise. */
const NOISE = 60;

/** The page as one text, with its elements once or more often and its stylesheet once. */
export function written({ head, tree, css }: RandomPage, times = 1): string {
  return `${head}<style>${css}</style>${tree.repeat(times)}`;
}

/** Says that the time for a page grows faster than the number of its elements; null when it does not. */
export function growthFault(page: RandomPage): string | null {
  const few = timeOf(written(page, FEW_TIMES));
  const many = timeOf(written(page, MANY_TIMES));
  if (many <= MAX_GROWTH * few + NOISE) return null;
  return `${many.toFixed(0)} ms for ${MANY_TIMES} times the elements, ${few.toFixed(0)} ms for ${FEW_TIMES} times.`;
}

/** The shorter of two readings. */
function timeOf(html: string): number {
  const read = () => msOf(() => surveyPage(pageFromHtml({ html })));
  return Math.min(read(), read());
}
