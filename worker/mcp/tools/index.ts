import type { Tool } from '../tool.ts';
import { compare } from './compare.ts';
import { composeHybrid } from './compose-hybrid.ts';
import { fixPage } from './fix-page.ts';
import { getBrand } from './get-brand.ts';
import { getContract } from './get-contract.ts';
import { nearestBrands } from './nearest-brands.ts';
import { queryBrief } from './query-brief.ts';
import { readPage } from './read-page.ts';
import { scorePage } from './score-page.ts';
import { searchBrands } from './search-brands.ts';

/** The tools, in the order in which an agent lists them. To add a tool, add one file and one line here. */
export const TOOLS = [
  searchBrands,
  getBrand,
  queryBrief,
  getContract,
  composeHybrid,
  readPage,
  scorePage,
  fixPage,
  compare,
  nearestBrands,
] as const satisfies readonly Tool[];
