import type { FlatToken } from '../src/catalog/flat-tokens.ts';
import type { NamedStatement, Understanding } from '../src/words/understanding.ts';

/** Tokens by the role of a typeface; one without a role sets headings and text. */
const FONT_ROLES = { heading: ['heading'], body: ['body'], mono: ['mono'] } as const;
const ALL_TEXT = ['heading', 'body'] as const;

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
  const tokens = wanted.flatMap((statement): readonly (readonly [string, string])[] => {
    const [value = ''] = statement.values;
    if (statement.kind === 'font') {
      const roles: readonly string[] = FONT_ROLES[statement.role as keyof typeof FONT_ROLES] ?? ALL_TEXT; // or null
      return roles.map((role) => [`font.${role}`, value]);
    }
    if (statement.kind !== 'color') return [];
    const role = statement.role ?? (hasPrimary || colors.length > 1 ? null : 'primary');
    return role === null ? [] : [[`color.${role}`, value]];
  });
  return [...new Map(tokens)].map(([path, value]) => ({ path, value }));
}

/** A list of tokens with others in place of those of the same path. */
export function overriddenTokens(
  list: readonly FlatToken[],
  others: readonly FlatToken[],
): readonly FlatToken[] {
  const said = new Set(others.map(({ path }) => path));
  return [...list.filter(({ path }) => !said.has(path)), ...others];
}
