import { describe, expect, it } from 'vitest';
import { post, type Json } from '../ask.ts';
import { expectProblem } from '../expect-answer.ts';

const PATH = '/api/log';

/** A replacement of Analytics Engine that collects rows. */
function dataset() {
  const rows: AnalyticsEngineDataPoint[] = [];
  return { rows, EVENTS: { writeDataPoint: (row?: AnalyticsEngineDataPoint) => void rows.push(row ?? {}) } };
}

async function logged(event: Json): Promise<AnalyticsEngineDataPoint> {
  const { rows, EVENTS } = dataset();
  const response = await post(PATH, event, { EVENTS });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

describe('POST /api/log', () => {
  it('writes one row', async () => {
    const ts = '2026-03-01T12:00:00.000Z';
    const row = await logged({ event: 'rate_outcome', client: 'cli', ts, brand_slug: 'stripe', rating: 8.5 });
    expect(row).toEqual({
      indexes: ['rate_outcome'],
      blobs: ['rate_outcome', 'cli', 'stripe', '', '', '', '', '', '', '', ''],
      doubles: [1, Date.parse(ts), 8.5],
    });
  });

  it('uses the current time and no client by default', async () => {
    const before = Date.now();
    const { blobs, doubles } = await logged({ event: 'search' });
    expect(blobs?.slice(0, 3)).toEqual(['search', 'unknown', '']);
    expect(doubles?.[1]).toBeGreaterThanOrEqual(before);
  });

  it.each(['2026-03-01', '2026-03-01T12:00Z', '2026-03-01T12:00:00.123456+09:00', '2026-03-01T12:00:00'])(
    'reads the time %s',
    async (ts) => {
      expect((await logged({ event: 'search', ts })).doubles?.[1]).toBe(Date.parse(ts));
    },
  );

  it.each([
    ['2026-W09-7', '2026-03-01'],
    ['2026060T1200+0100', '2026-03-01T11:00Z'],
    ['20260301T120000,5Z', '2026-03-01T12:00:00.500Z'],
  ])('reads %s as %s', async (ts, same) => {
    expect((await logged({ event: 'search', ts })).doubles?.[1]).toBe(Date.parse(same));
  });

  it.each(['brand_pull', 'compose', 'search', 'extract', 'rate_outcome'])('counts %s', async (event) => {
    const row = await logged({ event, brand_slug: 'stripe', rating: 1 });
    expect(row.indexes).toEqual([event]);
  });

  it('stores only slugs of the caller’s text', async () => {
    const secret = 'Jane Doe, jane@example.com';
    const row = await logged({
      event: 'compose',
      sources: {
        surface: 'stripe',
        palette: secret,
        type: { name: secret },
        voice: ['linear'],
        motion: 7,
        imagery: 'a'.repeat(82),
        [secret]: 'vercel',
        'jane-doe': 'vercel',
      },
    });
    expect(row.blobs).toEqual(['compose', 'unknown', '', 'stripe', '', '', '', '', '', '', '']);
    expect(JSON.stringify(row)).not.toMatch(/jane/i);
  });

  it.each([
    ['without a dataset', {}],
    [
      'when the dataset fails',
      {
        EVENTS: {
          writeDataPoint: () => {
            throw new Error('read-only');
          },
        },
      },
    ],
  ])('drops an event without an error %s', async (_, settings) => {
    const without = 'EVENTS' in settings ? settings : { EVENTS: undefined as never };
    expect((await post(PATH, { event: 'search' }, without)).status).toBe(204);
  });

  it.each([
    ['no event', {}, 'event'],
    ['an unknown event', { event: 'purchase' }, 'event'],
    ['an event that is no text', { event: 1 }, 'event'],
    ['an unknown client', { event: 'search', client: 'browser' }, 'client'],
    ['a brand_pull of no brand', { event: 'brand_pull' }, 'brand_slug'],
    ['a rating of no brand', { event: 'rate_outcome', rating: 5 }, 'brand_slug'],
    ['a slug in capitals', { event: 'brand_pull', brand_slug: 'Stripe' }, 'brand_slug'],
    ['a slug of 82 characters', { event: 'brand_pull', brand_slug: 'a'.repeat(82) }, 'brand_slug'],
    ['a wrong slug where none is needed', { event: 'search', brand_slug: 'x y' }, 'brand_slug'],
    ['no rating', { event: 'rate_outcome', brand_slug: 'stripe' }, 'rating'],
    ['a rating of 0', { event: 'rate_outcome', brand_slug: 'stripe', rating: 0 }, 'rating'],
    ['a rating of 10.5', { event: 'rate_outcome', brand_slug: 'stripe', rating: 10.5 }, 'rating'],
    ['a rating in words', { event: 'rate_outcome', brand_slug: 'stripe', rating: '8' }, 'rating'],
    ['a time of 65 characters', { event: 'search', ts: `2026-03-01T12:00:00.${'0'.repeat(44)}Z` }, 'ts'],
    ['a time in words', { event: 'search', ts: 'yesterday' }, 'ts'],
    ['a month there is not', { event: 'search', ts: '2026-13-01' }, 'ts'],
    ['a day there is not', { event: 'search', ts: '2026-02-30' }, 'ts'],
    ['a time as a number', { event: 'search', ts: 1772366400 }, 'ts'],
    ['text of a user', { event: 'search', query: 'Jane Doe' }, 'query'],
    ['a user', { event: 'search', user: { name: 'Jane Doe' } }, 'user'],
    ['sources in words', { event: 'compose', sources: 'stripe' }, 'sources'],
  ])('answers %s with a problem of that field', async (_, event, field) => {
    const { rows, EVENTS } = dataset();
    const problem = await expectProblem(await post(PATH, event, { EVENTS }), 400, 'invalid_request');
    expect(problem['errors']).toContainEqual({ field, detail: expect.any(String) });
    expect(rows).toEqual([]);
  });
});
