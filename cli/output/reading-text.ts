import type { AnswerOf } from '../engine/engine.ts';
import type { PageResult } from '../pages/each-page.ts';
import type { Session } from '../session.ts';
import { bar } from './bar.ts';
import { evidenceText } from './evidence-text.ts';
import { MARKS } from './marks.ts';
import { printableText } from './printable.ts';
import { remarkLines } from './remark-lines.ts';
import { shortened } from '../../src/text/shortened.ts';

export type Reading = PageResult<AnswerOf<'vectorize'>>;
type Looks = Pick<Session, 'paint' | 'width'>;

/** Characters of a bar. */
const BAR = 8;

/** One page: every axis with its value, confidence and first fact. */
export function readingText({ page, answer, error, code }: Reading, looks: Looks): string {
  const { paint } = looks;
  if (answer === null)
    return `${paint(MARKS[code].color, MARKS[code].word)}  ${page.name}\n  ${printableText(error.message)}\n`;
  const { axes = {}, render_tokens: colors, coverage } = answer;
  const rows = Object.entries(axes).flatMap(([axis, { value, confidence, evidence, reason }]) => {
    const name = axis.padEnd(26);
    if (value === null) return [`  ${paint('dim', `${name} not shown: ${reason}`)}`];
    const sure = bar(confidence, BAR, 'cyan', paint);
    const percent = paint('dim', `${Math.round(confidence * 100)}%`.padStart(5));
    const facts = evidenceText(evidence, looks, 1).map((line) => `  ${line}`);
    return [`  ${name} ${sure}${percent}  ${paint('bold', value)}`, ...facts];
  });
  const lines = [
    `${paint('bold', page.name)}  ${paint('dim', `${coverage.axes_extracted} of ${coverage.axes_total} axes`)}`,
    `  background ${colors.bg}, text ${colors.fg}, accent ${colors.accent}`,
    '',
    ...rows,
    ...remarkLines(answer, looks),
  ];
  return `${lines.join('\n')}\n`;
}

/** Axes that a row of the table shows: those that tell pages apart at once. */
const IN_TABLE = ['surface.ground', 'surface.radius', 'palette.strategy', 'type.pairing', 'voice.archetype'];

/** Several pages, one a row. */
export function readingsTable(readings: readonly Reading[], { paint, width }: Looks): string {
  const longest = Math.max(0, ...readings.map(({ page }) => page.name.length));
  const room = Math.min(longest, Math.floor(width / 3));
  const rows = readings.map(({ page, answer, error, code }) => {
    const name = shortened(page.name, room).padEnd(room);
    if (answer === null)
      return `${name}  ${paint(MARKS[code].color, shortened(printableText(error.message), width - room - 2))}`;
    const grammar: Readonly<Record<string, string | undefined>> = answer.grammar_flat;
    const values = IN_TABLE.map((axis) => grammar[axis] ?? '-').join(', ');
    const count = `${answer.coverage.axes_extracted}/${answer.coverage.axes_total}`;
    return `${name}  ${paint('dim', count)}  ${shortened(values, width - room - 9)}`;
  });
  return `${rows.join('\n')}\n`;
}
