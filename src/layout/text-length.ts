import type { LengthPercentage } from '../cascade/computed-value.ts';
import { Cursor } from '../css/cursor.ts';
import { takeNumeric } from '../css/math.ts';
import { DEFAULT_LENGTHS } from '../css/units.ts';
import { finite } from './finite.ts';

/** Parses a length, percentage or calculation from text; null for anything else. */
export function textLength(text: string, fontSize: number): LengthPercentage | null {
  if (!text.endsWith('px') && !text.endsWith('%')) return calculated(text, fontSize);
  const value = Number(text.endsWith('%') ? text.slice(0, -1) : text.slice(0, -2));
  if (!Number.isFinite(value)) return null;
  return text.endsWith('%') ? { px: 0, percent: finite(value) } : { px: finite(value), percent: 0 };
}

function calculated(text: string, fontSize: number): LengthPercentage | null {
  const cursor = Cursor.over(text);
  const numeric = cursor && takeNumeric(cursor);
  if (!numeric) return null;
  const { value, percent } = numeric.evaluate({ ...DEFAULT_LENGTHS, fontSize });
  return { px: finite(value), percent: finite(percent) };
}
