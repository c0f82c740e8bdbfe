import type { StyledElement } from '../cascade/styled-page.ts';
import { MIN_OPACITY } from '../cascade/rendering.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { isAbsent, pageMotion, unreadCallers, type PageMotion } from './script-motion/page-motion.ts';
import { transitionOf } from './transition-of.ts';

/** A sign in markup or scripts that something moves, which the cascade alone does not show. */
export interface MotionMarker {
  /** What it is: `AOS`, `ScrollTrigger`, `autoplay video`, `swiper`. */
  readonly name: string;
  readonly selector: string;
  /** Address of the script that moves the elements, or `inline script`; null when the markup shows it. */
  readonly script: string | null;
  /** Elements that carry it; 0 when only a script names it, which may never run. */
  readonly elements: number;
  /** Indices of these elements. */
  readonly indices: readonly number[];
  /** Timing of the transition that a script starts; null where only the script knows it. */
  readonly timing: { readonly seconds: number; readonly easing: string } | null;
}

/** Name of the marker for elements whose position follows the scroll. */
export const PARALLAX = 'parallax';
/** Name of the marker for videos; a page full of clips shows pictures that move rather than moving parts. */
export const VIDEO = 'autoplay video';

/** Markers of motion that goes on as long as the page is open. */
export const ENDLESS: ReadonlySet<string> = new Set([
  'marquee',
  'typed text',
  'riding carousel',
  'particles',
  'canvas loop',
  'drawn ground',
]);

interface MarkerKind {
  readonly name: string;
  /** Does this element carry it? */
  readonly element?: (element: StyledElement) => boolean;
  /** File name of the library that does it. */
  readonly library?: RegExp;
}

const has = (attribute: string) => (element: StyledElement) => attribute in element.attributes;
const isOfClass =
  (...names: readonly string[]) =>
  (element: StyledElement) =>
    element.classes.some((name) => names.includes(name));

/** Transparent in the stylesheet and shown in the settled page: a script fades it in when it enters the viewport. */
const isRevealed = ({ visible, awaitsReveal }: StyledElement) => visible && awaitsReveal === true;
/**
 * A class or an attribute starts a transition or keyframes, which the stylesheet takes away: what it reveals is there
 * from the beginning. Tweens of libraries, which set styles themselves, stop too if it states the end of the motion.
 */
const isStilled = ({ style, awaitsReveal }: StyledElement) =>
  awaitsReveal === undefined &&
  style['transition-property'].every((property) => property === 'none') &&
  style['animation-name'].every((name) => name === 'none') &&
  style.opacity > MIN_OPACITY;
const isWholePage = ({ tag }: StyledElement) => tag === 'body' || tag === 'html';

/** Libraries and attributes that start motion as the reader scrolls. */
const SCROLL: readonly MarkerKind[] = [
  { name: 'AOS', element: has('data-aos'), library: /\baos\b/i },
  { name: 'WOW', element: isOfClass('wow'), library: /\bwow\b/i },
  { name: 'Sal', element: has('data-sal'), library: /\bsal\b/i },
  {
    name: 'ScrollReveal',
    element: isOfClass('load-hidden', 'scroll-reveal', 'scrollreveal'),
    library: /scrollreveal/i,
  },
  { name: 'Locomotive Scroll', element: has('data-scroll-section'), library: /locomotive-?scroll/i },
  { name: 'ScrollMagic', library: /scrollmagic/i },
  { name: 'ScrollTrigger', library: /scrolltrigger/i },
  { name: 'Lenis', library: /\blenis\b/i },
  {
    name: PARALLAX,
    element: (e) =>
      has('data-parallax')(e) ||
      has('data-rellax-speed')(e) ||
      isOfClass('parallax', 'rellax', 'jarallax')(e),
  },
  { name: 'Elementor entrance', element: isOfClass('elementor-invisible') },
  { name: 'Webflow interaction', element: has('data-w-id') },
  {
    name: 'reveal class',
    element: isOfClass(
      'reveal',
      'js-reveal',
      'animate-on-scroll',
      'fade-in-up',
      'scroll-animate',
      'animate__animated',
      'reveal-on-scroll',
    ),
  },
  { name: 'reveal', element: (e) => isRevealed(e) && !isWholePage(e) },
];

