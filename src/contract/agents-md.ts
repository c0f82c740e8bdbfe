import { CATEGORIES, type Axis, type Category, type ValueTexts } from '../grammar/axis.ts';
import { AXES, GRAMMAR_VERSION, type AxisId } from '../grammar/axes/index.ts';
import { PASS_FROM } from '../score/total.ts';
import type { Contract } from './contract.ts';
import { markdownText } from '../text/markdown.ts';
import { ruleContext, type RuleContext } from './rules/rule.ts';
import { writeRule } from './rules/write-rule.ts';
import { tokenSection } from './token-section.ts';

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
      : 'Follow every rule marked **required** exactly. Follow the others as closely as the content allows.';
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

function ruleOf({ id, texts }: ListedAxis, contract: Contract, context: RuleContext): string[] {
  const { grammar, open } = contract;
  const value = grammar[id] ?? open[id]?.value;
  const plain = value === undefined ? undefined : (texts as Readonly<Record<string, ValueTexts>>)[value];
  if (value === undefined || plain === undefined) return [];
  const rule = writeRule(id, value, context, plain);
  const notes = notesOf(id, contract);
  return [
    `- \`${id}\`${grammar[id] === undefined ? '' : ` = \`${value}\``}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
    `  - Do: ${rule.do}`,
    `  - Don't: ${rule.dont}`,
  ];
}

function notesOf(id: AxisId, { open, measures, required }: Contract): string[] {
  const own = open[id];
  const measure = measures[id] ?? '';
  return [
    ...(required.includes(id) ? ['**required**'] : []),
    ...(own === undefined ? [] : [`not scored: ${own.reason}`]),
    ...(measure === '' ? [] : [`basis: ${measure}`]),
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

function verifySection({ url, tokens, service }: Contract): string {
  const hasTokens = tokens.length > 0;
  const live =
    url === null
      ? ''
      : ' For a score against the current state of the source page, send its `target_url` instead of the target.';
  return `## Verify

Score your page, here \`page.html\`, against the target in the frontmatter of this file, here \`AGENTS.md\`:

${request(service, hasTokens)}

Send the text of linked stylesheets as \`css\`. If the service can reach your page, send \`url\` instead of \`html\`.${live}

You are finished when \`verdict\` is \`pass\`${hasTokens ? `: \`score\` and \`identity.score\` are at least ${PASS_FROM}` : `: \`score\` is at least ${PASS_FROM}`}, and nothing is in \`blocked_by\`. Required axes that \`fixes\` still lists are worth another try, but do not change the verdict.

Each entry of \`fixes\` states what to change (\`action\`) and the points it gains alone (\`predicted_delta\`). Those with a \`cumulative_delta\` go together: add their \`css\` in the order of the list, then score again. Where a fix contradicts a rule above, the rule counts.${hasTokens ? ' `identity.fixes` lists declarations in values of the tokens.' : ''}

Send the last answer as \`baseline\`: \`changes\` then states what got better or worse. If a rule cannot be followed here, send \`"waive": [{"name": "motion.budget", "reason": "…"}]\` with the axis${hasTokens ? ', or `identity.` and a part' : ''}.`;
}

/** Takes the target from the frontmatter, where each value stands on one line as JSON. */
function request(service: string, hasTokens: boolean): string {
  const field = (name: string) =>
    `  --argjson ${name} "$(sed -n 's/^  ${name}: //p' AGENTS.md | head -n 1)" \\`;
  const identity = hasTokens ? ', $target_tokens, identity: "required"' : '';
  return [
    '```sh',
    'jq -n --rawfile html page.html \\',
    field('target_grammar'),
    ...(hasTokens ? [field('target_tokens')] : []),
    `  '{$html, $target_grammar${identity}}' |`,
    `  curl -s -X POST '${service}/api/score' -H 'content-type: application/json' -d @-`,
    '```',
  ].join('\n');
}

type ListedAxis = Axis<AxisId>;

function axesOf(category: Category): readonly ListedAxis[] {
  return AXES.filter(({ id }) => id.startsWith(`${category}.`));
}
