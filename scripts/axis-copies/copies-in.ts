import { parseAst } from 'vitest/node';
import type { Axis } from '../../src/grammar/axis.ts';

/** A fact of an axis that stands outside its folder. */
export interface Copy {
  readonly axis: string;
  readonly kind: 'table of values' | 'limit' | 'list of values' | 'text';
  readonly what: string;
}

/**
 * Finds what a source file repeats of an axis. It catches
 * - a table that gives numbers to two values or more, as object or as rows: `{ tight: 14, airy: 28.5 }`,
 *   `[[0.03, 'normal'], [Infinity, 'loose']]`, whether or not its numbers still agree with the bands;
 * - a limit: a named number equal to the start of a band, where its name or its comment names what the band
 *   measures: `const GENEROUS = 90; // px of blank band`;
 * - a list of all values of an axis with three or more;
 * - a text of an axis, or one of its phrases of several words, as a string or as an item of a list in a string.
 */
export function copiesIn(source: string, axes: readonly Axis[]): readonly Copy[] {
  const found: Copy[] = [];
  const texts = new Map(axes.flatMap((axis) => textsOf(axis).map((text) => [text, axis.id] as const)));
  visit(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
      const rows = numberedNames(node);
      const strings =
        node.type === 'ArrayExpression' ? children(node).flatMap((each) => textOf(each) ?? []) : [];
      for (const { id, values } of axes) {
        const told = rows.filter((name) => values.includes(name));
        if (new Set(told).size >= 2) found.push({ axis: id, kind: 'table of values', what: told.join(', ') });
        if (values.length >= 3 && values.every((value) => strings.includes(value)))
          found.push({ axis: id, kind: 'list of values', what: strings.join(', ') });
      }
    }
    const named = namedNumber(node, source);
    if (named !== null) found.push(...limitsRepeatedBy(named, axes));
    const written = textOf(node) ?? '';
    for (const item of new Set([written, ...written.split(',')])) {
      const what = item.trim().replace(/\s+/g, ' ');
      const axis = texts.get(what);
      if (axis !== undefined) found.push({ axis, kind: 'text', what });
    }
  });
  return found;
}

function textsOf({ texts }: Axis): string[] {
  return Object.values(texts)
    .flatMap(({ rubric, do: wanted, dont, brief }) => [rubric, wanted, dont, ...brief])
    .filter((text) => text.includes(' '));
}

/** The names that a literal ties to a number each: keys, or strings beside a number in a row. */
function numberedNames(node: Node): string[] {
  return children(node).flatMap((child) => {
    if (child.type === 'Property') {
      const { key, value } = child as Node & { key: Node; value: Node };
      return numberOf(value) === null ? [] : [nameOf(key)];
    }
    if (child.type !== 'ArrayExpression' && child.type !== 'ObjectExpression') return [];
    const cells = children(child).map((cell) => (cell.type === 'Property' ? (cell['value'] as Node) : cell));
    return cells.some((cell) => numberOf(cell) !== null) ? cells.flatMap((cell) => textOf(cell) ?? []) : [];
  });
}

interface NamedNumber {
  readonly amount: number;
  /** The name and the comments beside it, in lower case. */
  readonly said: string;
}

function namedNumber(node: Node, source: string): NamedNumber | null {
  const { id, key, init, value } = node as Partial<Record<string, Node>>;
  const [name, given] = node.type === 'VariableDeclarator' ? [id, init] : [key, value];
  if (!['VariableDeclarator', 'Property'].includes(node.type) || name === undefined || !given) return null;
  const amount = numberOf(given);
  if (amount === null) return null;
  const [trailing = ''] = source.slice(given.end).split('\n', 1);
  const above = /(?:\/\*\*?(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/[^\n]*\n\s*)+)\s*(?:export\s+)?const\s*$/.exec(
    source.slice(0, node.start),
  );
  return { amount, said: `${nameOf(name)} ${trailing} ${above?.[0] ?? ''}`.toLowerCase() };
}

function limitsRepeatedBy({ amount, said }: NamedNumber, axes: readonly Axis[]): Copy[] {
  if (Number.isInteger(amount) && Math.abs(amount) < 3) return []; // too common to be anybody's
  return axes.flatMap(({ id, bands }) =>
    bands
      .filter(({ of, from }) => from.some((band) => band.from === amount) && named(of, said))
      .map(({ of }): Copy => ({ axis: id, kind: 'limit', what: `${of} ${amount}` })),
  );
}

function named(of: string, said: string): boolean {
  return of.split(' ').every((word) => said.includes(word.toLowerCase()));
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.type === 'string' && !node.type.startsWith('TS')) look(node as Node);
  for (const child of Object.values(node)) visit(child, look);
}

function children({ elements, properties }: Node): Node[] {
  return ((elements ?? properties ?? []) as (Node | null)[]).filter((child) => child !== null);
}

/** A number as it is written, below a sign or a type assertion. */
function numberOf(node: Node): number | null {
  if (node.type === 'Literal') return typeof node['value'] === 'number' ? node['value'] : null;
  if (node.type === 'TSAsExpression') return numberOf(node['expression'] as Node);
  if (node.type === 'Identifier') return node['name'] === 'Infinity' ? Infinity : null;
  if (node.type !== 'UnaryExpression' || node['operator'] !== '-') return null;
  const amount = numberOf(node['argument'] as Node);
  return amount === null ? null : -amount;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateElement') return undefined;
  return (node['value'] as { cooked: string }).cooked;
}

function nameOf(key: Node): string {
  const name = key['name'] ?? key['value'];
  return typeof name === 'string' ? name : '';
}
