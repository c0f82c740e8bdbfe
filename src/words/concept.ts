import type { MOODS } from '../catalog/entry-values.ts';
import type { Period } from '../catalog/era-periods.ts';
import type { Trade } from '../catalog/trades.ts';
import type { FAMILY_CLASSES } from '../catalog/tokens.ts';
import type { HueName } from '../color/hue-name.ts';
import type { AxisId } from '../grammar/axes/index.ts';
import type { TagId } from '../catalog/tags/index.ts';
import type { StatementKind } from './understanding.ts';

/** What brands have in common that a word describes. Numbers are how typical a trait is, 0 to 1. */
export interface Traits {
  readonly moods?: Readonly<Partial<Record<(typeof MOODS)[number], number>>>;
  /** Fitting values of an axis. */
  readonly axes?: Readonly<Partial<Record<AxisId, readonly string[]>>>;
  readonly industries?: Readonly<Partial<Record<Trade, number>>>;
  /** By ISO 3166-1 code. */
  readonly countries?: Readonly<Record<string, number>>;
  readonly periods?: readonly Period[];
  readonly hues?: readonly HueName[];
  readonly fonts?: readonly (typeof FAMILY_CLASSES)[number][];
  readonly theme?: 'light' | 'dark';
  readonly density?: 'low' | 'medium' | 'high';
}

/** A notion that people name in several ways, such as `art deco`. */
export interface Concept {
  readonly id: string;
  readonly kind: Exclude<StatementKind, 'axis' | 'brand' | 'font'>;
  /** The tag that it is, if it is one. */
  readonly tag: TagId | null;
  /** Words and phrases for it, in English. */
  readonly words: readonly string[];
  readonly traits: Traits;
}
