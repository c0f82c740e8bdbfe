import type { Action } from '../../../features/actions.ts';
import { toHex } from '../../../color/hex.ts';
import { isBesideText, isItem, isTile, mainButtonsOf } from '../../page-parts.ts';
import { changeOf, elementAt, type Declarations, type Restyling, type Way } from '../../restyle.ts';
import { accentColors, BLUE, inkOn, leadingColor } from '../../restyle-colors.ts';
import { buttonRadius } from '../surface-radius/ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** The look of buttons, of those alone that ask for an action, then of all, without boxes inside sentences. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const actions = page.features.actions.filter((action) => !isTile(action, page.perception));
  const main = new Set(mainButtonsOf(page));
  // A fill would make main actions of others.
  const isMeant = ({ index }: Action) => main.has(index) || !isFilled(target);
  const buttons = actions.filter((action) => action.kind === 'button' && isMeant(action));
  // A box would part a link from the sentence or the list that it is in.
  const isInText = ({ index, kind }: Action) =>
    kind === 'link' && (isBesideText(page, index) || isItem(page, index));
  const content = actions.filter(
    (action) =>
      !action.navigation &&
      (action.kind === 'link' || isMeant(action)) &&
      !(isBox(target) && (isInText(action) || isEntryOfList(action))),
  );
  const asking = content.filter(({ asks }) => asks);
  const declarations = declarationsOf(target, page);
  const groups = [buttons, [...buttons, ...asking], content];
  const one = buttons.length + asking.length === 0 ? firstLink(content) : [];
  return [
    ...(one.length > 0 ? [drawn(page, one, { ...declarations, ...boxed(target, page) })] : []),
    ...groups.filter((group) => group.length > 0).map((group) => drawn(page, group, declarations)),
  ].map((changes) => ({ changes }));
}

/** Whether a link is one of several that lead to other places: none of a menu or a table of contents is the main action. */
function isEntryOfList({ kind, alike, asks }: Action): boolean {
  return kind === 'link' && !asks && alike >= LIST;
}

const LIST = 3; // links drawn alike in one part of the page

/** The link that readers see first, for a page that asks for nothing: one main action, and not every link drawn as one. */
function firstLink(links: readonly Action[]): readonly Action[] {
  return links.toSorted((a, b) => b.attention - a.attention).slice(0, 1);
}

/** The room and corners of a button around a label that was a link. */
function boxed(target: Value, page: Restyling): Declarations {
  const radius = buttonRadius(page);
  return isBox(target)
    ? { display: 'inline-block', padding: '8px 20px', ...(radius !== null && { 'border-radius': radius }) }
    : {};
}

function isBox(target: Value): boolean {
  return isFilled(target) || target === 'outlined';
}

function isFilled(target: Value): boolean {
  return target === 'filled-solid' || target === 'filled-gradient';
}

function drawn(page: Restyling, group: readonly Action[], declarations: Declarations) {
  const buttons = group.map(({ index }) => index);
  const holders = new Set(buttons);
  const ink = declarations['color'] ?? 'inherit';
  const labels = page.perception.runs
    .map(({ element }) => element.index)
    .filter((index) => !holders.has(index) && isWithin(index, holders, page));
  return [...changeOf(buttons, declarations), ...changeOf(labels, { color: ink })];
}

function isWithin(index: number, holders: ReadonlySet<number>, page: Restyling): boolean {
  for (let at = elementAt(page, index); at !== undefined; at = elementAt(page, at.parent)) {
    if (holders.has(at.index)) return true;
  }
  return false;
}

function declarationsOf(target: Value, { tokens, features }: Restyling): Declarations {
  const [accent = BLUE, second = accent] = accentColors(tokens);
  const primary = target === 'filled-solid' ? (leadingColor(tokens) ?? accent) : accent;
  const [hex, other] = [toHex(primary), toHex(second)];
  const ink = toHex(inkOn(primary, tokens));
  const ground = features.grounds.candidates[0]?.color;
  const text = ground === undefined ? 'inherit' : toHex(inkOn(ground, tokens));
  const bare = { background: 'none', border: '0', 'box-shadow': 'none' };
  switch (target) {
    case 'filled-solid':
      return { background: hex, color: ink, 'text-decoration': 'none' };
    case 'filled-gradient':
      return {
        background: `linear-gradient(90deg, ${hex}, ${hex === other ? `color-mix(in oklab, ${hex}, black 25%)` : other})`,
        color: ink,
        'text-decoration': 'none',
      };
    case 'outlined':
      return { background: 'none', border: '1px solid currentColor', 'box-shadow': 'none', color: text };
    case 'text-link':
      return { ...bare, color: text, 'text-decoration': 'none' };
    case 'underline-only':
      return { ...bare, color: text, 'text-decoration': 'underline' };
  }
}
