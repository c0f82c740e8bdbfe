import { MIN_OPACITY } from './rendering.ts';
import { namesNear } from './reveal-evidence.ts';
import { ScriptActs } from './script-acts.ts';
import { siblingRows } from './sibling-rows.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

/** Names of sliders and slides in ids and classes. */
const SLIDER = /slid|carousel|swiper|slick|flickity|splide|rotator|slideshow/i;

const OF_LIBRARY =
  /^(?:swiper-slide|slick-slide|splide__slide|carousel-cell|keen-slider__slide|glide__slide)$/;

/**
 * The first slide of each slider whose slides are all hidden until a script or keyframes show one. Slides are
 * siblings with the same tag and class; each is transparent, hidden or without a box. A script that could not be read may show
 * what fades or has the class of a library. Indices.
 */
export function firstSlides(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): ReadonlySet<number> {
  const acts = new ScriptActs(scripts);
  const isUnread = scripts.some(({ isRead }) => !isRead);
  const first = new Set<number>();
  for (const parent of elements) {
    if (!parent.visible) continue;
    for (const row of siblingRows(parent, elements)) {
      const [slide] = row;
      if (slide === undefined || !row.every((one) => isHidden(one) && isFilled(one))) continue;
      const moves =
        namesNear(slide, elements).some((name) => acts.changes(name)) ||
        slide.style['animation-name'].some((name) => name !== 'none') ||
        (isUnread && slide.style['transition-duration'].some((seconds) => seconds > 0)) ||
        (isUnread && namedBySlider(slide));
      if (moves && isSlider(slide, parent, elements)) first.add(slide.index);
    }
  }
  return first;
}

/** By the class that a library gives or asks for. */
function namedBySlider({ classes }: CascadedElement): boolean {
  return classes.some((name) => OF_LIBRARY.test(name));
}

function isHidden({ style, visible }: CascadedElement): boolean {
  if (visible) return false;
  return style.display === 'none' || style.visibility !== 'visible' || style.opacity <= MIN_OPACITY;
}

/** A slide that shows something: text, an element in it, or a picture behind it. */
function isFilled({ content, children, style, tag }: CascadedElement): boolean {
  return (
    children.length > 0 ||
    content.some((part) => typeof part === 'string' && part.trim() !== '') ||
    style['background-image'].length > 0 ||
    tag === 'img'
  );
}

function isSlider(
  slide: CascadedElement,
  parent: CascadedElement,
  elements: readonly CascadedElement[],
): boolean {
  const around = elements[parent.parent];
  return [slide, parent, around].some(
    (element) => element !== undefined && SLIDER.test(`${element.id ?? ''} ${element.classes.join(' ')}`),
  );
}
