/**
 * DATA: names of tricks that still raise a score by more than the limit, by the reason. The command counts them apart; a
 * trick that no longer does is removed here.
 */
export const OPEN_TRICKS: ReadonlySet<string> = new Set([
  // boxes of ::after are painted before the children of their element
  'covered by ::after',
  // a ground that only a dark scheme or a pseudo-element shows
  'position: absolute; top: 0; color: #fff; background: #fff; z-index: -1',
  'position: absolute; top: 0; -webkit-text-fill-color: #fefefe; background: #fff; z-index: -1',
  // whether a script calls the library is not known
  '<script src="gsap.min.js"></script><script src="aos.js"></script><script src="swiper-bundle.min.js"></script>',
]);
