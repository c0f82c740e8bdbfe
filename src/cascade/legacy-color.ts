import { parseColor } from '../color/parse-color.ts';

/**
 * Converts a legacy HTML colour attribute to CSS, after HTML's "rules for parsing a legacy colour value": names and
 * hex pass, other text is read as hex digits. Null for none.
 */
export function legacyColor(attribute: string | undefined): string | null {
  const text = attribute?.trim() ?? '';
  if (text === '' || text.toLowerCase() === 'transparent') return null;
  if (/^#[\da-f]{3}$/i.test(text) || (/^[a-z]+$/i.test(text) && parseColor(text) !== null)) return text;
  return hexOf(text);
}

const LONGEST = 128;

function hexOf(text: string): string {
  let digits = text
    .slice(0, LONGEST)
    .replace(/^#/, '')
    .replace(/[^\da-f]/gi, '0');
  while (digits.length === 0 || digits.length % 3 !== 0) digits += '0';
  const size = digits.length / 3;
  let parts = [0, 1, 2].map((place) => digits.slice(place * size, (place + 1) * size).slice(-8));
  while ((parts[0]?.length ?? 0) > 2 && parts.every((part) => part.startsWith('0'))) {
    parts = parts.map((part) => part.slice(1));
  }
  return `#${parts.map((part) => part.slice(0, 2).padStart(2, '0')).join('')}`;
}
