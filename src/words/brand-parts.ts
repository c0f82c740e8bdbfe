import type { Category } from '../grammar/axis.ts';

/** Words for what a brand may give to a mix, by category: `Linear's typography`. Sources of regular expressions. */
export const BRAND_PARTS: readonly (readonly [Category, string])[] = [
  ['palette', 'palettes?|colou?rs?|colou?r scheme|hues'],
  ['surface', 'shadows|cards|borders|corners|surfaces?|ground|background|textures?'],
  ['type', 'type|typography|fonts?|typefaces?|lettering|headings?|headlines?'],
  ['emphasis', 'buttons?|ctas?|links?|hierarchy|emphasis'],
  ['whitespace', 'spacing|white\\s?space|space|layouts?|grid|air|airiness|density'],
  ['voice', 'voice|tone|copy|writing|words|wording|language|texts?|way of (?:writing|speaking|talking)'],
  ['motion', 'motion|animations?|transitions?|movement'],
  ['imagery', 'imagery|photos|photography|photographs|illustrations?|drawings|pictures|images'],
];
