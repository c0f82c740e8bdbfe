import type { StyledElement } from '../../../cascade/styled-page.ts';
import type { BoxKind } from '../../../features/framed-boxes.ts';
import { holdsContents } from '../../../perception/contents.ts';
import { changeOf, elementAt, type Restyling, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const RADIUS: Readonly<Record<Value, string>> = {
  '0px': '0',
  '4-6px': '5px',
  '8-10px': '9px',
  '12-16px': '14px',
  pill: '999px',
};
/** Names of radius tokens for each kind of box, the most telling first. */
const TOKENS: Readonly<Record<BoxKind, readonly string[]>> = {
  button: ['button', 'control', 'input'],
  input: ['input', 'control', 'button'],
  card: ['card', 'box', 'panel', 'surface'],
  tag: ['tag', 'badge', 'control'],
  image: ['image', 'card', 'box'],
};
const KINDS = ['button', 'input', 'tag', 'card', 'image'] as const satisfies readonly BoxKind[];
/** Controls of a pill-shaped design; its cards have wide, but not half-round corners. */
const PILLS: ReadonlySet<BoxKind> = new Set(['button', 'input', 'tag']);
const PILL_CARD = '28px';

/** The radii of the target on the boxes it has them for, then one radius on all boxes. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  // The pills of a design are its controls: its cards keep the radius that the target states for them.
  const stated = (kind: BoxKind) => (target === 'pill' && !PILLS.has(kind) ? tokenOf(kind, page) : null);
  const plain = (kind: BoxKind) =>
    stated(kind) ?? (target === 'pill' && !PILLS.has(kind) ? PILL_CARD : RADIUS[target]);
  const own = (kind: BoxKind) => ownRadius(kind, page, fits) ?? plain(kind);
  const isFull = holdsContents(page.perception);
  return [
    way(page, own, isFull),
    way(page, plain, isFull),
    way(page, own, () => true),
    way(page, (kind) => stated(kind) ?? RADIUS[target], isFull),
  ];
}

/** Corners of a button that a page gets: those of the token of the target, else of its value; null where it has neither. */
export function buttonRadius(page: Restyling): string | null {
  const value = page.target['surface.radius'];
  return tokenOf('button', page) ?? (value === undefined ? null : RADIUS[value as Value]);
}

/** @param isMeant of cards, those that are changed: empty ones are decoration, where others are enough */
function way(
  page: Restyling,
  radiusOf: (kind: BoxKind) => string,
  isMeant: (card: StyledElement) => boolean,
): Way {
  const boxes = page.features.framedBoxes.filter(({ index, kind }) => {
    const element = elementAt(page, index);
    return kind !== 'card' || (element !== undefined && isMeant(element));
  });
  const byRadius = Map.groupBy(KINDS, radiusOf);
  const changes = [...byRadius].flatMap(([radius, kinds]) => {
    const some = boxes.filter(({ kind }) => kinds.includes(kind));
    return changeOf(
      some.map(({ index }) => index),
      { 'border-radius': radius },
    );
  });
  return { changes };
}

function ownRadius(kind: BoxKind, page: Restyling, fits: (px: number) => boolean): string | null {
  const found = tokenOf(kind, page);
  return found !== null && fits(Number.parseFloat(found)) ? found : null;
}

function tokenOf(kind: BoxKind, { tokens }: Restyling): string | null {
  return TOKENS[kind].map((name) => tokens.value(`radius.${name}`)).find((value) => value !== null) ?? null;
}
