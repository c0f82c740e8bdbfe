import type { StyledElement } from '../cascade/styled-page.ts';
import { PARALLAX } from '../features/motion-markers.ts';
import { transitionOf } from '../features/transition-of.ts';
import { partsOf } from './page-parts.ts';
import {
  changeOf,
  changesBy,
  type ByHand,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from './restyle.ts';

/** Keyframes of parts that enter; they end where the part is. */
export const ENTER = '@keyframes enter {\n  from {\n    opacity: 0;\n    translate: 0 12px;\n  }\n}';

/** Keyframes of parts that move without end. */
const DRIFT = '@keyframes drift {\n  50% {\n    translate: 0 -8px;\n  }\n}';
const DRIFTING = { animation: 'drift 6s ease-in-out infinite' } as const;

/** One picture moves without end: text and whole parts of a page that do are hard to read. */
export function driftingWays(page: Restyling, still: readonly StyleChange[]): readonly Way[] {
  const first = page.perception.visible.find(({ tag, box }) => PICTURES.has(tag) && box.width >= MIN_PICTURE);
  return first === undefined ? [] : [movingWay(still, changeOf([first.index], DRIFTING), [DRIFT])];
}

const PICTURES: ReadonlySet<string> = new Set(['img', 'svg', 'picture']);
const MIN_PICTURE = 32; // px

/** Readers who ask for less motion get none of it. */
const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

/** A way that stills some elements and moves others, which only readers see who allow motion. */
export function movingWay(
  still: readonly StyleChange[],
  moved: readonly StyleChange[],
  atRules: readonly string[] = [],
): Way {
  const moving = new Set(moved.flatMap(({ elements }) => elements));
  const part = (isMoving: boolean) =>
    still.flatMap((change) => {
      const elements = change.elements.filter((index) => moving.has(index) === isMoving);
      return elements.length === 0 ? [] : [{ ...change, elements }];
    });
  const allowed: Way = { changes: [...part(true), ...moved], atRules, media: MOTION_ALLOWED };
  const outside = part(false);
  return outside.length === 0 || moved.length === 0 ? allowed : { changes: outside, also: allowed };
}

/** What answers to the pointer: buttons and links, and controls whose label is a sign. */
export function pressedParts(page: Restyling): number[] {
  const { buttons, links } = partsOf(page);
  const { visible, controls } = page.perception;
  const others = visible.filter((element) => element.tag === 'button' && controls.isControl(element));
  return [...new Set([...buttons, ...links, ...indices(others)])];
}

/**
 * Links and buttons answer to the pointer: in the colours that the page gives them, else by a fainter look, because a
 * transition of what never changes is none. On a page of tables their rows do.
 */
export function answeringWays(
  page: Restyling,
  still: readonly StyleChange[],
  pressed: readonly number[],
): readonly Way[] {
  const time = `${ms(page)} ease`;
  const colored = changeOf(pressed, { transition: `color ${time}, background-color ${time}` });
  const fading = changeOf(pressed, { transition: `opacity ${time}` });
  const { elements } = page.perception.page;
  const tags = new Set(pressed.flatMap((index) => elements[index]?.tag ?? []));
  const states = ['a', 'button']
    .filter((tag) => tags.has(tag))
    .flatMap((tag) => [`${tag}:hover`, `${tag}:focus-visible`]);
  const rows = rowsOf(page);
  const marked = changeOf(rows, { transition: `background-color ${time}` });
  return [
    ...(pressed.length + still.length === 0 ? [] : [movingWay(still, colored)]),
    ...(states.length === 0
      ? []
      : [movingWay(still, fading, [`${states.join(', ')} {\n  opacity: 0.8;\n}`])]),
    ...(rows.length < MIN_ROWS ? [] : [movingWay(still, marked, [ROW_UNDER_POINTER])]),
  ];
}

const MIN_ROWS = 3;
/** A grey that shows on any ground. */
const ROW_UNDER_POINTER = 'tr:hover {\n  background-color: rgb(128 128 128 / 0.15);\n}';

/** Rows of tables with cells, without their heads. */
function rowsOf({ perception: { page, visible } }: Restyling): number[] {
  const rows = visible.filter(
    ({ tag, children }) => tag === 'tr' && children.some((child) => page.elements[child]?.tag === 'td'),
  );
  return rows.map(({ index }) => index);
}

/** Whether motion of the page may start by scrolling: the target asks for it, or for nothing else. */
export function mayScroll({ target }: Restyling): boolean {
  return (target['motion.trigger'] ?? 'scroll') === 'scroll';
}

/** Whether an animation of the element never ends; its pace is that of a loop, not of a transition. */
export function isEndless({ style }: StyledElement): boolean {
  return style['animation-iteration-count'].includes(Infinity);
}

const DURATION = '200ms';

/** The short duration of the target, else 200 ms. */
function ms(page: Restyling): string {
  return ownDuration(page, (length) => length >= 150 && length < 600) ?? DURATION;
}

const TIME = /^(\d*\.?\d+)(m?s)$/;

/** The first duration of the target that fits, as written; null without one. @param fits of milliseconds */
export function ownDuration({ tokens }: Restyling, fits: (length: number) => boolean): string | null {
  const found = tokens.group('duration').find(({ value }) => {
    const [, amount, unit] = TIME.exec(value) ?? [];
    return fits(Number(amount) * (unit === 's' ? 1000 : 1));
  });
  return found?.value ?? null;
}

/** Why no stylesheet stops motion that markup and scripts start; null when there is other motion or none of that kind. */
export function startedByScripts(page: Restyling): ByHand | null {
  const { scroll, autonomous, gesture } = page.features.motion;
  const [marker] = [...scroll, ...autonomous, ...gesture];
  if (marker === undefined || stilled(page, { transitions: false }).length > 0) return null;
  return {
    manual: `Remove what starts motion by markup or scripts (${marker.name}); a stylesheet cannot stop it.`,
  };
}

/** Important, as scripts set these properties on the elements. */
const AT_REST = {
  animation: 'none !important',
  transition: 'none !important',
  opacity: '1 !important',
  transform: 'none !important',
} as const;

/** No keyframes, no reveals by scripts, and no transitions if asked. */
export function stilled(
  { perception, features }: Restyling,
  { transitions }: { transitions: boolean },
): StyleChange[] {
  const { elements } = perception.page;
  const animated = elements.filter(
    ({ rendered, style }) => rendered && style['animation-name'].some((name) => name !== 'none'),
  );
  const moving = transitions
    ? elements.filter((element) => element.rendered && transitionOf(element) !== null)
    : [];
  return [
    ...changeOf(indices(animated), { animation: 'none' }),
    ...changeOf(indices(moving), { transition: 'none' }),
    ...changeOf(
      features.motion.scroll.filter(({ name }) => name !== PARALLAX).flatMap((marker) => marker.indices),
      AT_REST,
    ),
  ];
}

/** Headings, pictures and small groups come into view one by one; whole sections would make all of the page move. */
export function enterSingly(page: Restyling, most: number): StyleChange[] {
  return changeOf(singleParts(page).slice(0, most), entering('view()'));
}

/** Parts of the page enter one by one; on a scroll timeline as they come into view. */
export function enterChanges(page: Restyling, most: number, timeline?: string): StyleChange[] {
  const parts = (timeline === undefined ? singleParts(page) : movableParts(page)).slice(0, most);
  return changesBy(page, parts, () =>
    timeline === undefined ? { animation: `enter ${duration(page)} ease-out both` } : entering(timeline),
  );
}

/** In place from when they have come into view. */
export function entering(timeline: string): Declarations {
  const range = timeline === 'view()' ? { 'animation-range': 'entry 0% entry 100%' } : {};
  return { animation: 'enter linear both', 'animation-timeline': timeline, ...range };
}

function duration(page: Restyling): string {
  return ownDuration(page, (length) => length >= 300) ?? '500ms';
}

/** Headings, pictures and groups in which no other is, in the order in which a reader meets them. */
function singleParts(page: Restyling): number[] {
  const { perception, features } = page;
  const { elements } = perception.page;
  const parts = new Set([
    ...features.grouping.groups.filter(({ kind }) => kind !== 'band').map(({ index }) => index),
    ...features.typography.headings.map(({ index }) => index),
    ...perception.visible.filter(({ tag }) => tag === 'img').map(({ index }) => index),
  ]);
  const holders = new Set<number>();
  for (const part of parts)
    for (let at = elements[elements[part]?.parent ?? -1]; at !== undefined; at = elements[at.parent])
      holders.add(at.index);
  const single = [...parts].filter((index) => !holders.has(index) && elements[index]?.namespace === 'html');
  const top = (index: number) => elements[index]?.box.y ?? 0;
  return single.length < 2 ? movableParts(page) : single.toSorted((a, b) => top(a) - top(b));
}

/** Headings, pictures and groups, in the order in which a reader meets them; no part lies in another. */
function movableParts({ perception, features }: Restyling): number[] {
  const parts = new Set([
    ...features.rhythm.sections.flatMap(({ below }) => below),
    ...features.grouping.groups.map(({ index }) => index),
    ...features.typography.headings.map(({ index }) => index),
  ]);
  const { elements } = perception.page;
  const isInPart = (element: StyledElement): boolean => {
    for (let at = elements[element.parent]; at !== undefined; at = elements[at.parent])
      if (parts.has(at.index)) return true;
    return false;
  };
  return [...parts]
    .flatMap((index) => elements[index] ?? [])
    .filter((element) => element.namespace === 'html' && !isInPart(element))
    .toSorted((a, b) => a.box.y - b.box.y)
    .map(({ index }) => index);
}

function indices(elements: readonly StyledElement[]): number[] {
  return elements.map(({ index }) => index);
}
