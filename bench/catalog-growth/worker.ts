import { searchCatalog } from '../../worker/store/catalog-search.ts';
import type { Queries } from '../../worker/store/stored-catalog.ts';

/** `/?q=…`: the slugs found, and what the search asked of the database. */
export default {
  async fetch(request, { DB }): Promise<Response> {
    const query = new URL(request.url).searchParams.get('q') ?? '';
    const read = { rows: 0, queries: 0 };
    const { answer } = await searchCatalog(counting(DB, read), query, 10);
    return Response.json({ slugs: answer.matches.map(({ slug }) => slug), ...read });
  },
} satisfies ExportedHandler<{ readonly DB: D1Database }>;

/** Counts the queries and the rows that D1 charges for. */
function counting(db: D1Database, read: { rows: number; queries: number }): Queries {
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => counted(target.bind(...values));
        if (name === 'first') read.queries++;
        if (name !== 'all') return Reflect.get(target, name) as unknown;
        return async () => {
          const answer = await target.all();
          read.queries++;
          read.rows += answer.meta.rows_read;
          return answer;
        };
      },
    });
  return { prepare: (sql) => counted(db.prepare(sql)) };
}
