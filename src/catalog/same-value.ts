const FULL_RADIUS = 40; // px; from here a control is fully round, whatever the number
const TOLERANCES: Readonly<Record<string, number>> = {
  tracking: 0.0035, // em
  leading: 0.04,
};
const LENGTH_TOLERANCE = 0.6; // px
/** Words that tell cuts and files of one family apart. */
const CUTS = /\b(?:variable|var|vf|web|webfont|display|text)\b/g;

/** Whether two values of a fact mean the same: lengths to the pixel, families by their first name. */
export function sameValue(fact: string, a: string, b: string): boolean {
  if (fact.startsWith('font.')) return familyName(a) === familyName(b);
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x === null || y === null) return plain(a) === plain(b);
  if (fact.endsWith('radius') && x >= FULL_RADIUS && y >= FULL_RADIUS) return true;
  return Math.abs(x - y) <= (TOLERANCES[fact.slice(0, fact.indexOf('.'))] ?? LENGTH_TOLERANCE);
}

function familyName(stack: string): string {
  const first = stack.split(',')[0] ?? '';
  return first
    .toLowerCase()
    .replaceAll(CUTS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The number of a value that is a number with or without unit. */
function numberOf(value: string): number | null {
  const text = /^(-?[\d.]+)(?:px|em|ms)?$/.exec(value)?.[1];
  return text === undefined ? null : Number(text);
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/\s+/g, '').replace('#00000000', 'transparent');
}
