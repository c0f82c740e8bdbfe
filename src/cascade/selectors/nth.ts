/** `An+B` of :nth-child and similar pseudo-classes. */
export interface Nth {
  readonly step: number;
  readonly offset: number;
}

const NTH = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/;

/** Parses `odd`, `even`, `3`, `2n`, `-n + 3`; null for anything else. */
export function parseNth(text: string): Nth | null {
  const source = text.trim().toLowerCase();
  if (source === 'odd') return { step: 2, offset: 1 };
  if (source === 'even') return { step: 2, offset: 0 };
  if (/^[+-]?\d+$/.test(source)) return { step: 0, offset: Number(source) };
  const match = NTH.exec(source);
  if (match === null) return null;
  const [, step = '', sign = '+', digits = '0'] = match;
  const count = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
  return { step: count, offset: Number(digits) * (sign === '-' ? -1 : 1) };
}

/** Whether a position, counted from 1, is in the series. */
export function isNth({ step, offset }: Nth, position: number): boolean {
  if (step === 0) return position === offset;
  const count = (position - offset) / step;
  return count >= 0 && Number.isInteger(count);
}
