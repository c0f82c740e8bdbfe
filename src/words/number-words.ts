import type { Piece } from './piece.ts';

export interface NumberRead {
  readonly amount: number;
  /** Index of the piece after the number. */
  readonly next: number;
  /** `7:1` or `7 to 1`. */
  readonly isRatio: boolean;
}

/** The number that starts at a piece, in digits or words: `12`, `7:1`, `a hundred and twenty`; null where none starts. */
export function readNumber(pieces: readonly Piece[], at: number): NumberRead | null {
  const text = pieces[at]?.text ?? '';
  if (/^-?[\d.]*\d/.test(text)) {
    return { amount: Number.parseFloat(text), next: at + 1, isRatio: /[:∶to]/.test(text) };
  }
  const words = spelledNumber(pieces, at);
  if (words === null) return null;
  const [mark, one] = [pieces[words.next]?.text, pieces[words.next + 1]?.text];
  const isRatio = mark === 'to' && (one === 'one' || one === '1');
  return { amount: words.amount, next: words.next + (isRatio ? 2 : 0), isRatio };
}

function spelledNumber(pieces: readonly Piece[], at: number): { amount: number; next: number } | null {
  const start = smallNumber(pieces, at);
  const head = start ?? hundreds(pieces, at);
  if (head === null || pieces[head.next]?.text !== 'hundred') return start;
  const next = pieces[head.next + 1]?.text === 'and' ? head.next + 2 : head.next + 1;
  const rest = smallNumber(pieces, next);
  // `per hundred words` counts none
  if (rest === null) return head.next === at ? null : { amount: head.amount * 100, next: head.next + 1 };
  return { amount: head.amount * 100 + rest.amount, next: rest.next };
}

/** `a` and `one` before `hundred`, which may also stand without: `hundred fifty`. */
function hundreds(pieces: readonly Piece[], at: number): { amount: number; next: number } | null {
  const text = pieces[at]?.text ?? '';
  if (text === 'hundred') return { amount: 1, next: at };
  return text === 'a' || text === 'one' ? { amount: 1, next: at + 1 } : null;
}

/** `twelve`, `forty`, `forty-four`. */
function smallNumber(pieces: readonly Piece[], at: number): { amount: number; next: number } | null {
  const amount = NUMBERS[pieces[at]?.text ?? ''];
  if (amount === undefined) return null;
  const unit = UNITS[pieces[at + 1]?.text ?? ''];
  return amount >= 20 && unit !== undefined
    ? { amount: amount + unit, next: at + 2 }
    : { amount, next: at + 1 };
}

const UNITS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

/** `one` alone is a pronoun more often than a number. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(UNITS).filter(([word]) => word !== 'one')),
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
