/** JSON with one member a line; lists of texts are on one line. */
export function compactJson(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`.replaceAll(/\[\s+("[^\]]*")\s+\]/g, oneLine);
}

function oneLine(_whole: string, items: string): string {
  return `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`;
}
