/**
 * DATA: names of tricks that still raise a score by more than the limit, by the reason. The command counts them apart; a
 * trick that no longer does is removed here.
 */
export const OPEN_TRICKS: ReadonlySet<string> = new Set([
  // text of closed details counts in the voice, because readers open them
  '<details><summary hidden></summary>…</details>',
  // boxes of ::after are painted before the children of their element
  'covered by ::after',
  // a script that was not read may show the content, or its place in the flow stays in sight
  'opacity: 0 and a transition',
  'opacity: 0 and a transition, at the end',
  'opacity: 0 and a transition, over nothing',
  'opacity: 0 and a transition, over nothing, at the end',
  'class reveal',
  'class reveal, at the end',
  'data-aos',
  'data-aos, at the end',
  'style="opacity: 0"',
  'style="opacity: 0", at the end',
  'keyframes that stay transparent',
  'keyframes that are paused',
  'keyframes without a duration',
  'keyframes that fade out',
  'a slider of one hidden slide',
  'class swiper-slide beside an empty slide',
  'class swiper-slide beside an empty slide, at the end',
  // a ground that only a dark scheme or a pseudo-element shows
  'position: absolute; top: 0; color: #fff; background: #fff; z-index: -1',
  'position: absolute; top: 0; -webkit-text-fill-color: #fefefe; background: #fff; z-index: -1',
  '<div class="quiet" data-text="…"></div><style>.quiet::before{content:attr(data-text);font-size:0}</style>',
  // a gradient without colour still separates groups
  'transparent gradients',
  // whether a style ever changes is not known
  'transitions of nothing',
  'transitions without a change',
  'transitions of custom properties',
  '<script src="gsap.min.js"></script><script src="aos.js"></script><script src="swiper-bundle.min.js"></script>',
  // a control or drawing takes its place even where it paints nothing
  'empty drawings',
  'drawings without paint',
  'buttons without fill, border or label',
  'fields without fill or border',
  'empty headings in the typeface of the target',
]);
