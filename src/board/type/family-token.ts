import type { Tokens } from '../../catalog/tokens.ts';

/** One family of the tokens of a brand. */
export type FamilyToken = NonNullable<NonNullable<Tokens['type']>['families']>[string];
