import type { PageParts } from '../grammar/page-parts.ts';
import { minorControlsOf, otherButtonsOf, partsOf } from '../grammar/page-parts.ts';
import type { Seen } from '../features/seen.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { parseHex, toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import { changesBy, type Declarations, type StyleChange } from '../grammar/restyle.ts';
import { filledWith, inkChanges } from '../grammar/restyle-colors.ts';
import type { RoleDeclaration } from '../identity/part.ts';
import { withKeptLooks } from './kept-colors.ts';

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
export function roleChanges(declarations: readonly RoleDeclaration[], page: Seen): readonly StyleChange[] {
  const parts = partsOf(page);
  const isMeant = looksFinder(page);
  const changes = declarations.map(withoutShorthand).flatMap(({ role, property, value, elements }) => {
    const part = PARTS[role];
    const all = elements ?? (part === null ? [] : parts[part]);
    const meant = all.filter((index) => isMeant(index, role, property));
    const ink = property === 'color' ? parseHex(value.slice(1)) : null;
    // Texts may have an ink of their own, or letters in another colour than their ink.
    if (ink !== null) return inkChanges(page, new Map(meant.map((index) => [index, ink])));
    if (property === 'height' && role === 'button')
      return changesBy(page, meant, (style, { tag }) => ({ height: value, ...centeredIn(tag, style) }));
    if (property === 'padding') return changesBy(page, meant, (style) => paddingIn(style, value));
    if (property === 'background-color')
      return changesBy(page, meant, (style) => ({ ...edgeOf(style, value), ...filledWith(value, style) }));
    return changesBy(page, meant, () => ({ [property]: value }));
  });
  return withKeptLooks({ changes }, page).changes;
}

/** Tells whether an element may have a declaration: buttons of second actions are not drawn as the main one, and no tag as a button. */
function looksFinder(page: Seen): (index: number, role: Role, property: string) => boolean {
  const others = otherButtonsOf(page);
  const minor = minorControlsOf(page);
  return (index, role, property) => {
    if (role === 'button' && minor.has(index) && SIZE.test(property)) return false;
    const isOfMain = role === 'button' ? OF_MAIN.test(property) : property === 'background-color';
    return !isOfMain || !others.has(index);
  };
}

/** What gives a tag or an entry of a menu the size of a button. */
const SIZE = /^(?:padding|(?:min-)?height|font-(?:size|weight)|line-height)/;

/** What tells the button of a main action from others. */
const OF_MAIN = /^(?:background|color$|border(?!-radius)|box-shadow)/;

/** Lines in the colour of a fill go with it: none is left around the new one. */
function edgeOf(style: ComputedStyle, fill: string): Declarations {
  const own = toHex(style['background-color']);
  const isEdge = style['border-top-width'] > 0 && style['background-color'].a > 0;
  return isEdge && toHex(style['border-top-color']) === own ? { 'border-color': fill } : {};
}

/** A link of a fixed height has its label at the top, unless it is a flex container or a grid; a button centres its label. */
function centeredIn(tag: string, { display }: ComputedStyle): Declarations {
  if (tag === 'button' || tag === 'input' || /flex|grid/.test(display)) return {};
  const flex = display.startsWith('inline') ? 'inline-flex' : 'flex';
  return { display: flex, 'align-items': 'center', 'justify-content': 'center' };
}

/** A padding for what a box has room for: one of a fixed height keeps its own above and below, a fixed box all. */
function paddingIn({ height, width }: ComputedStyle, value: string): Declarations | null {
  if (height === 'auto') return { padding: value };
  if (width !== 'auto') return null;
  const [top = value, right = top, , left = right] = value.split(/\s+/);
  return { 'padding-right': right, 'padding-left': left };
}

/** A colour as the longhand: the shorthand would take away pictures. */
function withoutShorthand(declaration: RoleDeclaration): RoleDeclaration {
  const { property, value } = declaration;
  const isColor = property === 'background' && parseFixedColor(value) !== null;
  return isColor ? { ...declaration, property: 'background-color' } : declaration;
}
