import * as v from 'valibot';
import { write } from './killed-writes.ts';

export interface SameSlug {
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Brands with the slug in the list. */
  readonly rows: number;
  /** The name that the brand has in the end; one of those that were written. */
  readonly name: string;
}

const ListSchema = v.object({ brands: v.array(v.object({ slug: v.string(), name: v.string() })) });

/** Writes the same brand many times at once. */
export async function writeSameSlug(address: URL, slug: string, writes: number): Promise<SameSlug> {
  const answers = await Promise.all(
    Array.from({ length: writes }, (_, n) => write(address, slug, `${slug} ${n}`)),
  );
  const statuses: Record<string, number> = {};
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const response = await fetch(new URL('/api/brands?limit=50', address));
  const { brands } = v.parse(ListSchema, await response.json());
  const rows = brands.filter((brand) => brand.slug === slug);
  return { statuses, rows: rows.length, name: rows[0]?.name ?? '' };
}
