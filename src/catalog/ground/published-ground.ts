import * as v from 'valibot';
import { coreFields, completeness } from '../core-fields.ts';
import { described } from '../described.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { countGrounds, type GroundCounts } from './entry-ground.ts';
import { type Ground, GROUNDS } from './ground.ts';

const SharesSchema = v.object(
  v.entriesFromList(
    GROUNDS,
    described(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 'Share of this ground, two decimals.'),
  ),
);

/** Shares of the grounds of an entry. */
export const GroundSharesSchema = v.object({
  tokens: described(SharesSchema, 'Shares of the tokens and declarations of components.'),
  axes: described(SharesSchema, 'Shares of the axes.'),
  prose: described(SharesSchema, 'Shares of the sentences.'),
});
export type GroundShares = v.InferOutput<typeof GroundSharesSchema>;

export function groundShares({ ground }: Pick<CatalogEntry, 'ground'>): GroundShares {
  const { tokens, axes, prose } = countGrounds(ground);
  return { tokens: sharesOf(tokens), axes: sharesOf(axes), prose: sharesOf(prose) };
}

/** Two decimals; 0 for all without a fact. */
function sharesOf(counts: GroundCounts): Record<Ground, number> {
  const all = GROUNDS.reduce((sum, ground) => sum + counts[ground], 0);
  // An object with every ground as its key.
  return Object.fromEntries(
    GROUNDS.map((ground) => [ground, all === 0 ? 0 : toHundredth(counts[ground] / all)]),
  ) as Record<Ground, number>;
}

const GroundSchema = v.picklist(GROUNDS);

/** The ground of every fact of an entry. */
export const GroundsSchema = v.object({
  tokens: described(
    v.record(v.string(), GroundSchema),
    'Ground by path of the token or declaration: `color.primary`, `button.padding`.',
  ),
  axes: described(v.record(v.string(), GroundSchema), 'Ground by axis.'),
  prose: described(v.record(v.string(), GroundSchema), 'Ground by part of the prose.'),
});

export function groundsOf({ ground: { tokens, axes, prose } }: Pick<CatalogEntry, 'ground'>) {
  return {
    tokens: Object.fromEntries(tokens),
    axes: Object.fromEntries(axes),
    prose: Object.fromEntries([...prose].map(([part, { ground }]) => [part, ground])),
  } satisfies v.InferOutput<typeof GroundsSchema>;
}

/** What a builder needs, and what of it an entry lacks. */
export const CompletenessSchema = v.object({
  share: described(v.number(), 'Share of the core fields that the entry states, two decimals.'),
  missing: described(v.array(v.string()), 'Core fields that it does not state.'),
});

export function completenessOf(entry: CatalogEntry): v.InferOutput<typeof CompletenessSchema> {
  const fields = coreFields(entry);
  return {
    share: toHundredth(completeness(fields)),
    missing: fields.flatMap(({ field, stated }) => (stated ? [] : [field])),
  };
}

function toHundredth(value: number): number {
  return Math.round(100 * value) / 100;
}
