import { agentsMd } from '../src/contract/agents-md.ts';
import { hybridContract } from '../src/contract/hybrid-contract.ts';
import { withServiceAddress } from '../src/contract/service-address.ts';
import type { ChangedTaste } from '../src/contract/settle/change-taste.ts';
import type { Hybrid } from '../src/compose/hybrid.ts';
import { namesOfSources } from '../src/compose/source.ts';
import { fail } from '../src/errors.ts';
import type { GradedIndexedBrand } from '../src/query/rank-brands.ts';
import { changedContractPath, tasteContract, type Changes, type TasteModel } from './brand-with-changes.ts';
import type { Context } from './context.ts';

/** What a brief states besides its model, and the taste that it makes of it. */
export interface AskedTaste extends Changes {
  readonly taste: ChangedTaste;
}

/** A contract with its address, where it has one. */
export interface AddressedContract {
  readonly agents_md_url: string | null;
  readonly agents_md: string;
}

/**
 * The published contract of a brand, or what a brief makes of it, which has an address where it states no token.
 * @param asked null when it states nothing
 */
export async function contractOfBrand(
  brand: GradedIndexedBrand,
  asked: AskedTaste | null,
  { origin, readDocument }: Context,
): Promise<AddressedContract> {
  if (asked !== null) {
    const isOfAxes = asked.said.length === 0 && asked.taste.refusal === null;
    const hasPath = isOfAxes && Object.keys(asked.stated).length > 0;
    const path = hasPath ? origin + changedContractPath(brand, asked.stated) : null;
    return { agents_md_url: path, agents_md: tasteContract(brand, asked.taste, origin) };
  }
  const { slug } = brand.entry;
  const path = `/api/styles/${slug}/agents.md`;
  const text =
    (await readDocument(path)) ??
    fail('internal', `The contract of ${slug} is missing from the published documents.`);
  return { agents_md_url: `${origin}${path}`, agents_md: withServiceAddress(text, origin) };
}

/** The contract of a blend, which compose has at an address, or what a brief makes of it, which has none. */
export function contractOfBlend(
  blend: Hybrid,
  model: TasteModel,
  asked: AskedTaste | null,
  { origin }: Context,
): AddressedContract {
  if (asked !== null) {
    const source = `the catalog (${namesOfSources(blend.sources).join(', ')})`;
    return { agents_md_url: null, agents_md: tasteContract(model, asked.taste, origin, source) };
  }
  const sources = blend.sources.map(({ category, source }): [string, string] => [
    category,
    source.entry.slug,
  ]);
  const parameters = new URLSearchParams([...sources, ['output_format', 'agents_md']]).toString();
  return {
    agents_md_url: `${origin}/api/compose?${parameters}`,
    agents_md: agentsMd(hybridContract(blend, origin)),
  };
}
