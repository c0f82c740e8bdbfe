/** Decades and centuries before 1900 that eras are grouped by, oldest first. */
export const PERIODS = [
  'before-1900',
  '1900s',
  '1910s',
  '1920s',
  '1930s',
  '1940s',
  '1950s',
  '1960s',
  '1970s',
  '1980s',
  '1990s',
  '2000s',
  '2010s',
  '2020s',
] as const;
export type Period = (typeof PERIODS)[number];

/** The periods that the eras of an entry name by a year, a range of years or a decade: `Braun, 1955-1965`; in order. */
export function periodsOf(eras: readonly string[]): readonly Period[] {
  const found = new Set(eras.flatMap((era) => [...era.matchAll(YEARS)].flatMap(rangeOf)).map(periodOf));
  return PERIODS.filter((period) => found.has(period));
}

/** `1957`, `1957-1967`, `2000s-2010s`. */
const YEARS = /\b(1[0-9]\d\d|20\d\d)(s?)(?:-(1[0-9]\d\d|20\d\d)(s?))?\b/g;

function rangeOf([, from = '', , to = from]: RegExpExecArray): number[] {
  const decades: number[] = [];
  for (let year = decadeOf(from); year <= decadeOf(to); year += 10) decades.push(year);
  return decades;
}

function decadeOf(year: string): number {
  return Math.floor(Number(year) / 10) * 10;
}

function periodOf(decade: number): Period {
  return PERIODS.find((period) => period === `${decade}s`) ?? 'before-1900';
}
