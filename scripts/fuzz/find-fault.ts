import type { StyledPage } from '../../src/cascade/styled-page.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

/** Describes the fault in the reading of a page; null when there is none. */
export function findFault(html: string): string | null {
  if (html.trim() === '') return null;
  try {
    const first = surveyPage(pageFromHtml({ html }));
    const second = surveyPage(pageFromHtml({ html }));
    return boxFault(first.page) ?? (answer(first) === answer(second) ? null : 'Two readings differ.');
  } catch (error) {
    return error instanceof Error
      ? `${error.name}: ${error.message}`
      : 'Throws a value that is not an Error.';
  }
}

function boxFault({ elements }: StyledPage): string | null {
  for (const { tag, box, textBox } of elements) {
    const { x, y, width, height } = textBox ?? box;
    const numbers = [x, y, width, height, box.x, box.y, box.width, box.height];
    if (!numbers.every(Number.isFinite)) return `The box of <${tag}> is not finite.`;
    if (width < 0 || height < 0) return `The box of <${tag}> has a negative size.`;
  }
  return null;
}

/** Readings, remarks and boxes as JSON, for comparison. */
function answer({ page, readings }: ReturnType<typeof surveyPage>): string {
  return JSON.stringify([readings, page.remarks, page.elements.map(({ box }) => box)]);
}
