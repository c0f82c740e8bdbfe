import type { LengthPercentage } from '../cascade/computed-value.ts';
import { READER } from '../document/reader.ts';
import { finite } from './sizes.ts';

/** Reads a single length or percentage from the text of a value; null when it is neither. */
export function textLength(text: string, fontSize: number): LengthPercentage | null {
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return null;
  const unit = text.trim().slice(numberLength(text.trim()));
  if (unit === '%') return { px: 0, percent: finite(value) };
  const px = unitSize(unit, fontSize);
  return px === null ? null : { px: finite(value * px), percent: 0 };
}

function unitSize(unit: string, fontSize: number): number | null {
  if (unit === 'px' || unit === '') return 1;
  if (unit === 'em') return fontSize;
  if (unit === 'rem') return READER.rootFontSize;
  if (unit === 'ch' || unit === 'ex') return fontSize / 2;
  if (unit === 'vw') return READER.width / 100;
  return unit === 'vh' ? READER.height / 100 : null;
}

function numberLength(text: string): number {
  let at = 0;
  while (at < text.length && '+-.0123456789'.includes(text.charAt(at))) at += 1;
  return at;
}
