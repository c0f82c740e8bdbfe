import { stringify } from 'yaml';
import { otherScheme } from '../../../catalog/flat-tokens.ts';
import type { TokenValues } from '../../../catalog/tokens.ts';
import type { ExportedTaste, Exporter } from '../exporter.ts';
import { exportedComponents } from './components.ts';
import { googleProse } from './prose.ts';

type Colors = Readonly<Record<string, string>>;
type Tokens = Readonly<Record<string, string | number>>;

/** DESIGN.md in the alpha format of Google's design.md tools (https://github.com/google-labs-code/design.md). */
export const googleDesignMdExporter: Exporter = {
  id: 'google_design_md',
  file: 'google-design.md', // not DESIGN.md, which collides with design.md on case-insensitive file systems
  mediaType: 'text/markdown; charset=utf-8',
  fitsAgents: true,
  render(taste) {
    const { name, description, tokens } = taste;
    const colors = exportedColors(taste);
    const sections = {
      colors,
      typography: typography(tokens.type),
      rounded: tokens.radius?.values ?? {},
      spacing: spacing(tokens.spacing),
    };
    const frontmatter = {
      version: 'alpha',
      name,
      description,
      ...declaredOmissions(sections),
      ...Object.fromEntries(Object.entries(sections).filter(([, own]) => Object.keys(own).length > 0)),
      components: exportedComponents(taste, sections),
    };
    return `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n${googleProse(taste)}\n`;
  },
};

/** Colours of the first scheme by name; those of the other one with its name before theirs: `dark-primary`. */
function exportedColors({ tokens: { color }, scheme }: ExportedTaste): Colors {
  const other = otherScheme(scheme);
  const others = Object.entries(color[other] ?? {}).map(([name, value]) => [`${other}-${name}`, value]);
  return { ...withPrimary(color[scheme] ?? {}), ...Object.fromEntries(others) };
}

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
