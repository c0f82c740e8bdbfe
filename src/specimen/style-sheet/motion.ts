import type { Design } from '../design.ts';
import { motionCharacter } from '../../grammar/axes/motion-character/axis.ts';
import type { Taste } from '../taste.ts';

type Manner = (typeof motionCharacter.shownBy.manner)[Taste['motion.character']];

const STILL =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}';

/** Everything that moves, and that nothing does for readers who ask for that. */
export function motionRules({ taste }: Design): string {
  const budget = taste['motion.budget'];
  if (budget === 'none') return 'html{scroll-behavior:auto}';
  const manner = motionCharacter.shownBy.manner[taste['motion.character']];
  const rules = [responses(manner)];
  if (budget !== 'accent') rules.push(started(taste['motion.trigger'], budget === 'pervasive', manner));
  return [...rules, STILL].join('\n');
}

/** Answers to the pointer, on everything that can be followed, pressed or filled in. */
function responses({ duration, easing, way }: Manner): string {
  const still = 'a,button,input,.group,.group h3,.icon,figure,.swatches i,.prose p,.brand';
  return `
${still}{transition:transform ${duration} ${easing},opacity ${duration} ${easing}}
.action:hover,.group:hover .icon{transform:translateY(-${Math.max(1, Math.round(way / 6))}px)}
a:hover,button:hover{opacity:.82}`;
}

function started(trigger: Taste['motion.trigger'], pervasive: boolean, manner: Manner): string {
  if (trigger === 'scroll') return scrolled(pervasive, manner);
  if (trigger === 'gesture') return `${pervasive ? looping('.hero', manner) : ''}\n${swiped(pervasive)}`;
  return pervasive ? looping('.hero,.scene', manner) : entering(manner);
}

function entering({ duration, easing, way }: Manner): string {
  return `
@keyframes enter{from{transform:translateY(${way}px)}to{transform:none}}
h1,h2{animation:enter ${duration} ${easing} both}`;
}

/** Slow and without end, under the quicker answers to the pointer. */
function looping(moving: string, { easing, way }: Manner): string {
  const reach = Math.max(2, Math.round(way / 4));
  const playful = easing.startsWith('cubic-bezier(.34');
  const [name, turn] = playful ? ['wobble', ' rotate(.4deg)'] : ['drift', ''];
  return `
@keyframes ${name}{from{transform:translateY(-${reach}px)}to{transform:translateY(${reach}px)${turn}}}
${moving}{animation:${name} 7s ${easing === 'linear' ? 'linear' : 'ease-in-out'} infinite alternate}`;
}

function scrolled(pervasive: boolean, { way }: Manner): string {
  const moving = pervasive ? 'section>.wrap' : 'h2';
  return `
@keyframes arrive{from{transform:${pervasive ? `translateY(${Math.min(24, 2 * way)}px)` : 'scale(.94)'}}to{transform:none}}
${moving}{transform-origin:0 50%;animation:arrive linear both;animation-timeline:view();animation-range:entry 0% entry 70%}`;
}

/** Rows that a finger moves: each cell stops at the edge. */
function swiped(pervasive: boolean): string {
  const rows = pervasive ? '.grid,.swatches,nav,.prose,.actions' : '.grid';
  return `
${rows}{overflow-x:auto;scroll-snap-type:x proximity}
.grid>*{scroll-snap-align:start}`;
}
