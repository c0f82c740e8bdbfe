// OKLCH degrees: magenta is the first warm hue, lime the last.
const WARM_FROM = 325;
const WARM_TO = 115;

/** Whether an OKLCH hue is warm; the others are cool. */
export function isWarmHue(hue: number): boolean {
  return hue >= WARM_FROM || hue <= WARM_TO;
}
