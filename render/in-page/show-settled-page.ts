/** Shows elements that scrolling brings in, in their final state, at any scroll position. */
export function showSettledPage(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) animation.cancel();
  }
}
