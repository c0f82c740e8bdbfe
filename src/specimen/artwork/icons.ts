import type { Design } from '../design.ts';

/** DATA: icons of 24 by 24 px as open lines. */
const ICONS = [
  'M13 3 5 14h6l-1 7 9-12h-6z',
  'm12 4 9 5-9 5-9-5zm-9 9 9 5 9-5',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 3.5V12l3.5 2',
  'M5 19c0-9 5-14 15-14 0 10-5 15-14 14zm0 0 8-8',
  'M4 5h16v11h-9l-5 4v-4H4z',
  'm12 4 2.4 5 5.6.8-4 3.9.9 5.6-4.9-2.7-4.9 2.7.9-5.6-4-3.9 5.6-.8z',
  'M4 20V9l8-5 8 5v11h-6v-6h-4v6z',
  'M5 12a7 7 0 0 1 14 0v5H5zm-2 5h18M10 20h4',
  'M4 7h16M4 12h10M4 17h13',
  'M12 3v18M3 12h18M6 6l12 12M18 6 6 18',
  'M4 18 9 11l4 4 7-9M15 6h5v5',
  'M6 4h9l4 4v12H6zM15 4v4h4M9 13h7M9 17h7',
  'M4 8h16v11H4zM8 8V5h8v3M4 13h16',
  'M12 4c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 2-6 6-10z',
  'M4 12h5l2-7 3 14 2-7h4',
  'M5 5h6v6H5zm8 0h6v6h-6zM5 13h6v6H5zm8 0h6v6h-6z',
  'M4 12s3-6 8-6 8 6 8 6-3 6-8 6-8-6-8-6zm8-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 14v3',
] as const;

/** The icon with that number, in the text colour. Choice and line follow from seed and taste. */
export function icon({ seed, type, surface }: Design, at: number): string {
  const path = ICONS[(seed + at * STRIDE) % ICONS.length] ?? ICONS[0];
  const ends = surface.radius === 0 ? 'butt' : 'round';
  const joins = surface.radius === 0 ? 'miter' : 'round';
  return `<svg class="icon" viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="${lineWidth(type.headingWeight)}" stroke-linecap="${ends}" stroke-linejoin="${joins}" aria-hidden="true"><path d="${path}"/></svg>`;
}

const STRIDE = 5; // has no common divisor with the number of icons, so that none repeats early

/** As heavy as the headings. */
function lineWidth(weight: number): number {
  return weight >= 700 ? 2.4 : weight >= 500 ? 2 : weight >= 400 ? 1.7 : 1.4;
}

/** DATA: marks of 24 by 24 px beside the name of the page. */
const MARKS = [
  'M3 21V3h9a6 6 0 0 1 0 12H8v6z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  'M3 3h8v8H3zm10 10h8v8h-8zM13 3h8v8z',
  'M2 20 12 3l10 17h-6l-4-7-4 7z',
  'M3 12a9 9 0 0 1 18 0zm0 3h18v3H3z',
  'M4 3h5v18H4zm7 0h9l-5 9 5 9h-9z',
  'M12 2c0 6 4 10 10 10-6 0-10 4-10 10 0-6-4-10-10-10 6 0 10-4 10-10z',
  'M3 3h18v6H9v3h9v6H9v3H3z',
] as const;

/** The mark of the page, in the text colour. */
export function mark({ seed }: Design): string {
  return `<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${MARKS[(seed >>> 3) % MARKS.length] ?? MARKS[0]}" fill="currentColor" fill-rule="evenodd"/></svg>`;
}
