/**
 * Advances the page by `milliseconds` and scrolls it to `top`. Time stands still between two calls, so a recording is
 * even however long its frames take.
 */
export function stepFrame(top: number, milliseconds: number): void {
  scrollTo({ top, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    // Scroll-driven animations have just moved.
    if (animation.timeline !== document.timeline || animation.playState === 'finished') continue;
    const time = Number(animation.currentTime) + milliseconds;
    if (time >= Number(animation.effect?.getComputedTiming().endTime)) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = time;
    }
  }
}
