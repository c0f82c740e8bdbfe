import { PASS_FROM } from '../../src/score/total.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import { SCORE_TOO_LOW, type Demands, type ScoreAnswer } from '../check/demands.ts';
import { EXIT } from '../exit-code.ts';
import type { Session } from '../session.ts';
import { bar, scoreColor } from './bar.ts';
import { MARKS } from './marks.ts';
import { targetOfPages } from './score-text.ts';
import { shortened } from '../../src/text/shortened.ts';

/** Characters of a bar in a row. */
const BAR = 10;
/** Columns that are left for the name and the reason. */
const FIXED = 44;

/** Columns before the name of a page. */
const INDENT = 13;

/** Several pages, one a row, with the reasons that its score does not show, and a line of totals. */
export function tableText(
  checked: readonly CheckedPage[],
  demands: Demands,
  { paint, width }: Pick<Session, 'paint' | 'width'>,
): string {
  const longest = Math.max(...checked.map(({ page }) => page.name.length));
  const room = Math.min(longest, Math.max(16, Math.floor((width - FIXED) / 2)));
  const rows = checked.flatMap((one) => {
    const { word, color } = MARKS[one.code];
    const name = shortened(one.page.name, room).padEnd(room);
    const state = paint(color, shortened(word, 12).padEnd(12));
    if (one.answer === null)
      return [`${state} ${name}  ${shortened(one.reasons.join(' '), width - room - 15)}`];
    const { score, identity } = one.answer;
    const scale = bar(score / 100, BAR, scoreColor(score, demands.min ?? PASS_FROM), paint);
    const points = `${score.toFixed(1).padStart(5)} ${(identity?.score?.toFixed(1) ?? '-').padStart(5)}`;
    const why = shortened(worstAxis(one.answer), Math.max(0, width - room - FIXED + 12));
    const reasons = one.reasons.filter((reason) => !reason.startsWith(SCORE_TOO_LOW));
    return [
      `${state} ${name}  ${scale} ${points}  ${paint('dim', why)}`,
      ...reasons.map((reason) => `${' '.repeat(INDENT)}${shortened(reason, width - INDENT)}`),
    ];
  });
  const target = targetOfPages(checked);
  const title =
    target === null ? [] : [paint('dim', `against ${target}; columns: score, identity, weakest axis`)];
  return `${[...title, ...rows, '', totals(checked)].join('\n')}\n`;
}

function worstAxis({ weakest, axes }: ScoreAnswer): string {
  const axis = axes.find(({ key }) => key === weakest);
  return axis === undefined ? '' : `${axis.key} ${axis.predicted ?? '-'} → ${axis.brief_target}`;
}

function totals(checked: readonly CheckedPage[]): string {
  const count = (code: number) => checked.filter((one) => one.code === code).length;
  const parts = [
    `${checked.length} pages`,
    `${count(EXIT.pass)} pass`,
    `${count(EXIT.fail)} fail`,
    `${count(EXIT.unclear)} without enough evidence`,
    `${count(EXIT.unreachable)} unreachable`,
  ];
  return parts.filter((part) => !part.startsWith('0 ')).join(', ');
}
