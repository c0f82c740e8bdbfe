import type { Design } from '../design.ts';

/** Rules for emphasised words and for labels in capitals. */
export function emphasisRules({ taste, type }: Design): string {
  const { capitals } = type;
  const labels = capitals
    ? '\nnav a,.action,.price{text-transform:uppercase;letter-spacing:.12em;font-size:.85em}'
    : '';
  return `.emphasis{font-weight:inherit}${RULES[taste['emphasis.mechanism']]}${labels}`;
}

const RULES: Readonly<Record<Design['taste']['emphasis.mechanism'], string>> = {
  weight: '.emphasis,.price,.number,.hour,.figures b{font-weight:700}',
  color: '.emphasis{color:var(--emphasis)}',
  underline:
    '.emphasis{text-decoration:underline;text-decoration-thickness:.09em;text-underline-offset:.2em}',
  scale: '',
  spacing: '.emphasis{letter-spacing:.13em}',
};
