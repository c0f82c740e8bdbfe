import type { Tone } from './scenes/forms.ts';

/** Colours of tones, as custom properties of the page. */
export const FILLS: Readonly<Record<Tone, string>> = {
  main: 'var(--accent)',
  second: 'var(--accent-2)',
  dark: 'var(--ink)',
  mid: 'var(--soft)',
  pale: 'var(--line)',
  light: 'var(--ground)',
};
