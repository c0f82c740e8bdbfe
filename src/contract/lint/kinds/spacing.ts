import { kindOf } from '../kind.ts';
import { numbersOf, rangeClashes } from '../range-clash.ts';

/** Gaps of tokens against the rules of white space. */
export const spacing = kindOf('spacing', {
  tokens: [
    ...rangeClashes({ axis: 'whitespace.section_gap', unit: ' ?px', values: numbersOf(['spacing.section']) }),
    ...rangeClashes({ axis: 'whitespace.element_gap', unit: ' ?px', values: numbersOf(['spacing.element']) }),
    ...rangeClashes({ axis: 'whitespace.discipline', unit: ' ?px', values: numbersOf(['spacing.section']) }),
  ],
  rules: [
    {
      one: ['do', /\bblank bands below 48 px/i],
      other: ['do', /\bsections (?:64 to 119|at least 120) px apart/i],
    },
    { one: ['do', /\bblank bands of 90 px and more/i], other: ['do', /\bsections less than 64 px apart/i] },
    {
      one: ['do', /\bone element a screen/i],
      other: ['do', /\bsections (?:less than 64|64 to 119) px apart/i],
    },
  ],
});
