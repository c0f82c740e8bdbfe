/** Shows what comes in with scrolling as it looks once it is there, wherever the page is scrolled to. */
export function showSettledPage(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) animation.cancel();
  }
}
