import type { CheckedPage } from '../check/check-pages.ts';
import type { ScoreAnswer } from '../check/demands.ts';
import type { Session } from '../session.ts';
import { MARKS } from './marks.ts';
import { remarkLines } from './remark-lines.ts';
import { requiredLines, targetOf, unseenLines } from './score-text.ts';
import { wrap } from './wrap.ts';

type Looks = Pick<Session, 'paint' | 'width'>;
type Fix = ScoreAnswer['fixes'][number];

/** The fixes of each page, the largest gain first. @param limit most fixes of a page */
export function fixesText(checked: readonly CheckedPage[], limit: number, looks: Looks): string {
  return checked.map((one) => pageText(one, limit, looks)).join('\n');
}

/** One stylesheet of the fixes that go together; comments state the markup that some of them need. */
export function fixesCss(checked: readonly CheckedPage[]): string {
  return checked
    .flatMap(({ answer }) => answer?.fixes ?? [])
    .flatMap(({ axis, current, target, css, html, cumulative_delta: total }) => {
      if (css === null || total === null) return [];
      return [`/* ${axis}: ${current} > ${target}${markupNote(html)} */\n${css.trim()}\n`];
    })
    .join('\n');
}

/** The stylesheets for whole pages; a comment where there is none. */
export function sheetCss(checked: readonly CheckedPage[]): string {
  return checked
    .flatMap(({ answer }) => (answer === null ? [] : `${answer.sheet?.css.trim() ?? withoutSheet(answer)}\n`))
    .join('\n');
}

/** The stylesheets of single fixes may gain where one for the whole page does not. */
function withoutSheet(answer: ScoreAnswer): string {
  const gain = gainTogether(answer);
  const others = gain > 0 ? `; those of the fixes gain ${gain.toFixed(1)}: --css-only` : '';
  return `/* No stylesheet for the whole page gains anything${others}. */`;
}

/** The last of the fixes that go together, with what all of them gain. */
function lastTogether({ fixes }: ScoreAnswer): Fix | undefined {
  return fixes.findLast(({ cumulative_delta: total }) => total !== null);
}

/** Points that the fixes gain that go together. */
function gainTogether(answer: ScoreAnswer): number {
  return lastTogether(answer)?.cumulative_delta ?? 0;
}

/** What the fixes that go together lead to, the identity included, because it also decides whether a page passes. */
function sumLine(answer: ScoreAnswer): string {
  const together = gainTogether(answer);
  if (together <= 0) return '';
  const own = answer.identity?.score ?? null;
  const change = lastTogether(answer)?.cumulative_identity_delta ?? null;
  const identity = own === null || change === null ? '' : `, identity ${(own + change).toFixed(1)}`;
  return `; the verified fixes lead to ${(answer.score + together).toFixed(1)}${identity}`;
}

/** The markup that a fix needs beside its stylesheet, in a comment. */
function markupNote(html: string | null): string {
  if (html === null) return '';
  return `\n   Needs this markup at the end of the body:\n   ${html.trim().replaceAll('*/', '*\\/')}\n`;
}

function pageText(
  { page, answer, reasons, code, contract }: CheckedPage,
  limit: number,
  looks: Looks,
): string {
  const { paint } = looks;
  const { word, color } = MARKS[code];
  const head = `${paint(color, paint('bold', word))}  ${page.name}`;
  if (answer === null) return `${head}\n  ${reasons.join(' ')}\n`;
  const { fixes, score, sheet } = answer;
  const more = fixes.length - limit;
  const lines = [
    `${head}  ${paint('dim', `against ${targetOf({ answer, contract })}`)}`,
    `  score ${score.toFixed(1)}${sumLine(answer)}`,
    ...requiredLines(answer).map((line) => `  ${paint('yellow', line)}`),
    ...(sheet === null
      ? []
      : [
          `  one stylesheet for the whole page leads to ${(score + sheet.predicted_delta).toFixed(1)}: --sheet`,
        ]),
    '',
    ...unseenLines(answer, contract, looks.width).map((line) => `not shown, but required: ${line}`),
    ...fixes.slice(0, limit).flatMap((fix) => fixLines(fix, looks)),
    ...(more > 0 ? [paint('dim', `${more} more: --limit ${fixes.length}`)] : []),
    ...(fixes.length === 0 ? ['Every axis that the page shows matches the target.'] : []),
    ...identityLines(answer, limit, looks),
    ...remarkLines(answer, looks),
  ];
  return `${lines.join('\n')}\n`;
}

/** Together, a fill and a label of two fixes may have one colour. */
const MEASURED_ALONE = 'Each is measured alone: take one, then score again.';

/** The changes that bring the page closer to the tokens of the target. */
function identityLines({ identity }: ScoreAnswer, limit: number, { paint, width }: Looks): string[] {
  const fixes = identity?.fixes.slice(0, limit) ?? [];
  if (identity === undefined || fixes.length === 0) return [];
  return [
    paint('bold', `Identity ${identity.score?.toFixed(1) ?? '-'}: the tokens of the target`),
    ...wrap(MEASURED_ALONE, width),
    ...fixes.flatMap(({ label, measured, expected, css, predicted_delta: gain, reason }) => [
      `${gain === null ? paint('yellow', css === null ? 'by hand' : 'not measured') : paint('bold', `+${gain.toFixed(1)}`)}  ${label}`,
      ...wrap(`${measured} → ${expected}`, width - 6).map((line) => `      ${line}`),
      ...wrap(reason ?? '', width - 6).map((line) => `      ${line}`),
      ...(css ?? '')
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `      ${paint('cyan', line)}`),
      '',
    ]),
  ];
}

function fixLines(fix: Fix, { paint, width }: Looks): string[] {
  const { axis, current, target, action, predicted_delta: gain, verified, css, html, reason } = fix;
  const state = verified
    ? paint('green', fix.required === true ? 'verified, required to pass' : 'verified')
    : paint('yellow', fix.manual ? 'by hand' : 'not verified');
  const code = [css, html].flatMap((text) => (text === null ? [] : text.trim().split('\n')));
  return [
    `${paint('bold', `+${gain.toFixed(1)}`)}  ${axis}  ${paint('red', current)} → ${paint('green', target)}  ${state}`,
    ...wrap(action, width - 6).map((line) => `      ${line}`),
    ...(reason === undefined ? [] : wrap(reason, width - 6).map((line) => `      ${paint('dim', line)}`)),
    ...code.map((line) => `      ${paint('cyan', line)}`),
    '',
  ];
}
