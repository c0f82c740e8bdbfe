import type { StyledPage } from '../../src/cascade/styled-page.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

/** What is wrong with the reading of a page, in a sentence; null when nothing is. */
export function findFault(html: string): string | null {
  if (html.trim() === '') return null;
  try {
    const first = surveyPage(pageFromHtml({ html }));
    const second = surveyPage(pageFromHtml({ html }));
    return boxFault(first.page) ?? (answer(first) === answer(second) ? null : 'Two readings differ.');
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'It throws what is no error.';
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

/** All numbers of the readings are finite too, as JSON writes the others as null. */
function answer({ page, readings }: ReturnType<typeof surveyPage>): string {
  return JSON.stringify([readings, page.remarks, page.elements.map(({ box }) => box)]);
}
