/** A range of numbers that a sentence names. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
  /** Whether the ends themselves are outside. */
  readonly open: boolean;
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;

/**
 * The ranges that a sentence names in a unit: `at least 32 px`, `4 to 6 px`, `above 8 px`, `12px`.
 * @param unit regular expression source, such as ` ?px`; empty for plain numbers
 */
export function boundsIn(sentence: string, unit: string): readonly Bounds[] {
  const found: Bounds[] = [];
  let rest = sentence;
  for (const { pattern, boundsOf } of forms(unit)) {
    rest = rest.replace(pattern, (whole, first: string, second: string | undefined) => {
      found.push(boundsOf(Number(first), Number(second)));
      return ' '.repeat(whole.length);
    });
  }
  return found;
}

interface Form {
  readonly pattern: RegExp;
  readonly boundsOf: (first: number, second: number) => Bounds;
}

/** Longer forms first: each takes its words from the sentence. */
function forms(unit: string): Form[] {
  const form = (source: string, boundsOf: Form['boundsOf']): Form => ({
    pattern: new RegExp(source, 'gi'),
    boundsOf,
  });
  const between = (from: number, to: number): Bounds => ({
    from: Math.min(from, to),
    to: Math.max(from, to),
    open: false,
  });
  return [
    form(`${NUMBER}(?:${unit})? to ${NUMBER}${unit}`, between),
    form(`between ${NUMBER}${unit} and ${NUMBER}${unit}`, between),
    form(`${NUMBER}${unit} (?:or|and) (?:more|above)`, (from) => ({ from, to: Infinity, open: false })),
    form(`${NUMBER}${unit} or (?:less|tighter)`, (to) => ({ from: -Infinity, to, open: false })),
    form(`(?:at least|from) ${NUMBER}${unit}`, (from) => ({ from, to: Infinity, open: false })),
    form(`(?:at most|up to) ${NUMBER}${unit}`, (to) => ({ from: -Infinity, to, open: false })),
    form(`(?:above|beyond|over|more than|thicker than) ${NUMBER}${unit}`, (from) => ({
      from,
      to: Infinity,
      open: true,
    })),
    form(`(?:below|under|less than|fewer than) ${NUMBER}${unit}`, (to) => ({
      from: -Infinity,
      to,
      open: true,
    })),
    form(`${NUMBER}${unit}`, (value) => ({ from: value, to: value, open: false })),
  ];
}

export function isWithin(value: number, { from, to, open }: Bounds): boolean {
  return open ? value > from && value < to : value >= from && value <= to;
}
