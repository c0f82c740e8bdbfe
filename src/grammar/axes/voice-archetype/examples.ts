import type texts from './texts.json';

/** What the reading counts for an archetype, and a sentence that it counts. */
export interface Example {
  readonly manner: string;
  readonly sentence: string;
}

/** The tests prove that each sentence raises the score of its archetype. */
export const EXAMPLES: Readonly<Record<keyof typeof texts, Example>> = {
  librarian: {
    manner: 'Define terms, name sources, refer from one to another; do not persuade',
    sentence: 'A tariff is defined as a list of charges; see also the glossary in section 4.',
  },
  engineer: {
    manner: 'Explain how it works: commands, parts, parameters, numbers with units',
    sentence:
      'Run the install command, set the timeout parameter to 200 ms and read the output of the function.',
  },
  artist: {
    manner: 'Show images and moods in fragments: light, silence, night, memory, music',
    sentence: 'Light on the water, a silent room, the memory of a song.',
  },
  friend: {
    manner: 'Address the reader as "you" with contractions; greet, thank, encourage, say "we\'re here"',
    sentence: "Hi! Don't worry, we're here, and we'd love to hear from you.",
  },
  concierge: {
    manner: 'Offer to do it for the reader: "let us", "our team", "on your behalf", named services',
    sentence: 'Let us take care of it: our team makes the appointment on your behalf.',
  },
  curator: {
    manner: 'Name selected works and people, and say that and why they were chosen',
    sentence:
      "A curated selection of works by Clara Moreau and other artists, edited for this season's collection.",
  },
  challenger: {
    manner: 'Say what you oppose and refuse: "the old way", "broken", "forget", "stop", "never", "we refuse"',
    sentence: 'The old way is broken. We refuse to wait. Forget the rules.',
  },
  generic: {
    manner: 'Write without a persona: plain labels and facts',
    sentence: 'Read more about our products and company news on this page.',
  },
};
