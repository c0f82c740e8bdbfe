import type { ScriptedMotion } from './call-reader.ts';

/** Milliseconds in seconds. */
export const MILLISECOND = 0.001;

/** Duration and easing in the options of a call. @param unit of the duration, in seconds */
export function timingOf(options: string, unit: number): ScriptedMotion['timing'] {
  const duration = /\bduration["']?\s*:\s*([\d.]{1,8})/.exec(options)?.[1];
  if (duration === undefined || !(Number(duration) > 0)) return null;
  const easing = /\beas(?:e|ing)["']?\s*:\s*["'`]([\w.(), -]{1,60})["'`]/.exec(options)?.[1] ?? 'ease';
  return { seconds: Number(duration) * unit, easing: cssEasing(easing) };
}

/** The easing in terms of CSS, as far as its name tells: libraries name their overshoots alike. */
function cssEasing(easing: string): string {
  if (/back|elastic|bounce|spring/i.test(easing)) return OVERSHOOT;
  return /^(?:none|linear)/i.test(easing) ? 'linear' : 'ease';
}

const OVERSHOOT = 'cubic-bezier(0.34,1.56,0.64,1)';

/** `el.style.transition = 'opacity 0.6s ease'`: the timing that a script gives its elements. */
export function writtenTransition(text: string): ScriptedMotion['timing'] {
  const at = text.indexOf('style.transition');
  const written = at < 0 ? null : /["'`]([^"'`]{1,120})/.exec(text.slice(at, at + 160));
  const time = /([\d.]{1,6})(m?s)\b/.exec(written?.[1] ?? '');
  if (time === null) return null;
  const easing =
    /cubic-bezier\([^)]{1,40}\)|linear|ease(?:-in)?(?:-out)?/.exec(written?.[1] ?? '')?.[0] ?? 'ease';
  return {
    seconds: Number(time[1]) * (time[2] === 'ms' ? MILLISECOND : 1),
    easing: easing.replace(/\s/g, ''),
  };
}
