import type { RulesOf } from './rule.ts';

export const MOTION_RULES: RulesOf<'motion'> = {
  'motion.budget': {
    none: { do: 'Change states at once.', dont: 'Add transitions or animations.' },
    accent: { do: 'Move only what is hovered or focused.', dont: 'Reveal content on scroll.' },
    recurring: {
      do: 'Let motion return in several places: reveals, carousels, keyframes.',
      dont: 'Keep anything looping in view.',
    },
    pervasive: { do: 'Let motion carry the page.', dont: 'Reduce it to hover effects.' },
  },
  'motion.character': {
    mechanical: { do: 'Use linear or stepped timing, at most 150 ms.', dont: 'Ease softly or overshoot.' },
    smooth: { do: 'Use ease-out timing of 150 to 500 ms.', dont: 'Bounce, or cut hard.' },
    playful: { do: 'Overshoot, wiggle, rotate.', dont: 'Use plain fades.' },
    cinematic: {
      do: 'Stage reveals of 600 ms and more, one after another.',
      dont: 'Let everything appear at once.',
    },
  },
  'motion.trigger': {
    'hover-only': { do: 'Start motion by hover or focus alone.', dont: 'Animate on load or on scroll.' },
    scroll: { do: 'Start motion by scrolling.', dont: 'Autoplay it.' },
    autonomous: {
      do: 'Let motion start by itself, and stop under `prefers-reduced-motion`.',
      dont: 'Wait for the reader to set it off.',
    },
    gesture: {
      do: 'Let dragging, swiping or the pointer drive motion.',
      dont: 'Run it on a timer.',
    },
  },
};
