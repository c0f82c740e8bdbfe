import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { completeness, coreFields } from './core-fields.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import type { Tier } from './entry-values.ts';
import type { EntryGround } from './ground/entry-ground.ts';
import { COMPONENT_NAMES } from './tokens.ts';

/** Axes that a brand without motion does not show. */
const NEED_MOTION: readonly AxisId[] = ['motion.character', 'motion.trigger'];
/** Tokens by which people recognise a brand; headings may have the typeface of text. */
const CORE_TOKENS = ['color.background', 'color.text', 'color.primary', 'font.body'];
/** Share of core fields below which a builder has too little, whatever its ground. */
const VERIFIED_SHARE = 0.75;

/** What a tier is computed from. */
export interface Rated {
  readonly entry: Omit<CatalogEntry, 'tier' | 'ground' | 'compared'>;
  readonly ground: EntryGround;
  /** Paths of tokens on which two independent sources agree with the entry; collections of generated files count as none. */
  readonly agreed: ReadonlySet<string>;
}

/** The tier of an entry; never typed. */
export function tierOf(rated: Rated): Tier {
  if (rated.entry.grammar === undefined) return 'unrated';
  if (isReference(rated)) return 'reference';
  return isVerified(rated) ? 'verified' : 'community';
}

/** Core fields complete and first-party, every axis, every component, read twice. States are core fields of the components that react. */
function isReference({ entry, ground }: Rated): boolean {
  const complete = coreFields(entry).every(({ stated }) => stated);
  const founded = coreFields(entry).every(({ field }) => isFirstParty(ground, field));
  const still = entry.grammar_flat['motion.budget'] === 'none';
  const graded = AXES.every(
    ({ id }) => entry.grammar_flat[id] !== undefined || (still && NEED_MOTION.includes(id)),
  );
  const built = COMPONENT_NAMES.every((name) => entry.components?.[name] !== undefined);
  return complete && founded && graded && built && entry.second_reading !== undefined;
}

/** Fields that are no token have no ground of their own; no brand publishes the licence or a substitute of a typeface. */
function isFirstParty({ tokens }: EntryGround, field: string): boolean {
  return (
    /^font-(?:licence|substitute)\./.test(field) || (tokens.get(field) ?? 'first-party') === 'first-party'
  );
}

/**
 * Core colours and typefaces first-party, or two independent sources agree on them; and most core fields are stated.
 * A typeface that the brand is shown not to have is not missing.
 */
function isVerified({ entry, ground, agreed }: Rated): boolean {
  const fields = coreFields(entry);
  const known = CORE_TOKENS.filter((path) => fields.some(({ field }) => field === path));
  const headings = ground.tokens.has('font.heading') ? ['font.heading'] : [];
  return (
    completeness(fields) >= VERIFIED_SHARE &&
    [...known, ...headings].every((path) => ground.tokens.get(path) === 'first-party' || agreed.has(path))
  );
}
