import type { BoardFacts } from '../board-facts.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Spacing, corners, lines, shadows and motion, each drawn with its token. */
export function shape({ entry }: BoardFacts): string {
  const { spacing, radius, border, shadow, motion } = entry.tokens;
  return `<div class="measures">${[
    group('spacing', bars({ ...steps(spacing?.scale), ...spacing?.values })),
    group('radius', radius?.values),
    group('border', border?.values),
    group('shadow', shadow?.values),
    group('duration', motion?.durations),
    group('ease', motion?.easings),
  ].join('')}</div>`;
}

type Values = Readonly<Record<string, string>>;

function steps(scale: readonly string[] | undefined): Values {
  return Object.fromEntries((scale ?? []).map((step) => [`scale-${Number.parseFloat(step)}`, step]));
}

function bars(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).toSorted((a, b) => Number.parseFloat(a[1]) - Number.parseFloat(b[1])),
  );
}

/** Letters; longer values, such as shadows, would fill several lines. */
const SHORT = 24;

/** Most values side by side; more stand in rows of similar numbers. */
const MAX_ACROSS = 10;

/** Class of columns of one width. */
function columnsOf(count: number): string {
  return `across-${Math.ceil(count / Math.ceil(count / MAX_ACROSS))}`;
}

function group(name: string, values: Values | undefined): string {
  const list = Object.entries(values ?? {}).map(
    ([role, value]) =>
      [
        role,
        value,
        role.startsWith('scale-') ? value : value.length > SHORT ? role : `${role} ${value}`,
      ] as const,
  );
  if (list.length === 0) return '';
  return `<div class="measure is-${name}"><h3>${name}</h3><ul class="${columnsOf(list.length)}">${list
    .map(
      ([role, , label]) =>
        `<li><span class="m ${name}-${role}"><i></i></span><small>${escapeHtml(label)}</small></li>`,
    )
    .join('')}</ul></div>`;
}
