import { listed } from '../operation.ts';

/**
 * Every operation of the service. The HTTP routes and RPC methods are generated from this list: to add an operation,
 * add one file and one line here. Each is imported with its first request, so that the Worker starts without them.
 */
export const OPERATIONS = [
  listed('vectorize', 'POST', '/api/vectorize', () => import('./vectorize.ts').then((all) => all.vectorize)),
  listed('extract', 'POST', '/api/extract', () => import('./extract.ts').then((all) => all.extract)),
  listed('agents_md', 'POST', '/api/agents-md', () =>
    import('./agents-md.ts').then((all) => all.agentsMdOfPage),
  ),
  listed('score', 'POST', '/api/score', () => import('./score.ts').then((all) => all.score)),
  listed('search', 'POST', '/api/search', () => import('./search.ts').then((all) => all.search)),
  listed('search_by_address', 'GET', '/api/search', () =>
    import('./search.ts').then((all) => all.searchByAddress),
  ),
  listed('compose', 'POST', '/api/compose', () => import('./compose.ts').then((all) => all.compose)),
  listed('compose_by_address', 'GET', '/api/compose', () =>
    import('./compose.ts').then((all) => all.composeByAddress),
  ),
  listed('query', 'POST', '/api/query', () => import('./query.ts').then((all) => all.query)),
  listed('diff', 'POST', '/api/diff', () => import('./diff.ts').then((all) => all.diff)),
  listed('nearest', 'POST', '/api/nearest', () => import('./nearest.ts').then((all) => all.nearest)),
  listed('register_brand', 'POST', '/api/brands', () =>
    import('./register-brand.ts').then((all) => all.registerBrand),
  ),
  listed('read_brands', 'GET', '/api/brands', () => import('./read-brands.ts').then((all) => all.readBrands)),
  listed('delete_brand', 'DELETE', '/api/brands/:slug', () =>
    import('./delete-brand.ts').then((all) => all.deleteBrand),
  ),
  listed('log', 'POST', '/api/log', () => import('./log.ts').then((all) => all.log)),
  listed('health', 'GET', '/api/health', () => import('./health.ts').then((all) => all.health)),
  listed('describe_problem', 'GET', '/problems/:code', () =>
    import('./describe-problem.ts').then((all) => all.describeProblem),
  ),
  listed('render', 'POST', '/api/render', () => import('./render.ts').then((all) => all.render)),
  listed('describe_api', 'GET', '/api/openapi.json', () =>
    import('./describe-api.ts').then((all) => all.describeApi),
  ),
] as const;

/** All operations with their schemas, for the API description and for tests. */
export function loadOperations() {
  return Promise.all(OPERATIONS.map(({ load }) => load()));
}
