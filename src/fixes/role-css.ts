import { hasGradient } from '../perception/has-gradient.ts';
import type { PageParts } from '../grammar/page-parts.ts';
import { partsOf } from '../grammar/page-parts.ts';
import { parseHex } from '../color/hex.ts';
import { changesBy, type StyleChange } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import type { RoleDeclaration } from '../identity/part.ts';

type Role = RoleDeclaration['role'];

/** The part of a page that has a role; null where a role has no elements of its own. */
const PARTS: Readonly<Record<Role, keyof PageParts | null>> = {
  page: 'ground',
  text: 'text',
  heading: 'headings',
  code: null,
  link: 'links',
  button: 'buttons',
  input: 'inputs',
  card: 'cards',
  accent: null,
};

/** Declarations by role for the elements of a page. */
export function roleChanges(
  declarations: readonly RoleDeclaration[],
  page: Parameters<typeof partsOf>[0],
): StyleChange[] {
  const parts = partsOf(page);
  return declarations.flatMap(({ role, property, value, elements }) => {
    const part = PARTS[role];
    const meant = elements ?? (part === null ? [] : parts[part]);
    const ink = property === 'color' ? parseHex(value.slice(1)) : null;
    // Texts may have an ink of their own, or letters in another colour than their ink.
    if (ink !== null) return inkChanges(page, new Map(meant.map((index) => [index, ink])));
    return changesBy(page, meant, (style) => ({
      [property]: value,
      // A gradient would stay on top of the colour.
      ...(property === 'background-color' && hasGradient(style) ? { 'background-image': 'none' } : {}),
    }));
  });
}
