import type { Operation } from '../operation.ts';
import { agentsMdOfPage } from './agents-md.ts';
import { compose, composeByAddress } from './compose.ts';
import { deleteBrand } from './delete-brand.ts';
import { describeApi } from './describe-api.ts';
import { describeProblem } from './describe-problem.ts';
import { diff } from './diff.ts';
import { extract } from './extract.ts';
import { health } from './health.ts';
import { log } from './log.ts';
import { nearest } from './nearest.ts';
import { query } from './query.ts';
import { readBrands } from './read-brands.ts';
import { registerBrand } from './register-brand.ts';
import { render } from './render.ts';
import { score } from './score.ts';
import { search, searchByAddress } from './search.ts';
import { vectorize } from './vectorize.ts';

/**
 * Every operation of the service. The HTTP routes and RPC methods are generated from this list: to add an operation,
 * add one file and one line here.
 */
export const OPERATIONS = [
  vectorize,
  extract,
  agentsMdOfPage,
  score,
  search,
  searchByAddress,
  compose,
  composeByAddress,
  query,
  diff,
  nearest,
  registerBrand,
  readBrands,
  deleteBrand,
  log,
  health,
  describeProblem,
  render,
  describeApi,
] as const satisfies readonly Operation[];
