import { startText, type Bands } from '../../src/grammar/bands.ts';
import { CATEGORIES, type Axis } from '../../src/grammar/axis.ts';
import { AXES, GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';

/** docs/AXES.md: the grammar with the definition of every value. */
export function axesPage(): string {
  const sections = CATEGORIES.map((category) => {
    const axes = (AXES as readonly Axis[]).filter(({ id }) => id.startsWith(`${category}.`));
    return `## ${category}\n\n${axes.map(axisSection).join('\n\n')}`;
  });
  return `# The grammar, version ${GRAMMAR_VERSION}

${AXES.length} axes in ${CATEGORIES.length} categories. Generated from \`src/grammar/axes/\` by \`npm run docs\`.

Each axis has these parts:

- **Reads**: the features (observations about a page) that the axis judges.
- **Ranges**: the thresholds of the engine. A value applies from its number up to the next one. A few differ slightly from the limits in the rules, because the engine rounds or has to assign every number to a value.
- **Rule**: the meaning of a value, for graders and readers.
- **Contract**: what a coding agent is told to do and not to do if the target has this value.
- **Words in a brief**: phrases that select the value. They are in the singular and in a shortened form; inflections and synonyms match too.

${sections.join('\n\n')}
`;
}

function axisSection(axis: Axis): string {
  const { id, question, values, texts, scale, needs, bands } = axis;
  const order = scale.kind === 'ordinal' ? 'Values are ordered.' : 'Values are not ordered.';
  const rules = values.map((value) => `| \`${value}\` | ${texts[value]?.rubric ?? ''} |`);
  const contract = values.map(
    (value) => `| \`${value}\` | ${texts[value]?.do ?? ''} | ${texts[value]?.dont ?? ''} |`,
  );
  const words = values.map((value) => `- \`${value}\`: ${texts[value]?.brief.join(', ') ?? ''}`);
  return `### \`${id}\`

${question} ${order} Reads: ${needs.map((need) => `\`${need}\``).join(', ')}.${bands.map(bandsLine).join('')}

| value | rule |
|---|---|
${rules.join('\n')}

| value | contract: do | contract: don't |
|---|---|---|
${contract.join('\n')}

Words in a brief:

${words.join('\n')}`;
}

function bandsLine({ of, unit, from }: Bands): string {
  const starts = from.map(({ value, from: start }) => `\`${value}\` ${startText(start)}`);
  return `\n\nRanges of ${of} (${unit}): ${starts.join(', ')}.`;
}
