import type { Remark } from '../page/page.ts';
import type { TextContrast, TextContrasts } from './text-contrasts.ts';
import { LARGE_TEXT_CONTRAST } from '../color/contrast.ts';

/** Of the characters; on fewer, a page has a label or a caption that is too pale. */
const MIN_SHARE = 0.03;
/** Texts that the remark names. */
const MAX_NAMED = 3;

/**
 * Texts that are hard to read. Axes and scores follow the usual contrast of a page, and text in nearly the colour of its
 * ground counts for nothing, so a page can be like its target and have such texts.
 */
export function contrastRemarks({ known, illegible }: TextContrasts): Remark[] {
  const texts = [...known, ...illegible];
  const faint = texts.filter(({ ratio }) => ratio < LARGE_TEXT_CONTRAST);
  const share = charactersOf(faint) / Math.max(1, charactersOf(texts));
  if (share < MIN_SHARE) return [];
  const worst = new Map<string, number>();
  for (const { selector, ratio } of faint.toSorted((a, b) => a.ratio - b.ratio))
    if (!worst.has(selector)) worst.set(selector, ratio);
  const named = [...worst]
    .slice(0, MAX_NAMED)
    // Rounded down, so that none that is below the least seems to reach it.
    .map(([selector, ratio]) => `${selector} ${(Math.floor(10 * ratio) / 10).toFixed(1)}:1`);
  const detail = `${Math.round(100 * share)} % of the text has a contrast below ${LARGE_TEXT_CONTRAST}:1: ${named.join(', ')}. Make it readable first; the score follows the usual contrast of the page and does not count these texts.`;
  return [{ code: 'low_contrast', detail }];
}

function charactersOf(texts: readonly TextContrast[]): number {
  return texts.reduce((sum, { characters }) => sum + characters, 0);
}
