/** A section of a Markdown file: its headings from the outermost, joined by ` > `, and its own text. */
export interface Section {
  readonly path: string;
  readonly text: string;
}

/** The sections of a Markdown file, in order. */
export function sections(markdown: string): readonly Section[] {
  const found: Section[] = [];
  const headings: string[] = [];
  for (const part of markdown.split(/^(?=#{1,6} )/m)) {
    const match = /^(#{1,6}) (.*)\n?/.exec(part);
    const level = match?.[1]?.length ?? 1;
    headings.length = Math.min(headings.length, level - 1);
    headings[level - 1] = match?.[2] ?? '';
    found.push({ path: headings.filter(Boolean).join(' > '), text: part.slice(match?.[0].length ?? 0) });
  }
  return found;
}

/** The rows of the tables in a text, as column → cell without Markdown emphasis. */
export function tableRows(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: Record<string, string>[] = [];
  let columns: readonly string[] | null = null;
  for (const line of text.split('\n')) {
    if (!line.trimStart().startsWith('|')) {
      columns = null;
      continue;
    }
    const cells = line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.replaceAll(/[*`]/g, '').trim());
    if (columns === null) columns = cells;
    else if (!cells.every((cell) => /^[:-]*$/.test(cell))) rows.push(zip(columns, cells));
  }
  return rows;
}

function zip(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
}
