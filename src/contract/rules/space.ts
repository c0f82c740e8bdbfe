import { quoted, type RuleWriter } from './rule.ts';

export const sectionGap: RuleWriter = (_, { token }) => {
  const gap = token('spacing.section');
  return gap === undefined
    ? null
    : {
        do: `Keep ${quoted('spacing.section', gap)} between the contents of sections.`,
        dont: null,
      };
};

export const elementGap: RuleWriter = (_, { token }) => {
  const gap = token('spacing.element');
  return gap === undefined
    ? null
    : {
        do: `Keep elements of a group ${quoted('spacing.element', gap)} apart.`,
        dont: null,
      };
};

/** Amounts of blank space, where the distance of sections is stated as a token. */
export const discipline: RuleWriter = (value, { token, grammar }) => {
  const isStated = token('spacing.section') !== undefined;
  const gap = grammar['whitespace.section_gap'];
  if (value === 'dense' && (isStated || (gap !== undefined && gap !== 'compact')))
    return { do: 'Fill the screen with content, up to the gaps between sections.' };
  if (value === 'generous' && (isStated || gap === 'compact'))
    return { do: 'Leave well over half of a screen blank.' };
  return null;
};
