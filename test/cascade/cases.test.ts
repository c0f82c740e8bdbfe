import { describe, expect, test } from 'vitest';
import { sameTransform, sameValue, typedValue } from '../../scripts/agreement/same-value.ts';
import { documentOf, readCases, type CaseFile } from '../../scripts/cases/case-file.ts';
import type { PropertyName } from '../../src/cascade/properties.ts';
import { parseSelectorList } from '../../src/cascade/selectors/parse-selector.ts';
import { matchesAny } from '../../src/cascade/selectors/match.ts';
import { createMatchContext } from '../../src/cascade/selectors/match-context.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

// Each file of cases/ holds values computed by Chromium (`npm run verify-cases`).
describe.each(groups(readCases()))('%s', (_, files) => {
  test.each(files.map((file) => [file.name, file] as const))('%s', (_name, file) => {
    const page = pageFromHtml({ html: documentOf(file) });
    const matchContext = createMatchContext(page.document);
    const { elements } = styleDocument(page);
    const answers = file.expectations.map(({ selector, property, value }) => {
      const [, of = '', pseudo] = /^(.*?)(?:::(before|after))?$/.exec(selector) ?? [];
      const list = parseSelectorList(of) ?? [];
      const index = page.document.elements.findIndex((element) => matchesAny(list, element, matchContext));
      const element = elements[index];
      const style =
        pseudo === 'before'
          ? element?.before?.style
          : pseudo === 'after'
            ? element?.after?.style
            : element?.style;
      const name = property as PropertyName; // the files name tracked properties
      const same = property === 'transform' ? sameTransform : sameValue;
      const right = same(style?.[name], typedValue(name, value));
      return `${selector} | ${property} | ${right ? value : JSON.stringify(style?.[name])}`;
    });
    expect(answers).toEqual(
      file.expectations.map(({ selector, property, value }) => `${selector} | ${property} | ${value}`),
    );
  });
});

function groups(files: readonly CaseFile[]): [string, CaseFile[]][] {
  return [...Map.groupBy(files, ({ name }) => name.replace(/\.\d+$/, ''))];
}
