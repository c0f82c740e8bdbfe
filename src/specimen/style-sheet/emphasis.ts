import type { Design } from '../design.ts';

/** Rules for emphasised words at the beginning of paragraphs. */
export function emphasisRules({ taste, type }: Design): string {
  const { capitals } = type;
  const labels = capitals
    ? '\nnav a,.action,.price{text-transform:uppercase;letter-spacing:.12em;font-size:.85em}'
    : '';
  return `.stress{font-weight:inherit}${RULES[taste['emphasis.mechanism']]}${labels}`;
}

const RULES: Readonly<Record<Design['taste']['emphasis.mechanism'], string>> = {
  weight: '.stress{font-weight:700}',
  color: '.stress{color:var(--stress)}',
  underline: '.stress{text-decoration:underline;text-decoration-thickness:.09em;text-underline-offset:.2em}',
  scale: '',
  spacing: '.stress{letter-spacing:.13em}',
};
