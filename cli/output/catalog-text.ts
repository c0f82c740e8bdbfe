import { FILES_ORIGIN } from '../engine/file-fetch.ts';
import type { AnswerOf } from '../engine/engine.ts';
import type { Session } from '../session.ts';
import { bar } from './bar.ts';
import { shortened } from '../../src/text/shortened.ts';
import { wrap } from './wrap.ts';

type Looks = Pick<Session, 'paint' | 'width'>;

/** Characters of a bar, and of a slug. */
const BAR = 10;
const SLUG = 18;

/** Brands that match words, with the reasons. */
export function searchText(
  { results, total, did_you_mean: near, remarks }: AnswerOf<'search'>,
  looks: Looks,
): string {
  const { paint, width } = looks;
  const details = remarks.map(({ detail }) => detail);
  if (results.length === 0) {
    const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
    return `${[`No brand matches.${hint}`, ...details].join(' ')}\n`;
  }
  const rows = results.flatMap(({ slug, name, signature_move, reasons }) => [
    `${paint('bold', slug.padEnd(SLUG))} ${name}`,
    ...wrap(signature_move, width - 4).map((line) => `    ${line}`),
    ...[...new Set(reasons.map(({ said, found }) => `${said}: ${found}`))].map((reason) =>
      paint('dim', shortened(`    ${reason}`, width)),
    ),
  ]);
  return `${[...rows, '', `${results.length} of ${total} brands`, ...details].join('\n')}\n`;
}

/** A target with the brands it resembles. */
export function queryText(answer: AnswerOf<'query'>, { paint, width }: Looks): string {
  const { resolved_target: target, confidence, stated, axes, resembles, remarks } = answer;
  const name = target.slug ?? target.name;
  const lines = [
    target.slug === null
      ? paint('bold', name)
      : `${paint('bold', name)}  ${paint('dim', `${Math.round(confidence * 100)}% sure`)}`,
    '',
    ...stated.map(
      ({ axis, value, phrase }) =>
        `  ${axis.padEnd(26)} ${paint('bold', value)}  ${paint('dim', `"${phrase}"`)}`,
    ),
    ...(stated.length === 0
      ? axes.slice(0, 8).map(({ axis, value }) => `  ${axis.padEnd(26)} ${value}`)
      : []),
    '',
    paint('bold', target.slug === null ? 'Brands with these values' : 'Resembles'),
    ...resembles.flatMap(({ slug, score, why, borrow }) => [
      `  ${slug.padEnd(SLUG)} ${bar(score, BAR, 'cyan', paint)} ${score.toFixed(2)}`,
      ...wrap(`${why} Borrow ${borrow}.`, width - 6).map((line) => `      ${paint('dim', line)}`),
    ]),
    ...remarks.flatMap(({ detail }) =>
      wrap(detail, width - 2).map((line, index) => `${index === 0 ? '! ' : '  '}${line}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** A hybrid: its move, axis values and conflicts. */
export function composeText(answer: Exclude<AnswerOf<'compose'>, string>, { paint, width }: Looks): string {
  const { name, theme, signature_move: move, grammar, conflicts } = answer;
  const values = Object.entries(grammar).flatMap(([category, axes]) =>
    Object.entries(axes ?? {}).map(([axis, value]) => `  ${`${category}.${axis}`.padEnd(26)} ${value}`),
  );
  const lines = [
    `${paint('bold', name)}  ${paint('dim', theme)}`,
    ...wrap(move, width),
    '',
    ...values,
    ...conflicts.flatMap(({ detail }) =>
      wrap(detail, width - 2).map((line, index) => `${paint('yellow', index === 0 ? '! ' : '  ')}${line}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Two tastes: how similar they are, and where they differ. */
export function diffText(
  { a, b, similarity, axes_compared: count, apart, axes, identity }: AnswerOf<'diff'>,
  { paint }: Looks,
): string {
  const byKey = new Map(axes.map((axis) => [axis.key, axis]));
  const rows = apart.map((key) => {
    const axis = byKey.get(key);
    return `  ${key.padEnd(26)} ${paint('red', axis?.a.value ?? '-')} → ${paint('green', axis?.b.value ?? '-')}`;
  });
  const same = axes.filter(({ status }) => status === 'same').length;
  const share = similarity ?? 0;
  const lines = [
    `${paint('bold', a.name)} → ${paint('bold', b.name)}`,
    `  similarity ${bar(share, BAR * 2, 'cyan', paint)} ${similarity?.toFixed(2) ?? '-'} on ${count} axes, ${same} the same`,
    ...(identity === undefined
      ? []
      : [
          `  identity   ${bar((identity.score ?? 0) / 100, BAR * 2, 'cyan', paint)} ${identity.score?.toFixed(1) ?? '-'}`,
        ]),
    '',
    ...rows,
  ];
  return `${lines.join('\n')}\n`;
}

/** Brands by resemblance. */
export function nearestText({ subject, nearest }: AnswerOf<'nearest'>, { paint, width }: Looks): string {
  const rows = nearest.flatMap(({ slug, resemblance, shared, apart }) => {
    const differs = apart.slice(0, 3).map(({ axis, from, to }) => `${axis} ${from} → ${to}`);
    return [
      `${paint('bold', slug.padEnd(SLUG))} ${bar(resemblance, BAR, 'cyan', paint)} ${resemblance.toFixed(2)}  ${paint('dim', `alike in ${shared.slice(0, 3).join(', ')}`)}`,
      ...(differs.length === 0 ? [] : [paint('dim', shortened(`    ${differs.join('; ')}`, width))]),
    ];
  });
  const name = subject.name.replace(`${FILES_ORIGIN}/`, '');
  return `${[`like ${name}`, '', ...rows].join('\n')}\n`;
}
