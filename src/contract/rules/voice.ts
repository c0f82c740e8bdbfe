import type { RuleWriter } from './rule.ts';

const FORMAL: readonly (string | undefined)[] = ['formal', 'professional'];

/** The persona, as far as formality, hedging and length of sentences allow it. */
export const archetype: RuleWriter = (value, { grammar }) => {
  const { 'voice.formality': formality, 'voice.hedging': hedging, 'voice.sentence_length': length } = grammar;
  const isSpoken = formality === 'conversational' || formality === 'casual';
  const isHedged = hedging === 'medium' || hedging === 'high';
  if (value === 'friend' && formality === 'formal')
    return {
      do: 'Write for one reader: help, explain, encourage.',
      dont: 'Leave the reader without a next step.',
    };
  if (value === 'friend' && FORMAL.includes(formality))
    return { do: 'Address one reader: use "you" and "we", help, encourage.' };
  if (value === 'librarian' && isSpoken) return { dont: 'Persuade.' };
  if (value === 'artist' && length !== undefined && length !== 'terse')
    return { do: 'Write in images and moods.' };
  if (value === 'challenger' && isHedged)
    return {
      do: 'Say in the first screen what you oppose, and why.',
      dont: 'Write what everyone agrees with.',
    };
  return null;
};