/** A canvas as wide as the window and half as high is a ground; who draws one by script draws it again and again. */
const isDrawnGround = ({ tag, visible, box }: StyledElement) =>
  tag === 'canvas' &&
  visible &&
  box.width >= MEDIA_ENVIRONMENT.width &&
  box.height >= MEDIA_ENVIRONMENT.height / 2;

/** Things that move by themselves. */
const AUTONOMOUS: readonly MarkerKind[] = [
  { name: 'drawn ground', element: isDrawnGround },
  { name: 'page fade', element: (e) => isRevealed(e) && isWholePage(e) },
  { name: VIDEO, element: (e) => e.tag === 'video' && has('autoplay')(e) },
  { name: 'marquee', element: (e) => e.tag === 'marquee' || isOfClass('marquee', 'ticker', 'js-marquee')(e) },
  {
    name: 'riding carousel',
    element: (e) => (e.attributes['data-bs-ride'] ?? e.attributes['data-ride']) === 'carousel',
  },
  {
    name: 'autoplay slider',
    element: (e) => ['data-autoplay', 'data-swiper-autoplay'].some((name) => has(name)(e)),
  },
  {
    name: 'Lottie',
    element: (e) =>
      e.tag === 'lottie-player' || e.tag === 'dotlottie-player' || has('data-animation-path')(e),
  },
  { name: 'typed text', element: isOfClass('typed', 'typewriter'), library: /\btyped\b/ },
  {
    name: 'particles',
    element: (e) => e.id === 'particles-js' || e.id === 'tsparticles',
    library: /particles/i,
  },
];

/** Things the hand moves. */
const GESTURE: readonly MarkerKind[] = [
  {
    name: 'swiper',
    element: isOfClass(
      'swiper',
      'swiper-container',
      'splide',
      'keen-slider',
      'flickity-enabled',
      'embla',
      'glide',
    ),
    library: /swiper|splide|keen-slider|flickity|embla|glide/i,
  },
  {
    name: 'slick carousel',
    element: isOfClass('slick-slider', 'slick-carousel', 'owl-carousel', 'tns-slider'),
    library: /slick|owl|tiny-slider/i,
  },
  { name: 'drag', element: (e) => e.attributes['draggable'] === 'true' && e.tag !== 'a' && e.tag !== 'img' },
  {
    name: 'pointer following',
    element: (e) => has('data-tilt')(e) || isOfClass('cursor-follower', 'custom-cursor', 'magnetic')(e),
    library: /vanilla-?tilt/i,
  },
  { name: 'snap scrolling', element: snapsSideways },
];

/** What does not scroll sideways has nothing to snap; the root is scrolled by the window. */
function snapsSideways({ style, tag }: StyledElement): boolean {
  const isScrolled = tag === 'html' || /^(?:auto|scroll)$/.test(style['overflow-x']);
  return isScrolled && /^(?:x|inline|both)\b/.test(style['scroll-snap-type']);
}

/** Markers by what starts the motion. */
export interface MotionMarkers {
  readonly scroll: readonly MotionMarker[];
  readonly autonomous: readonly MotionMarker[];
  readonly gesture: readonly MotionMarker[];
}

/**
 * The markers of a page and the elements that carry them, each by its first sign: one thing that moves is counted
 * once, and not at all where `animated`, the elements that keyframes move, holds it or its parent or child already.
 */
export function motionMarkers(
  perception: Perception,
  animated: ReadonlySet<number>,
): { markers: MotionMarkers; carriers: ReadonlySet<number> } {
  const counted = new Set(animated);
  for (const index of animated) {
    const element = perception.page.elements[index];
    if (element !== undefined) counted.add(element.parent);
    for (const child of element?.children ?? []) counted.add(child);
  }
  const carriers = new Set<number>();
  const search: Search = {
    perception,
    counted,
    carriers,
    mayBeCalled: unreadCallers(perception),
    scripted: pageMotion(perception),
  };
  const find = (kinds: readonly MarkerKind[], trigger: keyof MotionMarkers) => [
    ...findMarkers(kinds, search),
    ...scriptMarkers(trigger, search),
  ];
  return {
    markers: {
      scroll: find(SCROLL, 'scroll'),
      autonomous: find(AUTONOMOUS, 'autonomous'),
      gesture: find(GESTURE, 'gesture'),
    },
    carriers,
  };
}

