import type { PageParts } from '../grammar/page-parts.ts';
import { partsOf } from '../grammar/page-parts.ts';
import { changeOf, type StyleChange } from '../grammar/restyle.ts';
import type { RoleDeclaration } from '../identity/part.ts';
import type { Survey } from '../survey.ts';
import { cssWriter } from './write-css.ts';

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

/**
 * Prepares a writer of declarations by role as a stylesheet for the elements of a page; null when the page has no such
 * elements.
 */
export function roleCssWriter(survey: Survey): (declarations: readonly RoleDeclaration[]) => string | null {
  const { perception, source } = survey;
  const write = cssWriter(perception.page, source?.cascade ?? null);
  return (declarations) => {
    const css = write({ changes: roleChanges(declarations, survey) });
    return css === '' ? null : css;
  };
}

/** Declarations by role for the elements of a page. */
export function roleChanges(
  declarations: readonly RoleDeclaration[],
  page: Parameters<typeof partsOf>[0],
): StyleChange[] {
  const parts = partsOf(page);
  return declarations.flatMap(({ role, property, value, elements }) => {
    const part = PARTS[role];
    return changeOf(elements ?? (part === null ? [] : parts[part]), { [property]: value });
  });
}
