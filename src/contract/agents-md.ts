import { CATEGORIES, type Axis, type Category } from '../grammar/axis.ts';
import { AXES, GRAMMAR_VERSION, type AxisId } from '../grammar/axes/index.ts';
import { PASS_FROM } from '../score/total.ts';
import type { Contract } from './contract.ts';
import { markdownText } from '../text/markdown.ts';
import { ruleContext, type RuleContext } from './rules/rule.ts';
import { writeRule } from './rules/write-rule.ts';
import { tokenSection } from './token-section.ts';

/** Placeholder for the user's page in example requests. */
const YOUR_PAGE = 'https://your-page.example/';

/** The contract as AGENTS.md: frontmatter for programs, rules for the coding agent. */
export function agentsMd(contract: Contract): string {
  const sections = [
    frontmatter(contract),
    introduction(contract),
    characterSection(contract),
    tokenSection(contract),
    ...CATEGORIES.map((category) => categorySection(category, contract)),
    unstatedSection(contract),
    verifySection(contract),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function frontmatter({ name, url, grammar, required, tokens, service }: Contract): string {
  const nested = CATEGORIES.flatMap((category) => {
    const axes = axesOf(category).filter(({ id }) => grammar[id] !== undefined);
    const lines = axes.map(
      ({ id }) => `    ${id.slice(category.length + 1)}: ${JSON.stringify(grammar[id])}`,
    );
    return lines.length === 0 ? [] : [`  ${category}:`, ...lines];
  });
  return [
    '---',
    `name: ${JSON.stringify(name)}`,
    ...(url === null ? [] : [`source_url: ${JSON.stringify(url)}`]),
    `grammar_version: ${JSON.stringify(GRAMMAR_VERSION)}`,
    ...listUnder('grammar:', nested, ' {}'),
    ...listUnder(
      'required_axes:',
      required.map((id) => `  - ${id}`),
      ' []',
    ),
    'verify:',
    `  endpoint: ${JSON.stringify(`${service}/api/score`)}`,
    `  pass_score: ${PASS_FROM}`,
    ...(url === null ? [] : [`  target_url: ${JSON.stringify(url)}`]),
    `  target_grammar: ${JSON.stringify(grammar)}`,
    ...(tokens.length === 0
      ? []
      : ['  identity: "required"', `  target_tokens: ${JSON.stringify(tokensByPath(tokens))}`]),
    '---',
  ].join('\n');
}

function listUnder(key: string, lines: readonly string[], empty: string): string[] {
  return lines.length === 0 ? [`${key}${empty}`] : [key, ...lines];
}

function introduction({ name, origin, required }: Contract): string {
  const must =
    required.length === 0
      ? 'No rule is required, because no value is certain enough. Follow each as closely as the content allows.'
      : 'Match every rule marked **required** exactly. Follow the others as closely as the content allows.';
  return `# Design contract: ${markdownText(name)}

Follow this contract whenever you create or change the user interface. ${origin}

${must} Where the contract states nothing, keep the existing design. Before you finish, run the check at the end.`;
}

function characterSection({ character }: Contract): string {
  if (character === null) return '';
  const { signature, avoid } = character;
  const never = avoid.length === 0 ? '' : `\n\nNever:\n\n${avoid.map((item) => `- ${item}`).join('\n')}`;
  return `## Signature move\n\n${signature}${never}`;
}

function categorySection(category: Category, contract: Contract): string {
  const context = ruleContext(contract);
  const rules = axesOf(category).flatMap((axis) => ruleOf(axis, contract, context));
  if (rules.length === 0) return '';
  return `## ${category.charAt(0).toUpperCase()}${category.slice(1)}\n\n${rules.join('\n')}`;
}

function ruleOf(
  { id, texts }: ListedAxis,
  { grammar, measures, required }: Contract,
  context: RuleContext,
): string[] {
  const value = grammar[id];
  const plain = value === undefined ? undefined : texts[value];
  if (value === undefined || plain === undefined) return [];
  const rule = writeRule(id, value, context, plain);
  const measure = measures[id];
  const note = [
    required.includes(id) ? '**required**' : null,
    measure === undefined || measure === '' ? null : `basis: ${measure}`,
  ].filter((part) => part !== null);
  return [
    `- \`${id}\` = \`${value}\`${note.length === 0 ? '' : ` (${note.join('; ')})`}`,
    `  - Do: ${rule.do}`,
    `  - Don't: ${rule.dont}`,
  ];
}

function unstatedSection({ unstated }: Contract): string {
  const lines = AXES.flatMap(({ id }) => {
    const reason = unstated[id];
    return reason === undefined ? [] : [`- \`${id}\`: ${reason}`];
  });
  if (lines.length === 0) return '';
  return `## Not stated\n\nThe source does not show these axes, so they have no rule:\n\n${lines.join('\n')}`;
}

function tokensByPath(tokens: Contract['tokens']): Readonly<Record<string, string>> {
  return Object.fromEntries(tokens.map(({ path, value }) => [path, value]));
}

function verifySection({ url, grammar, tokens, service }: Contract): string {
  const identity = tokens.length === 0 ? {} : { identity: 'required' };
  const own = tokens.length === 0 ? {} : { target_tokens: tokensByPath(tokens) };
  const pinned = request(service, { url: YOUR_PAGE, target_grammar: grammar, ...own, ...identity });
  const live =
    url === null
      ? ''
      : `\n\nScore your page against the current state of the source page:\n\n${request(service, { url: YOUR_PAGE, target_url: url, ...identity })}`;
  return `## Verify

Score your page against the fixed grammar${tokens.length === 0 ? '' : ' and tokens'} above:

${pinned}${live}

If no server can reach your page, send \`html\` (and \`css\`) instead of \`url\`.

You are finished when \`score\` is at least ${PASS_FROM}, \`blocked_by\` is absent and \`fixes\` contains no required axis. Each entry of \`fixes\` states what to change (\`action\`) and the points it gains (\`predicted_delta\`). Those with a \`cumulative_delta\` go together: add their \`css\` in the order of the list, then score again.${identityNote(tokens)}

Send the answer of the last score as \`baseline\`: \`changes\` then states what got better or worse. If a rule cannot be followed here, do not drop it silently: send \`"waive": [{"name": "motion.budget", "reason": "…"}]\` with the axis${tokens.length === 0 ? '' : ', or `identity.` and a part'}.`;
}

/** What has to be reached besides the score; empty for a contract without tokens. */
function identityNote(tokens: Contract['tokens']): string {
  if (tokens.length === 0) return '';
  return ` \`verdict\` also has to be \`pass\`: \`identity\` tells how closely the page keeps the tokens, and \`identity.fixes\` lists the declarations to change.`;
}

/** The body is in single quotes, so single quotes in URLs and font names are written as JSON escapes. */
function request(service: string, body: Readonly<Record<string, unknown>>): string {
  const quoted = JSON.stringify(body).replaceAll("'", String.raw`\u0027`);
  return `\`\`\`sh
curl -s -X POST '${service}/api/score' -H 'content-type: application/json' \\
  -d '${quoted}'
\`\`\``;
}

type ListedAxis = Axis<AxisId>;

function axesOf(category: Category): readonly ListedAxis[] {
  return AXES.filter(({ id }) => id.startsWith(`${category}.`));
}
