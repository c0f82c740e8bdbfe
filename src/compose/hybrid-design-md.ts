import { stringify } from 'yaml';
import { customProperty, flatTokens } from '../catalog/flat-tokens.ts';
import { markdownText } from '../text/markdown.ts';
import type { Hybrid } from './hybrid.ts';

/** Version of the text templates of a hybrid. */
export const COMPOSE_VERSION = 'v1-templated';

/** The hybrid as a catalog entry in Markdown: frontmatter and sections. */
export function hybridDesignMd(hybrid: Hybrid): string {
  const sections = [
    frontmatter(hybrid),
    `# ${markdownText(hybrid.name)}`,
    `> ${markdownText(hybrid.signatureMove)}`,
    `## Sources of each category\n\n${hybrid.sources.map(({ category, source }) => part(category, source.entry.name, hybrid)).join('\n')}`,
    moveSection(hybrid),
    tokenSection(hybrid),
    conflictSection(hybrid),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function frontmatter({ name, slug, signatureMove, theme, nested, tokens, sources }: Hybrid): string {
  const entry = {
    name,
    slug,
    tier: 'unrated',
    provenance: 'composed',
    theme,
    signature_move: signatureMove,
    grammar: nested,
    tokens,
    _compose: {
      version: COMPOSE_VERSION,
      sources: Object.fromEntries(sources.map(({ category, source }) => [category, source.entry.slug])),
    },
  };
  return `---\n${stringify(entry, { lineWidth: 0, aliasDuplicateObjects: false })}---`;
}

function part(category: string, brand: string, { grammar }: Hybrid): string {
  const values = Object.entries(grammar)
    .filter(([axis]) => axis.startsWith(`${category}.`))
    .map(([axis, value]) => `\`${axis.slice(category.length + 1)}\` ${markdownText(value)}`);
  return `- **${category}** from ${markdownText(brand)}${values.length === 0 ? '' : `: ${values.join(', ')}`}`;
}

/** Private brands have no signature move. */
function moveSection({ brands }: Hybrid): string {
  const moves = brands
    .filter(({ entry }) => entry.signature_move !== '')
    .map(({ entry }) => `- ${markdownText(`${entry.name}: ${entry.signature_move}`)}`);
  return moves.length === 0 ? '' : `## Signature moves of the sources\n\n${moves.join('\n')}`;
}

function tokenSection({ scheme, tokens }: Hybrid): string {
  const flat = flatTokens(tokens, scheme);
  if (flat.length === 0) return '';
  const lines = flat.map(({ path, value }) => `  ${customProperty(path)}: ${value};`);
  return `## Tokens\n\n\`\`\`css\n:root {\n${lines.join('\n')}\n}\n\`\`\``;
}

function conflictSection({ conflicts }: Hybrid): string {
  if (conflicts.length === 0) return '';
  return `## Conflicts\n\n${conflicts.map(({ subject, detail }) => `- \`${subject}\`: ${markdownText(detail)}`).join('\n')}`;
}
