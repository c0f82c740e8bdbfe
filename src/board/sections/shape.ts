import type { BoardFacts } from '../board-facts.ts';
import { escapeHtml } from '../../specimen/sections/html.ts';

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

/** px; a bar with its value, the space after it, and the narrowest row of them. */
const [LEAST, GAP, ROW] = [40, 16, 960];

function group(name: string, values: Values | undefined): string {
  const list = Object.entries(values ?? {});
  if (list.length === 0) return '';
  const widths = list.map(([, value]) => Math.max(LEAST, Number.parseFloat(value)) + GAP);
  const isLong = name === 'spacing' && widths.reduce((sum, width) => sum + width, 0) > ROW;
  return `<div class="measure is-${name}${isLong ? ' many' : ''}"><h3>${name}</h3><ul>${list
    .map(
      ([role, value]) =>
        `<li><span class="m ${name}-${role}"><i></i></span><small>${role.startsWith('scale-') ? '' : `${role} `}${escapeHtml(value)}</small></li>`,
    )
    .join('')}</ul></div>`;
}