/** State of one search for markers. */
interface Search {
  readonly perception: Perception;
  /** Elements that something moves already; grows. */
  readonly counted: Set<number>;
  /** Of those, the elements with a marker; grows. */
  readonly carriers: Set<number>;
  /** Whether a script that was not read may call the library at an address. */
  readonly mayBeCalled: (library: string) => boolean;
  readonly scripted: readonly PageMotion[];
}

/** Elements that wait to be revealed are often transparent, so rendered is enough; display:none is not. */
function findMarkers(kinds: readonly MarkerKind[], search: Search): MotionMarker[] {
  const { perception, mayBeCalled } = search;
  const { elements, scripts } = perception.page;
  const rendered = elements.filter((element) => element.rendered && hasPlace(element));
  const present = kinds.filter(({ library }) => library === undefined || !isAbsent(library, perception.page));
  return present.flatMap(({ name, element: carries, library }) => {
    const named = carries === undefined ? [] : rendered.filter(carries);
    const moving = kinds === SCROLL && name !== PARALLAX ? named.filter((one) => !isStilled(one)) : named;
    const carriers = take(moving, search);
    if (named.length > 0 && carriers.length === 0) return [];
    if (carriers.length > 0) return byTiming(carriers).map((group) => ({ name, script: null, ...group }));
    // A library is of use if a script calls it; where all scripts are known, their calls are found.
    const loaded = scripts.find(({ src }) => src !== null && library?.test(src) && mayBeCalled(src));
    return loaded === undefined ? [] : [namedIn(name, loaded.src ?? '')];
  });
}

/** Has a box that reaches into the page. Content without a box of its own is out of flow: sliders of such slides have one. */
function hasPlace({ box: { x, y, width, height }, children }: StyledElement): boolean {
  if (width < 1 || height < 1) return children.length > 0;
  return x + width > 0 && y + height > 0 && x < MEDIA_ENVIRONMENT.width;
}

/** What scripts move, other than elements that are counted already. */
function scriptMarkers(trigger: keyof MotionMarkers, search: Search): MotionMarker[] {
  const motions = search.scripted.filter((motion) => motion.trigger === trigger);
  const placed = motions.flatMap(({ name, script, timing, elements }) => {
    const moving = trigger === 'scroll' ? elements.filter((one) => !isStilled(one)) : elements;
    const carriers = take(moving, search);
    if (timing === null && trigger === 'scroll')
      return byTiming(carriers).map((group) => ({ name, script, ...group }));
    return groupOf(carriers, timing).map((group) => ({ name, script, ...group }));
  });
  const known = new Set(placed.map(({ name }) => name));
  const unplaced = motions.filter(({ name, elements }) => elements.length === 0 && !known.has(name));
  const byName = new Map(unplaced.map(({ name, script }) => [name, script]));
  return [...placed, ...[...byName].map(([name, script]) => namedIn(name, script))];
}

/** The elements that nothing moved so far; from now on they are counted. */
function take(elements: readonly StyledElement[], { counted, carriers }: Search): readonly StyledElement[] {
  const taken = elements.filter(({ index }) => !counted.has(index));
  for (const { index } of taken) {
    counted.add(index);
    carriers.add(index);
  }
  return taken;
}

/** A motion of which only a script knows the elements. */
function namedIn(name: string, script: string): MotionMarker {
  return { name, selector: 'script', script, elements: 0, indices: [], timing: null };
}

type Carriers = Pick<MotionMarker, 'selector' | 'elements' | 'indices' | 'timing'>;

/** Elements that a script moves with different timing are different motions. */
function byTiming(carriers: readonly StyledElement[]): Carriers[] {
  const groups = Map.groupBy(carriers, (element) => JSON.stringify(transitionOf(element)));
  return [...groups.values()].flatMap((group) =>
    groupOf(group, group[0] === undefined ? null : transitionOf(group[0])),
  );
}

function groupOf(carriers: readonly StyledElement[], timing: MotionMarker['timing']): Carriers[] {
  const [first] = carriers;
  if (first === undefined) return [];
  const indices = carriers.map(({ index }) => index);
  return [{ selector: shortSelector(first), elements: carriers.length, indices, timing }];
}
