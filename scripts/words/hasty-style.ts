import type { Part } from './parts.ts';
import type { Random } from './random.ts';

/** Share of briefs without capitals, of briefs with typing errors, and of their longer words that are misspelt. */
const LOWER = 0.2;
const HASTY = 0.12;
/** Share of briefs as learners of English write them, and of their small words that are left out. */
const SIMPLE = 0.08;
const LEFT_OUT = 0.7;
const MISSPELT = 0.06;

/** The parts as typed in haste, or as dictated: without capitals and marks. */
export function styled(parts: readonly Part[], spoken: boolean, random: Random): readonly Part[] {
  const lower = spoken || random.chance(LOWER);
  const hasty = random.chance(HASTY);
  const simple = random.chance(SIMPLE);
  const apostrophe = random.chance(0.7) ? "'" : '';
  return parts.map(({ text, labels }) => {
    let out = lower ? text.toLowerCase() : text;
    if (simple) out = out.replace(SMALL_WORDS, (word) => (random.chance(LEFT_OUT) ? '' : word));
    if (spoken) out = out.replace(/[,;:!"()]|\.(?!\d)/g, ' ').replaceAll(/(?<=[a-z])'(?=[a-z])/g, apostrophe);
    if (hasty)
      out = out.replace(/\p{L}{5,}/gu, (word) => (random.chance(MISSPELT) ? misspelt(word, random) : word));
    return { text: out, labels };
  });
}

const SMALL_WORDS = /\b(?:the|an?|is|are|be|any|of the|it is|it's|there is|there are) /gi;

/** Two letters swapped, one left out, or one twice. */
function misspelt(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const [left, letter, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
  return left + random.pick([next + letter, next, letter + letter + next]) + word.slice(at + 2);
}
