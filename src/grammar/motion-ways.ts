import type { StyledElement } from '../cascade/styled-page.ts';
import { transitionOf } from '../features/transition-of.ts';
import { changeOf, changesBy, type ByHand, type Restyling, type StyleChange } from './restyle.ts';

/** Keyframes of parts that enter; they end where the part is. */
export const ENTER = '@keyframes enter {\n  from {\n    translate: 0 24px;\n  }\n}';

const DURATION = '200ms';

/** The short duration of the target, else 200 ms. */
export function ms({ tokens }: Restyling): string {
  const found = tokens.group('duration').find(({ value }) => {
    const length = Number.parseFloat(value);
    return length >= 150 && length < 600;
  });
  return found?.value ?? DURATION;
}

/** Why no stylesheet stops motion that markup and scripts start; null when they start none. */
export function startedByScripts({ features: { motion } }: Restyling): ByHand | null {
  const [marker] = [...motion.scroll, ...motion.autonomous, ...motion.gesture];
  return marker === undefined
    ? null
    : {
        manual: `Remove what starts motion by markup or scripts (${marker.name}); a stylesheet cannot stop it.`,
      };
}

/** No keyframes, and no transitions if asked. */
export function stilled({ perception }: Restyling, { transitions }: { transitions: boolean }): StyleChange[] {
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
  ];
}

/** Parts of the page enter one by one; on a scroll timeline as they come into view. */
export function enterChanges(page: Restyling, most: number, timeline?: string): StyleChange[] {
  const parts = movableParts(page).slice(0, most);
  return changesBy(page, parts, () =>
    timeline === undefined
      ? { animation: `enter ${duration(page)} ease-out both` }
      : { animation: 'enter linear both', 'animation-timeline': timeline },
  );
}

function duration({ tokens }: Restyling): string {
  const found = tokens.group('duration').find(({ value }) => Number.parseFloat(value) >= 300);
  return found?.value ?? '500ms';
}

/** Headings, pictures and groups, in the order in which a reader meets them; no part lies in another. */
export function movableParts({ perception, features }: Restyling): number[] {
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
