import { formatHex, formatHex8, parse } from 'culori';

const PX_PER_REM = 16;
const PILL = 9999; // px; what "50%", "full" and "pill" are written as

/** A CSS colour as `#rrggbb`, or `#rrggbbaa` when it is translucent; null for anything else. */
export function hexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const color = parsedColor(spaced(value.trim()));
  if (color === undefined) return null;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** Tailwind's arbitrary values write spaces as `_`, at which culori throws: `rgb(0_0_0/0.03)`. */
const spaced = (color: string) => color.replaceAll('_', ' ');

/** Packages have colours in pieces, such as `color(` in a template; culori throws at some of them. */
function parsedColor(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A length in px: `12`, `"12px"`, `"0.75rem"`, `"50%"` for a full radius; null for anything else. */
export function pixels(value: unknown, fontSize?: number): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const match = /^(-?[\d.]+)\s*(px|rem|em|%)?(?:\s*\(.*\))?$/.exec(value.trim());
  if (match?.[1] === undefined) return /^(?:full|pill)$/.test(value.trim()) ? PILL : null;
  const number = Number(match[1]);
  if (match[2] === '%') return number === 50 || number === 100 ? PILL : null;
  if (match[2] === 'rem') return rounded(number * PX_PER_REM, 3);
  if (match[2] === 'em') return fontSize === undefined ? null : rounded(number * fontSize, 3);
  return number;
}

/** Letter spacing in em; `normal` is 0. A number without unit in a file that writes em is em. */
export function tracking(value: unknown, fontSize: number | undefined): number | null {
  if (value === 0 || value === '0' || value === 'normal') return 0;
  if (typeof value === 'number') return Math.abs(value) < 1 ? value : perSize(value, fontSize);
  if (typeof value !== 'string') return null;
  const match = /^([+-−]?[\d.]+)\s*(px|em|rem|%)?/.exec(value.trim().replace('−', '-'));
  if (match?.[1] === undefined) return null;
  const number = Number(match[1]);
  if (match[2] === 'em') return number;
  if (match[2] === '%') return rounded(number / 100, 4);
  if (match[2] === 'rem') return perSize(number * PX_PER_REM, fontSize);
  return perSize(number, fontSize);
}

/** Line height without unit. */
export function lineHeight(value: unknown, fontSize: number | undefined): number | null {
  if (typeof value === 'number') return value > 4 ? perSize(value, fontSize) : value;
  if (typeof value !== 'string') return null;
  const ratio = /×\s*([\d.]+)/.exec(value)?.[1] ?? /^\s*([\d.]+)\s*(?:\(.*)?$/.exec(value)?.[1];
  if (ratio !== undefined && Number(ratio) < 4) return Number(ratio);
  const length = /^([\d.]+)\s*px/.exec(value.trim())?.[1];
  return length === undefined ? null : perSize(Number(length), fontSize);
}

/** A duration in ms: `180`, `"180ms"`, `"0.2s"`. */
export function milliseconds(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const match = typeof value === 'string' ? /^([\d.]+)(ms|s)$/.exec(value.trim()) : null;
  if (match?.[1] === undefined) return null;
  return match[2] === 's' ? rounded(Number(match[1]) * 1000, 0) : Number(match[1]);
}

/** The number rounded to the given decimal places. */
function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}

function perSize(length: number, fontSize: number | undefined): number | null {
  return fontSize === undefined || fontSize === 0 ? null : rounded(length / fontSize, 4);
}
