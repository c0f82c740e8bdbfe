import { readFileSync } from 'node:fs';

/** Accepted values by page and axis, best first. An absent axis could not be graded. */
export type Grades = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** One graded axis of one page, with its reading. */
export interface Cell {
  readonly page: string;
  readonly axis: string;
  readonly accepted: readonly string[];
  /** Null when the page does not show the axis. */
  readonly value: string | null;
  readonly confidence: number;
}

export function loadGrades(file: string): Grades {
  return JSON.parse(readFileSync(file, 'utf8')) as Grades;
}

/** Whether the reading is the best accepted value. */
export const isHit = ({ value, accepted }: Cell): boolean => value !== null && value === accepted[0];

/** Whether the reading is an accepted value. */
export const isOk = ({ value, accepted }: Cell): boolean => value !== null && accepted.includes(value);
