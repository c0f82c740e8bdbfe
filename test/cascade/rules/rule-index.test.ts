import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RuleCollector } from '../../../src/cascade/rules/collect-rules.ts';
import { RuleIndex } from '../../../src/cascade/rules/rule-index.ts';
import type { CascadeRule } from '../../../src/cascade/rules/rule-set.ts';
import { matches } from '../../../src/cascade/selectors/match.ts';
import { createWorkBudget } from '../../../src/limits/work-budget.ts';
import { createMatchContext } from '../../../src/cascade/selectors/match-context.ts';
import { parseDocument } from '../../../src/document/parse-document.ts';

const compound = fc.constantFrom(
  'p',
  'b',
  '.x',
  '.y.x',
  '#i',
  '[k]',
  ':is(.x, b)',
  ':where(#i)',
  '*',
  ':root',
  'p:not(.y)',
  ':first-child',
);
const selector = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', ' > ', ' + ', ' ~ ')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([one, combinator], i) => (i === 0 ? one : `${combinator}${one}`)).join(''));
const markup = fc
  .array(
    fc.constantFrom(
      '<div class=x>',
      '<p id=i>',
      '<b class="y x">',
      '<i k>',
      '</div>',
      '<div class=Y>',
      '</b>',
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

function rulesOf(selectors: readonly string[]): CascadeRule[] {
  const collector = new RuleCollector(
    'author',
    new Map(),
    { mayMatch: () => true, mayContain: () => true },
    createWorkBudget(),
  );
  collector.addSheet(selectors.map((one) => `${one} { color: red }`).join('\n'), '', 'https://a.test/');
  return collector.rules.map((rule, rank) => ({ ...rule, layer: 1, rank, importantRank: rank }));
}

describe('RuleIndex', () => {
  test.each(['<!doctype html>', ''])(
    'finds the same rules as matching every rule (doctype "%s")',
    (doctype) => {
      fc.assert(
        fc.property(fc.array(selector, { minLength: 1, maxLength: 12 }), markup, (selectors, html) => {
          const document = parseDocument(doctype + html);
          const matchContext = createMatchContext(document);
          const rules = rulesOf(selectors);
          const index = new RuleIndex(rules, document.quirks);
          for (const element of document.elements) {
            const found = [...new Set(index.matching(element, matchContext).map(({ rank }) => rank))];
            const expected = rules
              .filter((rule) => matches(rule.selector, element, matchContext))
              .map(({ rank }) => rank);
            expect(found).toEqual(expected);
          }
        }),
        { numRuns: 150 },
      );
    },
  );
});
