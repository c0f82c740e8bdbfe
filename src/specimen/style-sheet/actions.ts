import type { Design } from '../design.ts';
import type { StatedStyle } from '../stated-style.ts';

/** Rules for the main action. */
export function actionRules(design: Design): string {
  const { taste, surface, type, style } = design;
  const box = `display:inline-block;padding:${style.step(12)}px ${style.step(24)}px;border-radius:${surface.radius}px;text-decoration:none`;
  return `
.action{font:inherit;font-family:${type.labelFamily};font-weight:600;line-height:1.4;cursor:pointer;background:none;border:0;padding:0}
.aside{text-decoration:none}
${LOOK[taste['emphasis.cta_treatment']](box, design)}`;
}

const PLAIN_SECOND =
  '.second{background:none;border:0;padding:0;color:var(--action-ink);text-decoration:underline}';

type Look = (box: string, design: Design) => string;

const LOOK: Readonly<Record<Design['taste']['emphasis.cta_treatment'], Look>> = {
  'filled-solid': (box) => `.action{${box};background:var(--action);color:var(--action-label)}`,
  // Two gradient buttons would count as gradient texture, so the second is plain on a flat page.
  'filled-gradient': (box, { taste, style }) => `
.action{${box};background:${statedGradient(style) ?? 'linear-gradient(100deg,var(--action),var(--action-end))'};color:var(--action-label)}
${taste['surface.texture'] === 'gradient' ? '' : PLAIN_SECOND}`,
  outlined: (box, { surface }) =>
    `.action{${box};border:${Math.max(1, surface.border)}px solid var(--action-ink);color:var(--action-ink)}`,
  'text-link': () => '.action{color:var(--action-ink);text-decoration:none}',
  'underline-only': () =>
    '.action{color:var(--action-ink);text-decoration:underline;text-underline-offset:.25em}',
};

/** The gradient over a colour that the button of the brand has; null where it states none. */
function statedGradient({ component }: StatedStyle): string | null {
  const { background = '' } = component('button') ?? {};
  return OVER_COLOR.test(background) ? background : null;
}

/** A sheen; a gradient between two colours is drawn from the palette, which has both schemes. */
const OVER_COLOR = /gradient\(.+\), *#[0-9a-f]{6}$/;
