import { PASS_FROM } from '../../src/score/total.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import type { Demands, ScoreAnswer } from '../check/demands.ts';
import { EXIT } from '../exit-code.ts';
import { fixArguments } from '../reports/fix-command.ts';
import type { Session } from '../session.ts';
import { bar, scoreColor } from './bar.ts';
import { evidenceText } from './evidence-text.ts';
import { MARKS } from './marks.ts';
import type { Paint } from './paint.ts';
import { remarkLines } from './remark-lines.ts';
import { shortened } from '../../src/text/shortened.ts';
import { worstParts } from '../../src/identity/worst-parts.ts';

type Looks = Pick<Session, 'paint' | 'width'>;

/** Characters of a bar. */
const BAR = 24;

/** What to run next on a page that fails. */
function nextStep(checked: CheckedPage): string {
  const words = fixArguments(checked);
  return words === null
    ? '`taste fix` with the same page and target says how to change it.'
    : `How to change it: taste ${words}`;
}

/** One page with its scores, failures and evidence. */
export function scoreText(checked: CheckedPage, demands: Demands, { paint, width }: Looks): string {
  const { page, code, answer, reasons, contract } = checked;
  const { word, color } = MARKS[code];
  const head = `${paint(color, paint('bold', word))}  ${page.name}`;
  if (answer === null) return `${head}\n  ${reasons.join(' ')}\n`;
  const lines = [
    `${head}  ${paint('dim', `against ${targetOf({ answer, contract })}`)}`,
    ...reasons.map((reason) => `  ${paint(color, reason)}`),
    ...requiredLines(answer).map((line) => `  ${paint('yellow', line)}`),
    '',
    ...scoreLines(answer, demands, paint),
    '',
    ...levelLines(answer, paint),
    ...listed('Required, but not shown', unseenLines(answer, contract, width), paint),
    ...listed('Differs', failureLines(answer, { paint, width }), paint),
    ...listed('Identity differs', identityLines(answer, { paint, width }), paint),
    ...listed('Since the baseline', changeLines(answer), paint),
    ...listed('Waived', waivedLines(answer), paint),
    ...remarkLines(answer, { paint, width }),
    ...(code === EXIT.fail && answer.fixes.length > 0 ? [paint('dim', nextStep(checked))] : []),
  ];
  return `${lines.join('\n')}\n`;
}

interface ScoredPage {
  readonly answer: ScoreAnswer;
  readonly contract: CheckedPage['contract'];
}

/** What pages are judged against, which is the same for all; null where none has a score. */
export function targetOfPages(checked: readonly CheckedPage[]): string | null {
  const [first] = checked.flatMap(({ answer, contract }) => (answer === null ? [] : [{ answer, contract }]));
  return first === undefined ? null : targetOf(first);
}

/** What a page is judged against, in a few words. */
export function targetOf({ answer, contract }: ScoredPage): string {
  const { target_source: source, target_brand, target_url, brief_excerpt } = answer;
  if (contract !== null) return `the contract of ${contract.name}`;
  if (source === 'brand') return target_brand ?? 'a brand';
  if (source === 'reference') return target_url ?? 'a page';
  return source === 'brief' ? `"${shortened(brief_excerpt, 60)}"` : 'the given grammar';
}

function scoreLines({ score, identity }: ScoreAnswer, demands: Demands, paint: Paint): string[] {
  const row = (name: string, points: number | null, min: number | null) => {
    const share = (points ?? 0) / 100;
    const color = points === null ? 'dim' : scoreColor(points, min ?? PASS_FROM);
    const least = min === null ? '' : paint('dim', `  at least ${min}`);
    const number = paint(color, (points === null ? '-' : points.toFixed(1)).padStart(5));
    return `  ${name.padEnd(10)}${bar(share, BAR, color, paint)} ${number}${least}`;
  };
  return [
    row('score', score, demands.min),
    ...(identity === undefined ? [] : [row('identity', identity.score, demands.identity)]),
  ];
}

function levelLines({ profile }: ScoreAnswer, paint: Paint): string[] {
  const levels = profile.levels.filter(({ status }) => status !== 'not_targeted');
  if (levels.length === 0) return [];
  const rows = levels.map(({ category, score, axes_scored, axes_targeted }) => {
    const color = score === null ? 'dim' : scoreColor(score, PASS_FROM);
    const number = (score === null ? '-' : score.toFixed(0)).padStart(5);
    const axes = paint('dim', `${axes_scored} of ${axes_targeted} axes`);
    return `  ${category.padEnd(12)}${bar((score ?? 0) / 100, BAR / 2, color, paint)}${number}  ${axes}`;
  });
  return [...rows, ''];
}

/** Axes that the contract requires and the page does not keep; a page may pass without them. */
export function requiredLines({ required_failures: failed = [] }: ScoreAnswer): string[] {
  if (failed.length === 0) return [];
  const what = failed.length === 1 ? 'A required rule does' : `${failed.length} required rules do`;
  return [`${what} not hold: ${failed.join(', ')}.`];
}

/** Axes that the contract requires and the page does not show, with the reason. */
export function unseenLines(
  { axes }: ScoreAnswer,
  contract: CheckedPage['contract'],
  width: number,
): string[] {
  const required = contract?.required ?? [];
  return axes
    .filter(({ key, status }) => status === 'not_shown' && required.includes(key))
    .map(({ key, note = '' }) => `${key.padEnd(26)} ${shortened(note, Math.max(12, width - 30))}`);
}

/** Fixes name every axis that fails, the largest gain first. */
function failureLines({ fixes }: ScoreAnswer, looks: Looks): string[] {
  const { paint } = looks;
  return fixes.flatMap(({ axis, current, target, predicted_delta: gain, evidence }) => {
    const points = paint('dim', `+${gain.toFixed(1)}`.padStart(6));
    const change = `${axis.padEnd(26)} ${points}  ${paint('red', current)} → ${paint('green', target)}`;
    return [change, ...evidenceText(evidence, looks, 1)];
  });
}

function identityLines({ identity }: ScoreAnswer, { paint, width }: Looks): string[] {
  return worstParts(identity?.parts ?? []).map(({ part, measured = '-', expected = '-' }) => {
    const room = Math.max(24, width - 34);
    const wanted = shortened(expected, Math.max(Math.floor(room / 2), room - measured.length));
    const shown = shortened(measured, Math.max(12, room - wanted.length));
    return `${part.padEnd(26)} ${paint('red', shown)} → ${paint('green', wanted)}`;
  });
}

function changeLines({ changes }: ScoreAnswer): string[] {
  if (changes === undefined) return [];
  const { new_failures: added, resolved_failures: resolved } = changes;
  return [
    changes.summary,
    ...(added.length > 0 ? [`new failures: ${added.join(', ')}`] : []),
    ...(resolved.length > 0 ? [`resolved: ${resolved.join(', ')}`] : []),
  ];
}

function waivedLines({ waived }: ScoreAnswer): string[] {
  return waived.map(({ name, reason, applied }) => {
    return `${name.padEnd(26)} ${reason}${applied === false ? ' (the target does not state it)' : ''}`;
  });
}

function listed(title: string, lines: readonly string[], paint: Paint): string[] {
  if (lines.length === 0) return [];
  return [paint('bold', title), ...lines.map((line) => `  ${line}`), ''];
}
