import type { RulesOf } from './rule.ts';

export const VOICE_RULES: RulesOf<'voice'> = {
  'voice.archetype': {
    librarian: {
      do: 'Write like a reference: define, list, be complete.',
      dont: 'Persuade or address the reader with warmth.',
    },
    engineer: {
      do: 'Say how it works: commands, components, numbers.',
      dont: 'Promise outcomes without the mechanism.',
    },
    artist: { do: 'Write in images, moods and fragments.', dont: 'Explain features.' },
    friend: { do: 'Talk to one reader: you, we, help, a joke.', dont: 'Hide behind passive voice.' },
    concierge: { do: 'Offer to do it for the reader.', dont: 'Hand out instructions without an offer.' },
    curator: {
      do: 'Name the works, people and places you chose, and why.',
      dont: 'Speak of solutions in general.',
    },
    challenger: { do: 'Say what you are against, and claim boldly.', dont: 'Balance every claim.' },
    generic: { do: 'Keep copy plain and without a persona.', dont: 'Invent a character for the brand.' },
  },
  'voice.formality': {
    casual: { do: 'Write as spoken: contractions, jokes, exclamations.', dont: 'Use institutional nouns.' },
    conversational: {
      do: 'Say you and we; use contractions.',
      dont: 'Slip into slang, or into corporate third person.',
    },
    professional: {
      do: 'Write neutral business or technical prose.',
      dont: 'Use slang, jokes or exclamation marks.',
    },
    formal: {
      do: 'Write as an institution does: full forms, third person.',
      dont: 'Use contractions, or you in passing.',
    },
  },
  'voice.hedging': {
    none: {
      do: 'State things outright.',
      dont: 'Write may, might, could, aim to, up to or help you.',
    },
    low: { do: 'Hedge less than once in 140 words.', dont: 'Soften claims out of habit.' },
    medium: { do: 'Hedge where it is true, about once in 80 words.', dont: 'Turn guidance into promises.' },
    high: { do: 'Qualify claims carefully: may, typically, in most cases.', dont: 'State absolutes.' },
  },
  'voice.sentence_length': {
    terse: { do: 'Keep sentences under 10 words on average.', dont: 'Join clauses with and or which.' },
    balanced: { do: 'Keep sentences at 10 to 18 words on average.', dont: 'String fragments together.' },
    flowing: {
      do: 'Let sentences run beyond 18 words on average.',
      dont: 'Chop them into slogans.',
    },
  },
};
