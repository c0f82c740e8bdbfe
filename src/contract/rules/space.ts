import { LEAST_GAP } from '../../grammar/axes/whitespace-discipline/least-gap.ts';
import { quoted, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };

/** Without a token, the gaps that both axes of white space allow. */
export const sectionGap: RuleWriter = (value, { token, grammar }) => {
  const gap = token('spacing.section');
  const own = SECTION_GAPS[`${grammar['whitespace.discipline'] ?? ''} ${value}`];
  return gap === undefined
    ? own === undefined
      ? null
      : { do: own }
    : {
        do: `Keep ${quoted('spacing.section', gap)} between the contents of sections.`,
        dont: null,
      };
};

const SECTION_GAPS: Readonly<Record<string, string>> = texts.sectionGaps;

export const elementGap: RuleWriter = (_, { token }) => {
  const gap = token('spacing.element');
  return gap === undefined
    ? null
    : {
        do: `Keep elements of a group ${quoted('spacing.element', gap)} apart.`,
        dont: null,
      };
};

/**
 * Amounts of blank space, where the distance of sections is stated as a token. Below the least gap of its value, only a
 * page with little content is generous or extreme.
 */
export const discipline: RuleWriter = (value, { token, grammar }) => {
  const stated = token('spacing.section');
  const gap = grammar['whitespace.section_gap'];
  if (value === 'dense' && (stated !== undefined || (gap !== undefined && gap !== 'compact')))
    return {
      do: 'Fill the screen with content, up to the gaps between sections.',
    };
  if (value === 'extreme' && Number.parseFloat(stated ?? '') < LEAST_GAP.extreme)
    return { do: 'Show one element a screen, on less than 7 % of it.' };
  if (stated === undefined && gap !== 'compact') return null;
  if (value === 'medium' && stated !== undefined)
    return { do: 'Leave no blank bands besides the gaps between sections.' };
  if (value === 'generous' && !(Number.parseFloat(stated ?? '') >= LEAST_GAP.generous))
    return {
      do: 'Let content cover less than 12 % of the first three screens.',
    };
  return value === 'generous' ? { do: 'Leave a blank band between all sections.' } : null;
};
