import { fillReferences, flatTokens, otherScheme } from '../../../catalog/flat-tokens.ts';
import { COMPONENT_NAMES, STATE_NAMES } from '../../../catalog/tokens.ts';
import { markdownText } from '../../../text/markdown.ts';
import type { AxisRule } from '../../written-rules.ts';
import { colorPairs, describePair } from '../color-pairs.ts';
import type { ExportedTaste } from '../exporter.ts';

/** Axes whose rules stand in each section, by their category or their name. */
const RULES_OF = {
  Colors: /^(?:palette\.|surface\.(?:ground|dark_mode)$)/,
  Typography: /^(?:type\.|emphasis\.mechanism$)/,
  Layout: /^whitespace\./,
  'Elevation & Depth': /^surface\.(?:shadows|borders|texture)$/,
  Shapes: /^surface\.radius$/,
  Components: /^emphasis\.(?:cta_treatment|density_signals)$/,
  Imagery: /^imagery\./,
  Motion: /^motion\./,
  Voice: /^voice\./,
} as const satisfies Record<string, RegExp>;

type Ruled = keyof typeof RULES_OF;

/** The sections that the format knows in its order, then what it has no section for: imagery, motion and voice. */
export function googleProse(taste: ExportedTaste): string {
  const rules = taste.rules();
  const dos = (section: Ruled) => dosOf(rules, section);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Overview', overview(taste)],
    ['Colors', [...colors(taste), dos('Colors')]],
    ['Typography', [...typefaces(taste), dos('Typography')]],
    ['Layout', [...layout(taste), dos('Layout')]],
    ['Elevation & Depth', [...depth(taste), dos('Elevation & Depth')]],
    ['Shapes', [...shapes(taste), dos('Shapes')]],
    ['Components', [...components(taste), dos('Components')]],
    ["Do's and Don'ts", dosAndDonts(taste, rules)],
    ['Imagery', [dos('Imagery')]],
    ['Motion', [...motion(taste), dos('Motion')]],
    ['Voice', [taste.prose?.doc_voice ?? '', dos('Voice')]],
  ];
  const texts = sections.flatMap(([heading, parts]) => {
    const own = parts.filter((part) => part !== '');
    return own.length === 0 ? [] : [`## ${heading}\n\n${own.join('\n\n')}`];
  });
  return [`# ${markdownText(taste.name)}`, ...texts].join('\n\n');
}

function overview({ description, prose, credit }: ExportedTaste): string[] {
  return [
    markdownText(description),
    prose?.signature_move ?? '',
    prose?.era_lineage ?? '',
    markdownText(credit),
  ];
}

/** What to do on the axes of a section; what to avoid stands in the do's and don'ts. */
function dosOf(rules: readonly AxisRule[], section: Ruled): string {
  return list(rules.filter(({ id }) => RULES_OF[section].test(id)).map((rule) => withOwnNames(rule.do)));
}

/** Names of custom properties, as rules have them, and where the frontmatter has the same value. */
const OWN_NAMES: Readonly<Record<string, (name: string) => string>> = {
  color: (name) => `{colors.${name}}`,
  radius: (name) => `{rounded.${name}}`,
  spacing: (name) => `{spacing.${name}}`,
  text: (name) => `{typography.${name}}`,
  font: (name) => `{typography.${name}.fontFamily}`,
  'font-weight': (name) => `{typography.${name}.fontWeight}`,
  leading: (name) => `{typography.${name}.lineHeight}`,
  tracking: (name) => `{typography.${name}.letterSpacing}`,
};

/** Groups that the frontmatter lacks stand in the prose: ``--shadow-card`` to ``shadow.card``. */
function withOwnNames(rule: string): string {
  return rule.replaceAll(
    /`--(font-weight|[a-z]+)-([a-z0-9-]+)`/g,
    (_, group: string, name: string) => `\`${OWN_NAMES[group]?.(name) ?? `${group}.${name}`}\``,
  );
}

