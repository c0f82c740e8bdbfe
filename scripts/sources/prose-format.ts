import { wcagLuminance } from 'culori';
import type { DescribedBrand, Declarations, TextStyle } from './described-brand.ts';
import { sections, tableRows, type Section } from './markdown-sections.ts';
import { stated } from './records.ts';
import { hexColor, lineHeight, pixels, tracking } from './units.ts';

const HEX = /#[\da-f]{3}(?:[\da-f]{3}(?:[\da-f]{2})?)?\b/i;
const DARK_LUMINANCE = 0.18; // middle grey

/** The facts of a DESIGN.md that states them in lists and tables under numbered English headings. */
export function proseFacts(markdown: string): DescribedBrand {
  const all = sections(markdown);
  const under = (pattern: RegExp): readonly Section[] => all.filter(({ path }) => pattern.test(path));
  const colors = namedColors(under(/color palette/i));
  const ground = Object.entries(colors).find(([name]) => /background|canvas/.test(name))?.[1] ?? '#ffffff';
  return {
    colors: { [wcagLuminance(ground) < DARK_LUMINANCE ? 'dark' : 'light']: colors },
    families: families(under(/typography rules/i)),
    type: Object.fromEntries(under(/typography rules/i).flatMap(({ text }) => textStyles(text))),
    radius: lengths(under(/radius/i)),
    shadow: shadows(under(/depth|elevation/i)),
    spacing: lengths(under(/layout principles.*spacing/i)),
    durations: {},
    easings: easings(markdown),
    breakpoints: lengths(under(/responsive.*breakpoint/i)),
    containers: lengths(under(/layout principles.*(?:container|content width)/i)),
    components: components(all),
  };
}

/** `- **Name** (`#hex`)`, `- **Name**: `#hex`` and `| Name | `#hex` |`; the first name of a colour under «Primary» is `primary`. */
function namedColors(palette: readonly Section[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, text } of palette) {
    for (const line of text.split('\n')) {
      const name = /^\s*(?:[-*]|\|)\s*\**\s*`?([^|`*(:（#]{2,60})/.exec(line)?.[1];
      const color = hexColor(HEX.exec(line)?.[0]);
      if (name === undefined || color === null) continue;
      if (/> [^>]*primary[^>]*$/i.test(path)) found['primary'] ??= color;
      found[slug(name)] ??= color;
    }
  }
  return found;
}

function slug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function families(typography: readonly Section[]): Declarations {
  const text = typography.map((section) => section.text).join('\n');
  const stacks = [...text.matchAll(/font-family:\s*([^;`]+)[;`]/g)].map((match) => oneLine(match[1]));
  const listed = [...text.matchAll(/^- \*\*([\w /&-]+)\*\*:\s*(`[^\n—–]+)/gm)].map(
    (match) => [slug(match[1] ?? ''), oneLine(match[2]?.replaceAll('`', ''))] as const,
  );
  const [body, second] = stacks;
  return stated<Record<string, string>>({ ...Object.fromEntries(listed), body, second }) as Declarations;
}

function oneLine(stack: string | undefined): string | undefined {
  return stack
    ?.replaceAll(/\/\*[^*]*\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textStyles(text: string): (readonly [string, TextStyle])[] {
  return tableRows(text).flatMap((row) => {
    const cell = (pattern: RegExp): string | undefined =>
      Object.entries(row).find(([column]) => pattern.test(column))?.[1];
    const size = pixels(/[\d.]+\s*(?:px|rem)/.exec(cell(/size/i) ?? '')?.[0]);
    const role = cell(/role|element|style|token/i);
    if (size === null || role === undefined) return [];
    const style = stated<TextStyle>({
      size,
      weight: Number(/\d{3}/.exec(cell(/weight/i) ?? '')?.[0] ?? Number.NaN) || null,
      line_height: lineHeight(cell(/lh ratio/i) ?? cell(/line/i), size),
      tracking: tracking(cell(/spacing|tracking/i), size),
    });
    return [[slug(role), style] as const];
  });
}

function lengths(parts: readonly Section[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of parts.flatMap(({ text }) => text.split('\n'))) {
    const match = /^\s*(?:[-*]|\|)\s*\**\s*`?([^|`*:（(]{1,40}?)`?\**\s*[|:（(][^\d]*([\d.]+)px/.exec(line);
    if (match?.[1] !== undefined) found[slug(match[1])] ??= Number(match[2]);
  }
  return found;
}

function shadows(parts: readonly Section[]): Declarations {
  const found: Record<string, string> = {};
  for (const line of parts.flatMap(({ text }) => text.split('\n'))) {
    const match = /^\s*(?:[-*]|\|)\s*\**\s*([^|*:`]{1,40}).*?`((?:rgba?\([^)]*\)\s*)?-?\d[^`]*)`/.exec(line);
    if (match?.[1] !== undefined && /\d(?:px)?\s+-?\d/.test(match[2] ?? '')) {
      found[slug(match[1]) || 'level'] ??= match[2]?.trim() ?? '';
    }
  }
  return found;
}

function easings(markdown: string): Declarations {
  const curves = [...new Set([...markdown.matchAll(/cubic-bezier\([^)]*\)/g)].map(([curve]) => curve))];
  return Object.fromEntries(curves.map((curve, index) => [`curve-${index + 1}`, curve]));
}

const HEADINGS = { button: /buttons?\b/i, input: /inputs?\b|forms?\b/i, card: /cards?\b/i } as const;

function components(all: readonly Section[]): Record<string, Declarations> {
  return Object.fromEntries(
    Object.entries(HEADINGS).flatMap(([name, pattern]) => {
      const section = all.find(
        ({ path }) => /component/i.test(path) && pattern.test(path.split(' > ').at(-1) ?? ''),
      );
      const declared = section === undefined ? {} : firstBlock(section.text);
      return Object.keys(declared).length === 0 ? [] : [[name, declared]];
    }),
  );
}

/** Declarations up to the second bold subheading: the primary variant comes first. */
function firstBlock(text: string): Declarations {
  const [before = '', first = ''] = text.split(/^\*\*/m);
  const block = first === '' ? before : first;
  const color = (pattern: RegExp): string | null => hexColor(HEX.exec(pattern.exec(block)?.[1] ?? '')?.[0]);
  const value = (pattern: RegExp): string | null => pattern.exec(block)?.[1]?.trim() ?? null;
  return stated<Record<string, string>>({
    background: color(/(?:background|\bbg)\b[^:\n`]*:?\s*(`[^`]+`)/i),
    color: color(/(?:text|(?<!border )\bcolor)\b(?! color)[^:\n`]*:?\s*(`[^`]+`)/i),
    border: value(/^- Border:\s*([^\n（(]+)/m)?.replaceAll('`', '') ?? null,
    'border-radius': value(/(?:border[ -]?radius|radius)\b[^:\n\d]*:?\s*`?([\d.]+px)/i),
    padding: value(/padding\b[^:\n\d]*:?\s*`?([\d.]+px(?: [\d.]+px)*)/i),
    height: value(/height\b[^:\n\d]*:?\s*`?([\d.]+px)/i),
  }) as Declarations;
}
