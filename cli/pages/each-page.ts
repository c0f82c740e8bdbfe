import { TasteError } from '../../src/errors.ts';
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts';
import { printableText } from '../output/printable.ts';
import type { Session } from '../session.ts';
import type { PageSource } from './page-source.ts';

/** A page with its answer, or the error that kept it from having one. */
export type PageResult<Answer> = { readonly page: PageSource } & (
  | { readonly answer: Answer; readonly error: null; readonly code: typeof EXIT.pass }
  | { readonly answer: null; readonly error: TasteError; readonly code: ExitCode }
);

/**
 * Runs `work` for each page. What concerns one page alone, such as a page that does not answer, is part of its
 * result; errors of the request, such as an unknown brand, are thrown.
 */
export async function eachPage<Answer>(
  pages: readonly PageSource[],
  session: Session,
  work: (page: PageSource) => Promise<Answer>,
): Promise<PageResult<Answer>[]> {
  const results: PageResult<Answer>[] = [];
  for (const [index, page] of pages.entries()) {
    session.progress(`${index + 1}/${pages.length} ${printableText(page.name)}`);
    results.push(await resultOf(page, work));
  }
  session.progress('');
  return results;
}

async function resultOf<Answer>(
  page: PageSource,
  work: (page: PageSource) => Promise<Answer>,
): Promise<PageResult<Answer>> {
  try {
    return { page, answer: await work(page), error: null, code: EXIT.pass };
  } catch (error) {
    const code = exitCodeOf(error);
    const isOfPage = code === EXIT.unreachable || code === EXIT.unclear;
    if (!(error instanceof TasteError) || !isOfPage || isOfTarget(error)) throw error;
    return { page, answer: null, error, code };
  }
}

/** The target is the same for all pages. */
function isOfTarget({ fields }: TasteError): boolean {
  return fields.some(({ field }) => field === 'target_url');
}
