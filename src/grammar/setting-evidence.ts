import type { Setting } from '../features/typography.ts';
import type { Evidence } from './reading.ts';

const MOST = 5; // facts; the maximum of a reading

/**
 * Settings as evidence, those that weigh most first, one for each different value.
 * @param beside further settings that count to the whole the shares are of
 */
export function evidenceOfSettings(
  settings: readonly Setting[],
  property: string,
  show: (setting: Setting) => string,
  weigh: (setting: Setting) => number = byCharacters,
  beside: readonly Setting[] = [],
): Evidence[] {
  const total = [...settings, ...beside].reduce((sum, setting) => sum + weigh(setting), 0);
  if (total <= 0) return [];
  return [...Map.groupBy(settings, show)]
    .map(([value, group]) => ({
      selector: group.toSorted((a, b) => weigh(b) - weigh(a))[0]?.selector ?? ':root',
      property,
      value,
      share: group.reduce((sum, setting) => sum + weigh(setting), 0) / total,
      source: 'css' as const,
    }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST);
}

export function byCharacters({ characters }: Setting): number {
  return characters;
}
