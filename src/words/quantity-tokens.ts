import type { Piece } from './piece.ts';

type UnitName = 'px' | 'em' | 'percent' | 'ms' | 'ratio' | 'times';

/**
 * The token of a quantity: its unit with the band it lies in (`px@6`). The edges are those of the bands of the axes, so
 * that each band has a token of its own; the model learns which bands of which axis they are.
 */
export function quantityToken(amount: number, unit: UnitRead | null): string {
  const scaled = amount * (unit?.factor ?? 1);
  if (unit?.name === 'em' && Math.abs(scaled) >= SMALLEST_SIZE_IN_EM) return banded('px', scaled * PX_PER_EM);
  return banded(unit?.name ?? 'n', scaled);
}

function banded(name: keyof typeof EDGES, amount: number): string {
  return `${name}@${EDGES[name].filter((edge) => amount >= edge).length}`;
}

/** em; less is letter-spacing, more is a length. */
const SMALLEST_SIZE_IN_EM = 0.6;
const PX_PER_EM = 16;

const EDGES = {
  px: [0.25, 1.75, 2.5, 3.5, 7.5, 11.5, 14, 15, 17.75, 24.5, 28.5, 32, 35.2, 48, 64, 72, 90, 120, 200],
  em: [-0.0249, -0.0049, 0.005, 0.04, 0.1],
  percent: [-2.49, -0.49, 0.49, 1.6, 4, 8.1, 20, 60],
  ms: [1, 151, 551, 600],
  ratio: [2, 4.5, 9, 16],
  times: [2.2, 4.01],
  n: [
    0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 7.5, 9, 10, 11.5, 15, 17.6, 18.5, 24.5, 28, 40, 64, 99, 150, 250, 350, 450,
    550, 650, 790, 850, 950, 1500,
  ],
} as const satisfies Record<UnitName | 'n', readonly number[]>;

/** A unit, and how many of the token's own unit it is. */
export interface UnitRead {
  readonly name: UnitName;
  readonly factor: number;
  /** Pieces. */
  readonly length: number;
}

/** The unit that starts at a piece; null where none starts. */
export function unitAt(pieces: readonly Piece[], at: number): UnitRead | null {
  const text = pieces[at]?.text ?? '';
  if (text === 'per' && pieces[at + 1]?.text === 'cent') return { name: 'percent', factor: 1, length: 2 };
  for (const { name, factor, words } of UNITS) if (words.includes(text)) return { name, factor, length: 1 };
  return null;
}

const UNITS: readonly { name: UnitName; factor: number; words: readonly string[] }[] = [
  { name: 'px', factor: 1, words: ['px', 'pixel', 'pixels', 'pix'] },
  { name: 'px', factor: 4 / 3, words: ['pt', 'pts', 'point', 'points'] },
  { name: 'px', factor: PX_PER_EM, words: ['rem', 'rems'] },
  { name: 'em', factor: 1, words: ['em', 'ems'] },
  { name: 'percent', factor: 1, words: ['%', 'percent'] },
  { name: 'ms', factor: 1, words: ['ms', 'msec', 'millisecond', 'milliseconds'] },
  { name: 'ms', factor: 1000, words: ['s', 'sec', 'secs', 'second', 'seconds'] },
  { name: 'times', factor: 1, words: ['x', 'times'] },
];
