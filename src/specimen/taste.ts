import type { AxisId, ValueOf } from '../grammar/axes/index.ts';

/** A value for every axis: what a specimen is drawn from. */
export type Taste = { readonly [Id in AxisId]: ValueOf<Id> };
