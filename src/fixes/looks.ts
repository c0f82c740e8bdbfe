import type { Declarations } from '../grammar/restyle.ts';

/** What a sheet declares for each element; a rule of what is tidy changes it in place. */
export type Looks = Map<number, Declarations>;
