import type { TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';

/** Radii of the classes of Tailwind, in pixels. */
const RADII: Readonly<Record<string, string>> = {
  none: 'no rounded corners',
  sm: '4px radius',
  md: '6px radius',
  lg: '8px radius',
  xl: '12px radius',
  '2xl': '16px radius',
  '3xl': '24px radius',
  full: 'pill corners',
};
const SHADOWS: Readonly<Record<string, string>> = {
  none: 'no shadows',
  sm: 'subtle shadows',
  md: 'subtle shadows',
  lg: 'dramatic shadows',
  xl: 'dramatic shadows',
  '2xl': 'dramatic shadows',
};
const CLASSES =
  /(?<![\w-])(?:rounded-(none|sm|md|lg|xl|[23]xl|full)|shadow-(none|sm|md|lg|xl|2xl)|border-([0248]))(?![\w-])/g;

/** Classes of Tailwind in words: `border-2 rounded-none` is 2px borders, no rounded corners. */
export function utilityEdits(text: string): TextEdit[] {
  return allMatches(CLASSES, text).map(({ 0: written, 1: radius, 2: shadow, 3: width, index }) => {
    const borders = width === '0' ? 'no borders' : `${width}px borders`;
    const said = radius === undefined ? (shadow === undefined ? borders : SHADOWS[shadow]) : RADII[radius];
    return { start: index, end: index + written.length, put: `${said ?? written}, ` };
  });
}
