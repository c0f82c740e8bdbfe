import { READING_LIMITS } from './limit-table.ts';

export type LimitName = keyof typeof READING_LIMITS;

export const LIMIT_NAMES = Object.keys(READING_LIMITS) as readonly LimitName[]; // the keys of the table

/** The maximum of a limit by its name. */
export function maxOf(name: LimitName): number {
  return READING_LIMITS[name].max;
}
