import { searchCatalog } from '../../worker/store/catalog-search.ts';
import { type Queries, textsOf } from '../../worker/store/stored-catalog.ts';
import { readStoredDocument } from '../../worker/stored-document.ts';

/** `/?q=…`: the slugs found, and what the search asked of the database. Other paths: the document of a brand. */
export default {
  async fetch(request, { DB }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/') {
      const document = await readStoredDocument(pathname, (slug) => textsOf(DB, slug));
      return new Response(document?.text ?? null, { status: document === null ? 404 : 200 });
    }
    const query = searchParams.get('q') ?? '';
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
