import { checkedCatalog } from '../../scripts/catalog/checked-catalog.ts';

/** The catalog as the build reads it: its files, its entries and what is wrong in them. */
export const { files, entries, problems } = await checkedCatalog();
