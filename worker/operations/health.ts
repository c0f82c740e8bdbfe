import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { type Part, PART_STATES } from '../check-bindings.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

const State = v.picklist(PART_STATES);

const PartStates = v.object({
  catalog: described(State, 'The catalog, in the published files or in the database.'),
  search_index: described(State, 'The index of search; `not_bound` with the catalog in the database.'),
  words: described(State, 'The network that reads briefs.'),
  database: described(State, 'The database of private brands.'),
  recordings: described(State, 'The bucket of recordings.'),
  events: described(State, 'The dataset of usage events.'),
  render: described(State, 'The Worker that reads pages in a browser.'),
} satisfies Record<Part, v.GenericSchema>);

export const health = defineOperation({
  name: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Check which parts of the service work.',
  input: v.object({}),
  output: v.object({
    status: described(
      v.picklist(['ok', 'degraded']),
      '`degraded` when a part fails; requests that do not need the part are answered.',
    ),
    brands: described(v.number(), 'Number of brands of the catalog; 0 when it fails.'),
    parts: described(
      PartStates,
      'State of each part: `ok` and `failing` were tried, `bound` is configured and not tried, `not_bound` is not configured.',
    ),
  }),
  cache: CACHE.never,
  bodyLimit: SMALL_BODY,
  errors: ['not_configured'],
  examples: [{ summary: 'The state of the service', input: {} }],
  async run(_, { backend, checkParts }) {
    const [parts, brands] = await Promise.all([checkParts(), backend.count().catch(() => 0)]);
    const status = Object.values(parts).includes('failing') ? ('degraded' as const) : ('ok' as const);
    return { status, brands, parts: { ...parts } };
  },
});
