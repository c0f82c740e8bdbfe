import { stringify } from 'yaml';
import { TOKEN_REFERENCE } from '../../catalog/flat-tokens.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import { markdownText } from '../../text/markdown.ts';
import { colorPairs, describePair, type ColorPair } from './color-pairs.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

type Colors = Readonly<Record<string, string>>;
type Tokens = Readonly<Record<string, string | number>>;

/** DESIGN.md in the alpha format of Google's design.md tools (https://github.com/google-labs-code/design.md). */
export const googleDesignMdExporter: Exporter = {
  id: 'google_design_md',
  file: 'google-design.md', // not DESIGN.md, which collides with design.md on case-insensitive file systems
  mediaType: 'text/markdown; charset=utf-8',
  render(taste) {
    const { name, description, tokens, scheme } = taste;
    const colors = withPrimary(tokens.color[scheme] ?? {});
    const pairs = colorPairs(colors);
    const sections = {
      colors,
      typography: typography(tokens.type),
      rounded: tokens.radius?.values ?? {},
      spacing: spacing(tokens.spacing),
    };
    const components = { ...ownComponents(taste, colors), ...pairComponents(pairs) };
    const frontmatter = {
      version: 'alpha',
      name,
      description,
      ...declaredOmissions(sections),
      ...Object.fromEntries(Object.entries(sections).filter(([, own]) => Object.keys(own).length > 0)),
      components: { ...components, ...swatches(colors, components) },
    };
    return `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n${prose(taste, pairs)}\n`;
  },
};

/** The format requires `primary`; the fallbacks are the accent, link and text colours. */
function withPrimary(colors: Colors): Colors {
  const primary = colors['primary'] ?? colors['accent'] ?? colors['link'] ?? colors['text'];
  return primary === undefined ? colors : { primary, ...colors };
}

function typography(type: TokenValues['type']): Record<string, Tokens> {
  const { families = {}, weights = {}, sizes = {}, line_heights: leading = {}, tracking = {} } = type ?? {};
  const roles = [...new Set([...Object.keys(sizes), ...Object.keys(families), ...Object.keys(weights)])];
  const level = (role: string): Tokens => {
    const family = families[role] ?? (isHeading(role) ? families['heading'] : undefined) ?? families['body'];
    const weight = weights[role] ?? (isHeading(role) ? weights['heading'] : weights['body']);
    return {
      ...(family === undefined ? {} : { fontFamily: family.stack }),
      ...(sizes[role] === undefined ? {} : { fontSize: sizes[role] }),
      ...(weight === undefined ? {} : { fontWeight: weight }),
      ...(leading[role] === undefined ? {} : { lineHeight: leading[role] }),
      ...(tracking[role] === undefined ? {} : { letterSpacing: tracking[role] }),
    };
  };
  return Object.fromEntries(roles.map((role) => [role, level(role)]));
}

const isHeading = (role: string) => /^(?:h[1-6]|display|heading|title|lead)/.test(role);

function spacing(group: TokenValues['spacing']): Tokens {
  const steps = Object.fromEntries((group?.scale ?? []).map((size, i) => [`step-${i}`, size]));
  return { ...steps, ...group?.values };
}

function declaredOmissions(sections: Readonly<Record<string, object>>): { omitted?: object[] } {
  const missing = Object.entries(sections).filter(
    ([name, own]) => name !== 'colors' && Object.keys(own).length === 0,
  );
  if (missing.length === 0) return {};
  return { omitted: missing.map(([section]) => ({ section, reason: 'Not stated by any source.' })) };
}

const PROPERTIES: Readonly<Record<string, string>> = {
  background: 'backgroundColor',
  'background-color': 'backgroundColor',
  color: 'textColor',
  'border-radius': 'rounded',
};

/** Components as far as the format can express them. Text colours below AA are left out; the prose lists them. */
function ownComponents({ components }: ExportedTaste, colors: Colors): Record<string, Tokens> {
  const readable = colorPairs(colors).filter(isReadable);
  const named = Object.entries(components).map(([name, css]) => {
    const own = Object.entries(css ?? {}).flatMap(([property, value]) => {
      const key = PROPERTIES[property];
      const reference = key === undefined ? null : toReference(value, colors);
      return reference === null || key === undefined ? [] : [[key, reference] as const];
    });
    return [name, withoutFaintText(Object.fromEntries(own), readable)] as const;
  });
  return Object.fromEntries(named.filter(([, own]) => Object.keys(own).length > 0));
}

function toReference(value: string, colors: Colors): string | null {
  const [reference] = [...value.matchAll(TOKEN_REFERENCE)];
  const path = reference?.[1];
  if (path === undefined || reference?.[0] !== value) return null;
  if (path.startsWith('radius.')) return `{rounded.${path.slice('radius.'.length)}}`;
  const color = path.slice('color.'.length);
  return path.startsWith('color.') && color in colors ? `{colors.${color}}` : null;
}

function withoutFaintText(
  component: Record<string, string>,
  readable: readonly ColorPair[],
): Record<string, string> {
  const { backgroundColor, textColor, ...rest } = component;
  if (backgroundColor === undefined || textColor === undefined) return component;
  const known = readable.some(
    ({ foreground, background }) =>
      textColor === `{colors.${foreground}}` && backgroundColor === `{colors.${background}}`,
  );
  return known ? component : { backgroundColor, ...rest };
}

function pairComponents(pairs: readonly ColorPair[]): Record<string, Tokens> {
  return Object.fromEntries(
    pairs
      .filter(isReadable)
      .map(({ foreground, background }) => [
        foreground === `on-${background}` ? foreground : `${foreground}-on-${background}`,
        { backgroundColor: `{colors.${background}}`, textColor: `{colors.${foreground}}` },
      ]),
  );
}

const isReadable = ({ ratio }: ColorPair) => ratio >= 4.5; // WCAG 2.2, 1.4.3, running text

/** One swatch for each colour that no component uses, so that conversions to other formats keep every colour. */
function swatches(colors: Colors, components: Readonly<Record<string, Tokens>>): Record<string, Tokens> {
  const used = new Set(Object.values(components).flatMap((component) => Object.values(component)));
  const rest = Object.keys(colors).filter((name) => !used.has(`{colors.${name}}`));
  return Object.fromEntries(rest.map((name) => [`swatch-${name}`, { backgroundColor: `{colors.${name}}` }]));
}

function prose(
  { name, description, credit, tokens, scheme, avoid }: ExportedTaste,
  pairs: readonly ColorPair[],
): string {
  const shadows = Object.entries(tokens.shadow?.values ?? {});
  const sections = [
    `# ${markdownText(name)}`,
    `## Overview\n\n${markdownText(description)}\n\n${markdownText(credit)}`,
    `## Colors\n\nThe ${scheme} scheme. WCAG contrast ratios of its colour pairs:\n\n${list(pairs.map(describePair))}`,
    shadows.length === 0
      ? ''
      : `## Elevation & Depth\n\n${list(shadows.map(([key, value]) => `${key}: \`${value}\``))}`,
    avoid.length === 0 ? '' : `## Do's and Don'ts\n\n${list(avoid.map((item) => `Don't: ${item}`))}`,
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

const list = (items: readonly string[]) =>
  items.length === 0
    ? 'No pair of text and background colours is known.'
    : items.map((item) => `- ${item}`).join('\n');
