import { markdownText } from '../text/markdown.ts';
import { HEADINGS } from './body.ts';
import type { CatalogEntry } from './entry.ts';
import { codeVariants } from './code-variants.ts';

const FENCES = { css: 'css', tailwind: 'css tailwind', react: 'tsx react' } as const;

/** `GET /api/styles/<slug>/design.md`: the frontmatter as written, and the body with the code in full. */
export function designMd(entry: CatalogEntry): string {
  const { body } = entry;
  const code = Object.entries(codeVariants(entry)).flatMap(([variant, text]) =>
    // Object.entries widens the keys of CodeVariants to string.
    text === '' ? [] : [`\`\`\`${FENCES[variant as keyof typeof FENCES]}\n${text.trimEnd()}\n\`\`\``],
  );
  return (
    [
      `---\n${entry.yaml}---`,
      `# ${markdownText(entry.name)}`,
      `> ${markdownText(entry.signature_move)}`,
      section(HEADINGS.signature_move, body.signature_move),
      section(HEADINGS.era_lineage, body.era_lineage),
      section(HEADINGS.doc_voice, body.doc_voice),
      section(HEADINGS.anti_patterns, body.anti_patterns.map((item) => `- ${item}`).join('\n')),
      section(HEADINGS.code, code.join('\n\n')),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function section(heading: string, text: string): string {
  return `## ${heading}\n\n${text}`;
}
