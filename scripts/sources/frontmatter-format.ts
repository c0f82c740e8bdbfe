import { parseDocument } from 'yaml';
import { wcagLuminance } from 'culori';
import type { DescribedBrand, TextStyle } from './described-brand.ts';
import { componentFacts } from './components.ts';
import { converted, record, stated } from './records.ts';
import { hexColor, lineHeight, milliseconds, pixels, tracking } from './units.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The facts of a DESIGN.md with YAML frontmatter: the format of Google's design.md (`rounded`, one type style
 * per name) and that of WebDesignHot (`radius`, `typography.scale`). Null when the file has none.
 */
export function frontmatterFacts(markdown: string): DescribedBrand | null {
  const fields = frontmatter(markdown);
  if (fields === null) return null;
  const type = record(fields['typography']);
  const scale = record(type['scale']);
  const families = converted(type, familyOf);
  const colors = schemeColors(fields);
  const radius = converted(record(fields['radius'] ?? fields['rounded']), (value) => pixels(value));
  return {
    colors,
    ...(fields['aliases'] === undefined ? {} : { aliases: converted(record(fields['aliases']), text) }),
    families: 'scale' in type ? families : distinct(families),
    type: converted('scale' in type ? scale : type, textStyle),
    radius,
    shadow: converted(record(fields['shadows']), shadow),
    spacing: spacing(record(fields['spacing'])),
    ...motion(record(fields['motion'])),
    breakpoints: converted(record(fields['breakpoints']), (value) => pixels(value)),
    containers: converted(record(fields['layout']), (value, name) =>
      /width|container|content/.test(name) ? pixels(value) : null,
    ),
    components: componentFacts(record(fields['components']), fields),
  };
}

/** Parses the frontmatter. Some files are no valid YAML in places; what can be read of them is. */
function frontmatter(markdown: string): Fields | null {
  const block = /^---\n([\s\S]*?)\n---/.exec(markdown)?.[1];
  if (block === undefined) return null;
  const start = Math.max(block.search(/^(?:aliases|colors):/m), 0); // a description before may be no YAML
  const document = parseDocument(block.slice(start), { uniqueKeys: false });
  return record(document.toJS());
}

function schemeColors(fields: Fields): DescribedBrand['colors'] {
  const nested = record(fields['colors']);
  if ('light' in nested || 'dark' in nested) {
    return converted({ light: nested['light'], dark: nested['dark'] }, colorsOf);
  }
  const base = colorsOf(nested) ?? {};
  const aliases = record(fields['aliases']);
  const ground =
    base[text(aliases['background']) ?? 'bg'] ?? base['canvas'] ?? base['bg'] ?? base['background'];
  const dark = ground !== undefined && isDark(ground);
  const other = colorsOf(fields[dark ? 'colors-light' : 'colors-dark']);
  return { [dark ? 'dark' : 'light']: base, ...(other === null ? {} : { [dark ? 'light' : 'dark']: other }) };
}

function colorsOf(value: unknown): Record<string, string> | null {
  const colors = converted(record(value), hexColor);
  return Object.keys(colors).length === 0 ? null : colors;
}

const DARK_LUMINANCE = 0.18; // middle grey

function isDark(color: string): boolean {
  return wcagLuminance(color) < DARK_LUMINANCE;
}

function familyOf(value: unknown, name: string): string | null {
  if (name === 'scale') return null;
  return text(record(value)['family'] ?? record(value)['fontFamily']);
}

/** The record with only the first name of each value. */
function distinct(values: Readonly<Record<string, string>>): Record<string, string> {
  const seen = new Map(
    Object.entries(values)
      .toReversed()
      .map(([name, value]) => [value, name]),
  );
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => seen.get(value) === name));
}

function textStyle(value: unknown): TextStyle | null {
  const style = record(value);
  const size = pixels(style['size'] ?? style['fontSize']);
  if (size === null) return null;
  const weight = Number(style['weight'] ?? style['fontWeight']);
  return stated<TextStyle>({
    size,
    weight: Number.isNaN(weight) ? null : weight,
    line_height: lineHeight(style['lineHeight'], size),
    tracking: tracking(style['tracking'] ?? style['letterSpacing'], size),
    family: text(style['family'] ?? style['fontFamily'])?.split(',')[0] ?? null,
  });
}

/** Shadows without the remark that some files append; words alone are no shadow. */
function shadow(value: unknown): string | null {
  const css = text(value)
    ?.replace(/\s+[—–-]\s.*$/, '')
    .trim();
  return css !== undefined && (css === 'none' || /\d(?:px)?\s+\d/.test(css)) ? css : null;
}

function spacing(fields: Fields): Record<string, number> {
  const scale = Array.isArray(fields['scale']) ? (fields['scale'] as unknown[]) : [];
  const steps = scale.map((value, index) => [`step-${index}`, pixels(value)] as const);
  return {
    ...converted(fields, (value) => pixels(value)),
    ...converted(Object.fromEntries(steps), (value) => pixels(value)),
  };
}

function motion(fields: Fields): Pick<DescribedBrand, 'durations' | 'easings'> {
  return {
    durations: converted(fields, (value, name) => (name.startsWith('duration') ? milliseconds(value) : null)),
    easings: converted(fields, (value) => easing(value)),
  };
}

function easing(value: unknown): string | null {
  return /^(?:cubic-bezier\([^)]*\)|ease(?:-in|-out|-in-out)?|linear)/.exec(text(value) ?? '')?.[0] ?? null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
