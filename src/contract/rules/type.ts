import { quoted, type RuleWriter } from './rule.ts';

/** The typefaces of the tokens in their roles. */
export const pairing: RuleWriter = (value, { stated, token }) => {
  const families = stated.tokens.type?.families ?? {};
  if (families['body'] === undefined) return null;
  const heading = families['heading'] === undefined ? 'font.body' : 'font.heading';
  const isSame = token(heading) === token('font.body');
  const together = isSame
    ? 'Set headings and text in `--font-body`.'
    : 'Set headings in `--font-heading` and text in `--font-body`.';
  const others = Object.keys(families).filter((role) => !['body', 'heading'].includes(role));
  const rest = others.map((role) => `\`--font-${role}\``).join(', ');
  const isMono = value.endsWith('/mono') && others.length > 0;
  return {
    do:
      rest === ''
        ? together
        : `${together} ${isMono ? 'Use also, for labels or figures,' : 'Where their names fit, use'} ${rest}.`,
    dont: 'Add other typefaces.',
  };
};

export const headingWeight: RuleWriter = (value, { token, grammar }) => {
  const path = ['font-weight.heading', 'font-weight.display'].find((one) => token(one) !== undefined);
  if (path !== undefined)
    return {
      do: `Set headings at weight ${quoted(path, token(path) ?? '')}.`,
      dont: 'Set headings at other weights.',
    };
  if (grammar['emphasis.mechanism'] !== 'weight') return null;
  if (value === 'light') return { dont: 'Set headings in bold; use size for their rank.' };
  return value === 'medium' ? { dont: 'Set headings at weight 700.' } : null;
};

export const bodySize: RuleWriter = (_, { token }) => {
  const size = token('text.body');
  return size === undefined
    ? null
    : {
        do: `Set running text at ${quoted('text.body', size)}.`,
        dont: 'Set paragraphs in other sizes, apart from leads and captions.',
      };
};

/** px from which a heading is large on any text. */
const LARGE = 72;

export const displayScale: RuleWriter = (_, { token }) => {
  const path = ['text.display', 'text.h1'].find((one) => token(one) !== undefined);
  const [largest, body] = [token(path ?? ''), token('text.body')];
  if (path === undefined || largest === undefined || body === undefined) return null;
  const times = Math.round((10 * Number.parseFloat(largest)) / Number.parseFloat(body)) / 10;
  const relation = Number.parseFloat(largest) >= LARGE ? '' : `, ${times} times the running text`;
  return {
    do: `Set the largest heading at ${quoted(path, largest)}${relation}.`,
    dont: 'Make any heading larger, or the largest one smaller.',
  };
};

export const tracking: RuleWriter = (value, { token }) => {
  const heading = token('tracking.heading') ?? null;
  const label = token('tracking.label') ?? null;
  if (heading === null && label === null) return null;
  const ofLabels = label === null ? '' : ` Set labels at ${quoted('tracking.label', label)}.`;
  const ofHeadings =
    heading === null
      ? HEADINGS[value]
      : `Set headings at a letter-spacing of ${quoted('tracking.heading', heading)}.`;
  return { do: `${ofHeadings ?? ''}${ofLabels}`.trim(), dont: 'Use other letter-spacing.' };
};

const HEADINGS: Readonly<Record<string, string>> = {
  negative: 'Set headings clearly tighter than normal.',
  tight: 'Set headings slightly tighter than normal.',
  normal: 'Keep the normal letter-spacing of headings.',
};
