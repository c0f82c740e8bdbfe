import { PASS_FROM, REVISE_FROM } from '../../src/score/total.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import { EXIT } from '../exit-code.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';

/** Contrast ratio of white text on each is at least 4.5:1. */
const COLORS = { pass: '#1a7f37', revise: '#9a6700', reject: '#cf222e', none: '#57606a' } as const;

/** px: advance of a character of Verdana 11 px on average, and space beside a text. */
const ADVANCE = 7;
const SPACE = 12;

/** An SVG badge with the lowest score; `unclear` where no page fails and one shows too little. */
export function badgeReport(checked: readonly CheckedPage[]): string {
  const scores = checked.map(({ answer, code }) => (code === EXIT.unclear ? null : (answer?.score ?? null)));
  const known = scores.filter((score) => score !== null);
  const isClear = known.length === scores.length || checked.some(({ code }) => code === EXIT.fail);
  const least = isClear && known.length > 0 ? Math.min(...known) : null;
  const text = least === null ? 'unclear' : String(Math.round(least));
  return svg('taste', text, colorOf(least, checked));
}

function colorOf(least: number | null, checked: readonly CheckedPage[]): string {
  if (least === null) return COLORS.none;
  if (checked.every(({ code }) => code === EXIT.pass)) return COLORS.pass;
  return least >= REVISE_FROM && least < PASS_FROM ? COLORS.revise : COLORS.reject;
}

function svg(label: string, value: string, color: string): string {
  const [left, right] = [label, value].map((text) => text.length * ADVANCE + SPACE) as [number, number];
  const title = escapeXml(`${label}: ${value}`);
  const write = (x: number, text: string) => `<text x="${x}" y="14">${escapeXml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">
  <title>${title}</title>
  <clipPath id="corners"><rect width="${left + right}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#corners)"><rect width="${left}" height="20" fill="#24292f"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
  <g fill="#ffffff" text-anchor="middle" font-family="Verdana, Geneva, sans-serif" font-size="11">${write(left / 2, label)}${write(left + right / 2, value)}</g>
</svg>
`;
}
