import type { Design } from '../design.ts';
import { motionCharacter } from '../../grammar/axes/motion-character/axis.ts';
import type { Taste } from '../complete-taste.ts';

type MotionTiming = (typeof motionCharacter.shownBy.timing)[Taste['motion.character']];

const REDUCED_MOTION =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}';

/** Rules for motion, with `prefers-reduced-motion`. */
export function motionRules({ taste }: Design): string {
  const budget = taste['motion.budget'];
  if (budget === 'none') return 'html{scroll-behavior:auto}';
  const timing = motionCharacter.shownBy.timing[taste['motion.character']];
  const rules = [responses(timing)];
  if (budget !== 'accent') rules.push(started(taste['motion.trigger'], budget === 'pervasive', timing));
  return [...rules, REDUCED_MOTION].join('\n');
}

/** Hover and focus transitions of links, buttons and inputs. */
function responses({ duration, easing, way }: MotionTiming): string {
  const still = 'a,button,input,.group,.group h3,.icon,figure,.swatches i,.prose p,.brand';
  return `
${still}{transition:transform ${duration} ${easing},opacity ${duration} ${easing}}
.action:hover,.group:hover .icon{transform:translateY(-${Math.max(1, Math.round(way / 6))}px)}
a:hover,button:hover{opacity:.82}`;
}

function started(trigger: Taste['motion.trigger'], pervasive: boolean, timing: MotionTiming): string {
  if (trigger === 'scroll') return scrolled(pervasive, timing);
  if (trigger === 'gesture') return `${pervasive ? looping('.hero', timing) : ''}\n${swipeable(pervasive)}`;
  return pervasive ? looping('.hero,.scene', timing) : entering(timing);
}

function entering({ duration, easing, way }: MotionTiming): string {
  return `
@keyframes enter{from{transform:translateY(${way}px)}to{transform:none}}
h1,h2{animation:enter ${duration} ${easing} both}`;
}

/** Slow endless animation, below the hover transitions. */
function looping(moving: string, { easing, way }: MotionTiming): string {
  const reach = Math.max(2, Math.round(way / 4));
  const playful = easing.startsWith('cubic-bezier(.34');
  const [name, turn] = playful ? ['wobble', ' rotate(.4deg)'] : ['drift', ''];
  return `
@keyframes ${name}{from{transform:translateY(-${reach}px)}to{transform:translateY(${reach}px)${turn}}}
${moving}{animation:${name} 7s ${easing === 'linear' ? 'linear' : 'ease-in-out'} infinite alternate}`;
}

function scrolled(pervasive: boolean, { way }: MotionTiming): string {
  const moving = pervasive ? 'section>.wrap' : 'h2';
  return `
@keyframes arrive{from{transform:${pervasive ? `translateY(${Math.min(24, 2 * way)}px)` : 'scale(.94)'}}to{transform:none}}
${moving}{transform-origin:0 50%;animation:arrive linear both;animation-timeline:view();animation-range:entry 0% entry 70%}`;
}

/** Lists of a layout. */
const LISTS = '.grid,.list';

/** Rows with scroll snap. */
function swipeable(pervasive: boolean): string {
  const rows = pervasive ? `${LISTS},.swatches,nav,.prose,.actions` : LISTS;
  return `
${rows}{overflow-x:auto;scroll-snap-type:x proximity}
${LISTS.replaceAll(',', '>*,')}>*{scroll-snap-align:start}`;
}
