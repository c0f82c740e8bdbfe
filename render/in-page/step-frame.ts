/**
 * Shows the page as it is `milliseconds` later and scrolled to `top`. Time stands still between two calls, so a
 * recording runs evenly however long its pictures take.
 */
export function stepFrame(top: number, milliseconds: number): void {
  scrollTo({ top, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    // What a scroll drives has just moved.
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
