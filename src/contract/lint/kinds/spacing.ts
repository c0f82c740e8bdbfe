import { boundsIn } from '../bounds.ts';
import { describe, kindOf, type Finding, type Kind } from '../kind.ts';
import type { LintedContract, Statement } from '../linted-contract.ts';
import { numbersOf, rangeClashes } from '../range-clash.ts';

const said = kindOf('spacing', {
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

/** Gaps of tokens against the rules of white space, those of both axes, and the steps of the scale. */
export const spacing: Kind = {
  id: 'spacing',
  find: (contract) => [...said.find(contract), ...differentBands(contract), ...smallSteps(contract)],
};

function asked({ statements }: LintedContract, axis: string): readonly Statement[] {
  return statements.filter((one) => one.axis === axis && one.how === 'do' && / px\b/.test(one.text));
}

/** Gaps between sections that the blank bands do not allow. */
function differentBands(contract: LintedContract): Finding[] {
  const bands = asked(contract, 'whitespace.discipline');
  return asked(contract, 'whitespace.section_gap').flatMap((gap) =>
    bands
      .filter((band) =>
        boundsIn(gap.text, ' ?px').some((inner) =>
          boundsIn(band.text, ' ?px').some((outer) => inner.from < outer.from || inner.to > outer.to),
        ),
      )
      .map((band) => ({
        kind: 'spacing',
        rule: describe(gap),
        against: describe(band),
      })),
  );
}

/** A scale that is said to have every gap, beside rules that ask for larger ones. */
function smallSteps(contract: LintedContract): Finding[] {
  const scale = contract.stated.tokens.spacing?.scale ?? [];
  if (scale.length === 0 || !/^Paddings, margins and gaps are these/m.test(contract.body)) return [];
  if (contract.tokens.has('spacing.section')) return [];
  return ['whitespace.discipline', 'whitespace.section_gap']
    .flatMap((axis) => asked(contract, axis))
    .filter(({ text }) =>
      boundsIn(text, ' ?px').every(({ from }) => scale.every((step) => Number.parseFloat(step) < from)),
    )
    .map((rule) => ({
      kind: 'spacing',
      rule: describe(rule),
      against: `gaps are ${scale.join(' ')}`,
    }));
}