function colors({ tokens: { color }, scheme }: ExportedTaste): string[] {
  const other = otherScheme(scheme);
  if (color[scheme] === undefined) return [];
  const both =
    color[other] === undefined
      ? `No source states a ${other} scheme.`
      : `The colours of the ${other} scheme begin with \`${other}-\`.`;
  const pairs = [
    ...colorPairs(color[scheme]).map(describePair),
    ...colorPairs(color[other]).map((pair) => `${describePair(pair)}, ${other}`),
  ];
  return [
    `Colours without a prefix are the ${scheme} scheme. ${both}`,
    pairs.length === 0 ? '' : `WCAG contrast ratios:\n\n${list(pairs)}`,
  ];
}

function typefaces({ tokens: { type } }: ExportedTaste): string[] {
  const families = Object.entries(type?.families ?? {}).map(([role, family]) => {
    const facts = [family.class, family.width, family.licence].filter((fact) => fact !== undefined);
    const substitute =
      family.substitute === undefined ? '' : `; nearest open family: ${markdownText(family.substitute)}`;
    return `**${role}**: \`${family.stack}\` (${facts.join(', ')}${substitute})`;
  });
  return [list(families), type?.scale === undefined ? '' : `Sizes: ${type.scale.join(', ')}.`];
}

function layout({ tokens: { spacing, layout: own } }: ExportedTaste): string[] {
  return [
    spacing?.scale === undefined ? '' : `Spacing: ${spacing.scale.join(', ')}.`,
    named('Breakpoints', own?.breakpoints),
    named('Widths of content', own?.containers),
    named('Order of layers (`z-index`)', own?.z_order),
  ];
}

function depth({ tokens: { shadow, border } }: ExportedTaste): string[] {
  const shadows = Object.entries(shadow?.values ?? {}).map(([name, value]) => `**${name}**: \`${value}\``);
  return [list(shadows), named('Border widths', border?.values)];
}

const shapes = ({ tokens: { radius } }: ExportedTaste) => [named('Corner radii', radius?.values)];

function motion({ tokens: { motion: own } }: ExportedTaste): string[] {
  const easings = Object.entries(own?.easings ?? {}).map(([name, value]) => `**${name}**: \`${value}\``);
  return [named('Durations', own?.durations), list(easings)];
}

/** CSS of the components with the values of the tokens, their states and sizes. */
function components({ components: own, states, sizes, tokens, scheme }: ExportedTaste): string[] {
  const values = new Map(flatTokens(tokens, scheme).map(({ path, value }) => [path, value]));
  const css = (declared: Readonly<Record<string, string>> | undefined) =>
    Object.entries(declared ?? {}).map(
      ([property, value]) => `${property}: ${fillReferences(value, values)}`,
    );
  const line = (label: string, declared: Readonly<Record<string, string>> | undefined) => {
    const text = css(declared).join('; ');
    return text === '' ? [] : [`${label}: \`${text}\``];
  };
  return COMPONENT_NAMES.map((name) =>
    list([
      ...line(`**${name}**`, own[name]),
      ...STATE_NAMES.flatMap((state) => line(`${name}, ${state}`, states[name]?.[state])),
      ...Object.entries(sizes[name] ?? {}).flatMap(([size, declared]) => line(`${name}, ${size}`, declared)),
    ]),
  );
}

function dosAndDonts({ avoid, description }: ExportedTaste, rules: readonly AxisRule[]): string[] {
  const donts = [...avoid, ...rules.flatMap(({ dont }) => (dont === null ? [] : [withOwnNames(dont)]))];
  return [list([`Do: ${markdownText(description)}`, ...donts.map((item) => `Don't: ${item}`)])];
}

function named(label: string, values: Readonly<Record<string, string | number>> | undefined): string {
  const parts = Object.entries(values ?? {}).map(([name, value]) => `${name} ${value}`);
  return parts.length === 0 ? '' : `${label}: ${parts.join(', ')}.`;
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
