import { readFileSync } from 'node:fs';

/** What graders accept: page → axis → values, best first. An axis that is absent could not be judged. */
export type Grades = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The two graded sets, relative to the project. */
export const GRADES = {
  first: 'test/corpus/grades.json',
  second: 'test/corpus/second-grades.json',
} as const;

/** One graded cell and what was read. */
export interface Cell {
  readonly page: string;
  readonly axis: string;
  readonly accepted: readonly string[];
  /** Null when the reading says the page does not show it. */
  readonly value: string | null;
  readonly confidence: number;
}

export function loadGrades(file: string): Grades {
  return JSON.parse(readFileSync(file, 'utf8')) as Grades;
}

/** Is the value the best one a grader gave? */
export const isHit = ({ value, accepted }: Cell): boolean => value !== null && value === accepted[0];

/** Is it one a grader accepts? */
export const isOk = ({ value, accepted }: Cell): boolean => value !== null && accepted.includes(value);
