import type { StyledElement } from '../cascade/styled-page.ts';
import { defineFeature } from './feature.ts';
import { autonomousMarkers, gestureMarkers, scrollMarkers, type MotionMarker } from './motion-markers.ts';
import type { PageView } from './page-view.ts';
import { shortSelector } from './selector.ts';

/** A transition that visible elements have, merged by duration and easing. */
export interface TransitionUse {
  readonly selector: string;
  readonly properties: readonly string[];
  /** Seconds, the longest of the list. */
  readonly seconds: number;
  readonly easing: string;
  readonly elements: number;
}

/** Keyframes that run on visible elements. */
export interface AnimationUse {
  readonly selector: string;
  readonly name: string;
  readonly seconds: number;
  readonly easing: string;
  readonly endless: boolean;
  /** Bound to a scroll or view timeline. */
  readonly scrollDriven: boolean;
  readonly elements: number;
  /** Weighed area (PageView.weight) of the elements. */
  readonly weight: number;
  /** Declarations of the keyframes, for signs of their character. */
  readonly keyframes: string;
}

export interface Motion {
  readonly transitions: readonly TransitionUse[];
  readonly animations: readonly AnimationUse[];
  /** Hover, focus and press rules of elements on the page that move or repaint something. */
  readonly responses: readonly {
    readonly selector: string;
    readonly state: string;
    readonly properties: readonly string[];
    readonly elements: number;
  }[];
  readonly scroll: readonly MotionMarker[];
  readonly autonomous: readonly MotionMarker[];
  readonly gesture: readonly MotionMarker[];
  /** The sheets answer readers who ask for less motion. */
  readonly reducedMotion: boolean;
  /** Weighed area of the whole page, to read AnimationUse.weight against. */
  readonly pageWeight: number;
}

/** What moves, for whom and how: only what elements on the page really use. */
export const motion = defineFeature({
  id: 'motion',
  observe(view: PageView): Motion {
    const { page, visible } = view;
    return {
      transitions: transitionUses(visible),
      animations: animationUses(view),
      responses: page.facts.interactions
        .filter(({ count, declarations }) => count > 0 && declarations.length > 0)
        .map(({ selector, state, declarations, count }) => ({
          selector,
          state,
          properties: declarations.map(([property]) => property),
          elements: count,
        })),
      scroll: scrollMarkers(page),
      autonomous: autonomousMarkers(page),
      gesture: gestureMarkers(page),
      reducedMotion: page.facts.mediaFeatures.has('prefers-reduced-motion'),
      pageWeight: view.weight({ x: 0, y: 0, width: page.viewport.width, height: view.height }),
    };
  },
});

function transitionUses(visible: readonly StyledElement[]): TransitionUse[] {
  const moving = visible.filter(
    ({ style }) => longest(style['transition-duration']) > 0 && style['transition-property'][0] !== 'none',
  );
  const groups = Map.groupBy(
    moving,
    ({ style }) =>
      `${longest(style['transition-duration'])} ${style['transition-timing-function'][0] ?? 'ease'}`,
  );
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            selector: shortSelector(first),
            properties: first.style['transition-property'],
            seconds: longest(first.style['transition-duration']),
            easing: first.style['transition-timing-function'][0] ?? 'ease',
            elements: 1 + rest.length,
          },
        ],
  );
}

function animationUses({ page, visible, weight }: PageView): AnimationUse[] {
  const running = visible.flatMap((element) =>
    element.style['animation-name'].flatMap((name, i) => {
      const keyframes = page.facts.keyframes.get(name);
      return keyframes === undefined || keyframes.properties.length === 0
        ? []
        : [{ element, name, i, keyframes }];
    }),
  );
  const moving = running.filter(
    ({ element, i }) => at(element.style['animation-duration'], i, 0) > 0 || timeline(element, i) !== 'auto',
  );
  return [...Map.groupBy(moving, ({ name }) => name).values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const { element, i, name, keyframes } = first;
    return [
      {
        selector: shortSelector(element),
        name,
        seconds: at(element.style['animation-duration'], i, 0),
        easing: at(element.style['animation-timing-function'], i, 'ease'),
        endless: at(element.style['animation-iteration-count'], i, 1) === Infinity,
        scrollDriven: timeline(element, i) !== 'auto',
        elements: uses.length,
        weight: uses.reduce((sum, use) => sum + weight(use.element.box), 0),
        keyframes: keyframes.text,
      },
    ];
  });
}

const timeline = ({ style }: StyledElement, i: number) => at(style['animation-timeline'], i, 'auto');

const longest = (seconds: readonly number[]) => Math.max(0, ...seconds);

/** Lists of one longhand repeat to the length of animation-name. */
function at<T>(list: readonly T[], i: number, initial: T): T {
  return list.length === 0 ? initial : (list[i % list.length] ?? initial);
}
