import { COLUMNS, type Row, rowsOf, type Table, TABLES, type WrittenCatalog } from './write-catalog.ts';

/** Bytes of a statement; D1 accepts 100,000. */
const MAX_STATEMENT_BYTES = 90_000;
/** Characters of a value in one statement: each takes at most three bytes, or two as a quote. */
const MAX_CHARACTERS = 25_000;
/** Rows of a statement: SQLite compiles each row of VALUES on its own. */
const MAX_ROWS = 200;

/** Columns that identify a row of the tables with values too long for one statement. */
const KEYS: Partial<Record<Table, number>> = { brands: 1, columns: 2, terms: 1, postings: 1, facts: 1 };

/**
 * SQL that replaces the catalog in a database, one statement a line, for programs that import files. Until the last
 * statement the service answers 503. It does what writeCatalog does.
 */
export function* catalogStatements(catalog: WrittenCatalog): Generator<string> {
  yield* TABLES.toReversed().map((table) => `DELETE FROM catalog_${table};`);
  for (const [table, rows] of rowsOf(catalog)) yield* insertions(table, rows);
}

function* insertions(table: Table, rows: Iterable<Row>): Generator<string> {
  const start = `INSERT INTO catalog_${table} (${COLUMNS[table].join(', ')}) VALUES `;
  let tuples: string[] = [];
  let bytes = start.length;
  for (const row of rows) {
    const tuple = `(${row.map((value) => literal(firstPiece(value))).join(',')})`;
    const size = byteLength(tuple) + 2;
    if (tuples.length > 0 && (bytes + size > MAX_STATEMENT_BYTES || tuples.length === MAX_ROWS)) {
      yield `${start}${tuples.join(',')};`;
      tuples = [];
      bytes = start.length;
    }
    tuples.push(tuple);
    bytes += size;
    const more = [...furtherPieces(table, row)];
    if (more.length === 0) continue;
    yield `${start}${tuples.join(',')};`;
    yield* more;
    tuples = [];
    bytes = start.length;
  }
  if (tuples.length > 0) yield `${start}${tuples.join(',')};`;
}

/** Statements that append what the row had no room for. */
function* furtherPieces(table: Table, row: Row): Generator<string> {
  const columns = COLUMNS[table];
  const where = columns
    .slice(0, KEYS[table])
    .map((column, at) => `${column} = ${literal(row[at] ?? null)}`)
    .join(' AND ');
  for (const [at, value] of row.entries()) {
    for (const piece of typeof value === 'string' ? piecesOf(value).slice(1) : [])
      yield `UPDATE catalog_${table} SET ${columns[at]} = ${columns[at]} || ${literal(piece)} WHERE ${where};`;
  }
}

function firstPiece(value: Row[number]): Row[number] {
  return typeof value === 'string' ? (piecesOf(value)[0] ?? '') : value;
}

/** Pieces of a text, none of which ends within a character. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + MAX_CHARACTERS;
    const isPair = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    const to = isPair ? end - 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

function literal(value: Row[number]): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
