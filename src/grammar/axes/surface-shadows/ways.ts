import { isDarkGround } from '../../../color/contrast.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { onlyDropsShadows } from '../../../features/drop-shadows.ts';
import { drawnBlocks } from '../../drawn-blocks.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, changesBy, elementAt, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const EXAMPLES: Readonly<Record<Exclude<Value, 'none'>, { light: string; dark: string }>> = {
  subtle: { light: '0 1px 3px rgb(0 0 0 / 0.14)', dark: '0 1px 3px rgb(0 0 0 / 0.7)' },
  layered: {
    light: '0 8px 24px rgb(0 0 0 / 0.12), 0 2px 4px rgb(0 0 0 / 0.08)',
    dark: '0 8px 24px rgb(0 0 0 / 0.8), 0 2px 6px rgb(0 0 0 / 0.6)',
  },
  dramatic: { light: '0 24px 60px rgb(0 0 0 / 0.4)', dark: '0 0 32px rgb(255 255 255 / 0.28)' },
};

/** The shadows of the target on the boxes that have one, else on cards, else on all framed boxes. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { features } = page;
  const shadowed = features.shadows.map(({ index }) => index);
  if (target === 'none') return [{ changes: unshadowed(page, shadowed) }];
  const cards = partsOf(page).cards;
  const boxes = features.framedBoxes.filter(({ kind }) => kind !== 'tag').map(({ index }) => index);
  const groups = [[...shadowed, ...cards], boxes].filter((group) => group.length > 0);
  const shadow = EXAMPLES[target][isOnDark(page) ? 'dark' : 'light'];
  const [first = []] = groups;
  const blocks = { changes: drawnBlocks(page, { 'box-shadow': cardShadow(page) ?? shadow }) };
  if (page.tokens.group('shadow').length > 0) return [...ownWays(page, first), blocks];
  return [way(first, shadow), ...groups.slice(1).map((group) => way([...first, ...group], shadow)), blocks];
}

/** Without shadows; a filter that does more stays. */
function unshadowed(page: Restyling, shadowed: readonly number[]): readonly StyleChange[] {
  return changesBy(page, shadowed, ({ filter }) => ({
    'box-shadow': 'none',
    ...(onlyDropsShadows(filter) && { filter: 'none' }),
  }));
}

/**
 * The shadows of the target by role: that of its buttons on buttons with a colour, another one on cards; then each alone;
 * then its other shadows on cards, because the usual one may be smaller or larger than the value asks for.
 */
function ownWays(page: Restyling, boxes: readonly number[]): Way[] {
  const buttons = partsOf(page).buttons.filter((index) => isColored(page, index));
  const button = page.tokens.value('box-shadow.button');
  const card = cardShadow(page);
  const isShadow = (value: string | null | undefined) => Boolean(value) && value !== 'none';
  const all = partsOf(page).buttons;
  const others = boxes.filter((index) => !all.includes(index));
  const parts = [
    ...(isShadow(card) ? [way(others, card ?? '')] : []),
    ...(isShadow(button) ? [way(buttons, button ?? '')] : []),
  ].filter(({ changes }) => changes.length > 0);
  const both = { changes: parts.flatMap(({ changes }) => changes) };
  // Boxes with shadows group what they hold; controls hold nothing. The shadow of main buttons is for these alone.
  const own = isShadow(button) ? button : ownShadows(page)[0];
  const controls = isShadow(button) ? (buttons.length > 0 ? [] : all) : [...all, ...partsOf(page).inputs];
  const pressed = isShadow(own) ? [way(controls, own ?? '')] : [];
  const onControls = pressed.filter(({ changes }) => changes.length > 0);
  const rest = ownShadows(page).filter((value) => value !== card && value !== button);
  const steps = rest.slice(0, MAX_STEPS).map((value) => way(others, value));
  return [...(parts.length < 2 ? parts : [both, ...parts]), ...onControls, ...steps];
}

function cardShadow(page: Restyling): string | null {
  const button = page.tokens.value('box-shadow.button');
  return page.tokens.value('box-shadow.card') ?? ownShadows(page).find((value) => value !== button) ?? null;
}

const MAX_STEPS = 3; // further shadows of the target that are tried on cards

function isColored(page: Restyling, index: number): boolean {
  const fill = elementAt(page, index)?.style['background-color'];
  return fill !== undefined && fill.a > 0 && looksColored(fill);
}

function way(elements: readonly number[], shadow: string): Way {
  return { changes: changeOf(elements, { 'box-shadow': shadow }) };
}

/** Shadows of the target, those of cards first. */
function ownShadows({ tokens }: Restyling): string[] {
  const found = tokens.group('shadow').filter(({ value }) => value !== 'none' && !value.includes('var('));
  const isCard = (name: string) => /card|box|panel|raised|md|medium/.test(name);
  return found.toSorted((a, b) => Number(isCard(b.name)) - Number(isCard(a.name))).map(({ value }) => value);
}

function isOnDark({ features }: Restyling): boolean {
  const [ground] = features.grounds.candidates;
  return ground !== undefined && isDarkGround(ground.color);
}
