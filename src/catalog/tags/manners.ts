import type { TagRow } from './tag-row.ts';

/** Ways of speaking and of working. */
export const BEHAVIOURS = [
  {
    id: 'plain-language',
    words: `plain language, plain english, simple words, easy language, simple language, clear language,
      plain words, easy reading, jargon free, jargon-free, no jargon, understandable, straightforward copy,
      clear copy, clear instructions`,
    near: ['simple-language', 'citizens'],
    against: ['technical'],
  },
  {
    id: 'simple-language',
    words: `short words, everyday words, short sentences, terse, few words, concise, laconic, brief copy,
      to the point, succinct, one-liners, minimal copy`,
    near: ['plain-language'],
  },
  {
    id: 'formal-voice',
    words: `formal tone, formal language, polite, respectful, courteous, proper, well spoken, diplomatic,
      official tone`,
    near: ['serious'],
    against: ['playful', 'humorous'],
  },
  {
    id: 'chatty-voice',
    words: `chatty tone, casual, casual tone, informal, colloquial, friendly tone, conversational tone,
      talks like a person, witty copy, witty writing, jokes in the copy, cheeky copy`,
    near: ['friendly', 'humorous'],
    against: ['formal-voice'],
  },
  {
    id: 'story-voice',
    words: `storytelling, narrative, tells a story, story-driven, long copy, copy heavy, text heavy, text-heavy,
      wordy, verbose, well written, beautiful writing, good copywriting, lots of text`,
    near: ['editorial'],
  },
  {
    id: 'plain-ui',
    words: `plain ui, plain interface, plain html, unstyled look, functional, functional design, utilitarian ui,
      practical, pragmatic, no-frills ui, workmanlike, purely functional, usability first, usability,
      efficient, efficiency, productive, productivity`,
    near: ['boring', 'conventional'],
    against: ['cinematic', 'luxury'],
  },
  {
    id: 'accessible-look',
    words: `accessible design, thick focus rings, focus rings, focus ring, big targets, large buttons, clear focus,
      visible focus, underlined links, large touch targets, big buttons, for everyone`,
    near: ['plain-language', 'high-contrast', 'disabled'],
    against: ['low-contrast'],
  },
  {
    id: 'hyperlinks',
    words: `blue links, hyperlinks, hypertext, underlined blue links, text links, blue underlined links,
      links everywhere`,
    near: ['old-web', 'plain-ui'],
  },
  {
    id: 'systematic',
    words: `systematic, system, consistent, modular, rule-based, scale, scalable, token based, variables, coherent,
      standardised, standardized, standards`,
    near: ['precise'],
    against: ['chaotic'],
  },
  {
    id: 'payments-look',
    words: 'money look, card look, credit card visuals, bank card, payment cards, metal card',
  },
  {
    id: 'commerce-look',
    words: 'commerce look, shop look, prices, price, big prices, sale, promo banners, banners',
    near: ['shoppers', 'flyer'],
    against: ['luxury'],
  },
] as const satisfies readonly TagRow[];
