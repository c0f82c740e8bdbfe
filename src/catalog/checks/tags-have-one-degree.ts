import type { Check } from './check.ts';

/** A tag stands once, in one of the three lists. */
export const tagsHaveOneDegree: Check = ({ tags }) => {
  if (tags === undefined) return [];
  const all = [...tags.strong, ...tags.some, ...tags.opposite];
  const twice = new Set(all.filter((tag, at) => all.indexOf(tag) !== at));
  return [...twice].map((tag) => ({
    at: ['tags'],
    message: `The tag ${tag} is named twice.`,
    advice: 'Keep it in one of the lists strong, some and opposite.',
  }));
};
