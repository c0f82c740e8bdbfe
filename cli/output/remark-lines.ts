import type { AnswerOf } from '../engine/engine.ts';
import { withFilePaths } from '../engine/file-fetch.ts';
import type { Session } from '../session.ts';
import { wrap } from './wrap.ts';

/** What makes a reading less sure, one remark a paragraph. */
export function remarkLines(
  { remarks, render_pass: pass }: Pick<AnswerOf<'vectorize'>, 'remarks' | 'render_pass'>,
  { paint, width }: Pick<Session, 'paint' | 'width'>,
): string[] {
  const failed = pass.error === undefined ? [] : [`Not rendered: ${pass.error}`];
  return [...failed, ...remarks.map(({ detail }) => withFilePaths(detail))].flatMap((text) =>
    wrap(text, width - 4).map((line, index) => `${paint('yellow', index === 0 ? '! ' : '  ')}${line}`),
  );
}
