import type { FlatToken } from '../src/catalog/flat-tokens.ts';
import { facesNamed } from '../src/words/named-faces.ts';
import type { NamedStatement, Understanding } from '../src/words/understanding.ts';

/**
 * The design tokens that a brief says: `forest green buttons` is color.primary. A colour whose role the words leave
 * open is the primary one when the brief says no other; refused ones say nothing.
 */
export function saidTokens({ statements }: Understanding): readonly FlatToken[] {
  const wanted = statements.filter(
    (one): one is NamedStatement => one.kind !== 'axis' && one.kind !== 'brand' && one.polarity === 'for',
  );
  const colors = wanted.filter((one) => one.kind === 'color');
  const hasPrimary = colors.some(({ role }) => role === 'primary');
  const { heading, body } = facesNamed(statements);
  const mono = wanted.findLast(({ kind, role }) => kind === 'font' && role === 'mono');
  const fonts = Object.entries({ heading, body, mono }).flatMap(([role, font]) =>
    font === undefined ? [] : [[`font.${role}`, font.values[0] ?? ''] as const],
  );
  const tokens = colors.flatMap(
    ({ role: said, values: [value = ''] }): readonly (readonly [string, string])[] => {
      const role = said ?? (hasPrimary || colors.length > 1 ? null : 'primary');
      return role === null ? [] : [[`color.${role}`, value]];
    },
  );
  return [...new Map([...tokens, ...fonts])].map(([path, value]) => ({ path, value }));
}

/** A list of tokens with others in place of those of the same path. */
export function overriddenTokens(
  list: readonly FlatToken[],
  others: readonly FlatToken[],
): readonly FlatToken[] {
  const said = new Set(others.map(({ path }) => path));
  return [...list.filter(({ path }) => !said.has(path)), ...others];
}
