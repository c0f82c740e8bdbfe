import type { Features } from '../../../features/index.ts';
import type { Setting } from '../../../features/typography.ts';
import { weightedMode } from '../../../math/weighted.ts';
import { quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// px; bounds of the rubric
const SMALL = 15;
const LARGE = 17.75;
const size = (setting: Setting) => setting.size;
const characters = (setting: Setting) => setting.characters;
const weight = (setting: Setting) => setting.weight;

export const MEASURES = measuresOf(textOf, [
  ['most frequent size', 'px', 'log', (text) => mostFrequent(text, characters)],
  ['most frequent size by place', 'px', 'log', (text) => mostFrequent(text, weight)],
  ['median size', 'px', 'log', (text) => quantileOf(text, 0.5, size, characters)],
  ['small text', 'of the text', 'linear', (text) => shareWhere(text, isSmall, characters)],
  ['large text', 'of the text', 'linear', (text) => shareWhere(text, isLarge, characters)],
  ['running text', 'characters', 'log', (text) => sumOf(text, characters)],
]);

function textOf({ typography: { running, labels } }: Features): readonly Setting[] {
  return running.length > 0 ? running : labels;
}

const isSmall = (setting: Setting) => setting.size < SMALL;
const isLarge = (setting: Setting) => setting.size >= LARGE;

function mostFrequent(text: readonly Setting[], weigh: (setting: Setting) => number): number {
  return weightedMode(text.map((setting) => ({ value: setting.size, weight: weigh(setting) }))) ?? 0;
}
