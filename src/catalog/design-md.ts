import { markdownText } from '../text/markdown.ts';
import { HEADINGS } from './body.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { groundSentences } from './ground/ground-sentences.ts';
import { completenessOf, groundShares } from './ground/published-ground.ts';
import { voiceText } from './voice-example.ts';
import { codeVariants } from './code-variants.ts';

const FENCES = { css: 'css', tailwind: 'css tailwind', react: 'tsx react' } as const;

/** `GET /api/styles/<slug>/design.md`: the frontmatter as written and computed, and the body with the code in full. */
export function designMd(entry: CatalogEntry): string {
  const { body } = entry;
  const code = Object.entries(codeVariants(entry)).flatMap(([variant, text]) =>
    // Object.entries widens the keys of CodeVariants to string.
    text === '' ? [] : [`\`\`\`${FENCES[variant as keyof typeof FENCES]}\n${text.trimEnd()}\n\`\`\``],
  );
  return (
    [
      `---\n${entry.yaml}${computedYaml(entry)}---`,
      `# ${markdownText(entry.name)}`,
      `> ${markdownText(entry.signature_move)}`,
      groundSentences(entry),
      section(HEADINGS.signature_move, body.signature_move),
      section(HEADINGS.era_lineage, body.era_lineage),
      section(HEADINGS.doc_voice, voiceText(entry.voice, body.doc_voice)),
      section(HEADINGS.anti_patterns, body.anti_patterns.map((item) => `- ${item}`).join('\n')),
      section(HEADINGS.code, code.join('\n\n')),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** Keys that the build computes. */
function computedYaml(entry: CatalogEntry): string {
  const shares = Object.entries(groundShares(entry)).map(
    ([part, own]) =>
      `  ${part}: { ${Object.entries(own)
        .map(([ground, share]) => `${ground}: ${share}`)
        .join(', ')} }\n`,
  );
  return [
    '# computed\n',
    `tier: ${entry.tier}\n`,
    `completeness: ${completenessOf(entry).share}\n`,
    `ground:\n${shares.join('')}`,
  ].join('');
}

function section(heading: string, text: string): string {
  return `## ${heading}\n\n${text}`;
}
