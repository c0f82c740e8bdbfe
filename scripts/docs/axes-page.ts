import { CATEGORIES, type Axis } from '../../src/grammar/axis.ts';
import { AXES, GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';

/** docs/AXES.md: the grammar with the rule of every value. */
export function axesPage(): string {
  const sections = CATEGORIES.map((category) => {
    const axes = (AXES as readonly Axis[]).filter(({ id }) => id.startsWith(`${category}.`));
    return `## ${category}\n\n${axes.map(axisSection).join('\n\n')}`;
  });
  return `# The grammar, version ${GRAMMAR_VERSION}

${AXES.length} axes in ${CATEGORIES.length} categories. Generated from \`src/grammar/axes/\` by \`npm run docs\`.

${sections.join('\n\n')}
`;
}

function axisSection({ id, question, values, texts, scale, needs }: Axis): string {
  const rows = values.map((value) => `| \`${value}\` | ${texts[value]?.rubric ?? ''} |`).join('\n');
  const order = scale.kind === 'ordinal' ? 'Values stand in order.' : 'Values stand side by side.';
  return `### \`${id}\`

${question} ${order} Reads: ${needs.map((need) => `\`${need}\``).join(', ')}.

| value | rule |
|---|---|
${rows}`;
}
