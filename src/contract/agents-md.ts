import { CATEGORIES, type Category } from '../grammar/axis.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import { frontmatter } from './frontmatter.ts';
import { FOLLOWS } from './settle/settle-taste.ts';
import { markdownText } from '../text/markdown.ts';
import { tokenSection } from './token-section.ts';
import { verifySection } from './verify-section.ts';
import { type AxisRule, rulesOf } from './written-rules.ts';

/** The contract as AGENTS.md: frontmatter for programs, rules for the coding agent. */
export function agentsMd(contract: Contract): string {
  const rules = rulesOf(contract);
  const sections = [
    frontmatter(contract),
    introduction(contract),
    characterSection(contract),
    tokenSection(contract),
    ...CATEGORIES.map((category) => categorySection(category, contract, rules)),
    unstatedSection(contract),
    verifySection(contract),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function introduction({ name, isNameQuoted, origin, required }: Contract): string {
  const must =
    required.length === 0
      ? 'No value is certain enough to be required: follow each rule as closely as the content allows.'
      : 'Rules marked `required` hold exactly, the others as closely as the content allows.';
  return `# Design contract: ${isNameQuoted ? `“${markdownText(name)}”` : markdownText(name)}

Follow this contract when you create or change the user interface. ${must} Where it states nothing, keep the existing design. Then verify.

${origin}`;
}

function characterSection({ character }: Contract): string {
  if (character === null) return '';
  const { signature, avoid } = character;
  const never = avoid.length === 0 ? '' : `\n\nNever:\n\n${avoid.map((item) => `- ${item}`).join('\n')}`;
  return `## Signature move\n\n${signature}${never}`;
}

function categorySection(category: Category, contract: Contract, rules: readonly AxisRule[]): string {
  const own = rules.filter(({ id }) => id.startsWith(`${category}.`));
  const parts = [
    ...(category === 'voice' ? voiceOf(contract) : []),
    ...(own.length === 0 ? [] : [own.flatMap((rule) => ruleLines(rule, contract)).join('\n')]),
  ];
  if (parts.length === 0) return '';
  return `## ${category.charAt(0).toUpperCase()}${category.slice(1)}\n\n${parts.join('\n\n')}`;
}

/** How the brand writes, in words; the rules below it are what a page is scored by. */
function voiceOf({ character }: Contract): string[] {
  const voice = character?.voice;
  if (voice === undefined) return [];
  return [voice.text, ...(voice.persona === null ? [] : [`Write as this person would: ${voice.persona}.`])];
}

function ruleLines(rule: AxisRule, contract: Contract): string[] {
  const value = contract.grammar[rule.id];
  const basis = basisOf(rule, contract);
  return [
    `- \`${rule.id}\`${value === undefined ? '' : ` = \`${value}\``}${noteOf(rule.id, contract)}: ${rule.do}`,
    ...(rule.dont === null ? [] : [`  - Don't: ${rule.dont}`]),
    ...(basis === null ? [] : [`  - Basis: ${basis}`]),
  ];
}

function noteOf(id: AxisId, { open, required }: Contract): string {
  const own = open[id];
  if (own !== undefined) return ` (not scored: ${own.reason})`;
  return required.includes(id) ? ' (required)' : '';
}

/** Why the value holds; a rule that names tokens or a number says enough, unless the graded value is another. */
function basisOf({ id, do: positive }: AxisRule, { measures }: Contract): string | null {
  const basis = measures[id] ?? null;
  const isSaid = positive.includes('`--') || SAID.has(id);
  return isSaid && basis?.startsWith(FOLLOWS) !== true ? null : basis;
}

const SAID: ReadonlySet<AxisId> = new Set(
  AXES.filter(({ ruleSaysAll }) => ruleSaysAll === true).map(({ id }) => id),
);

function unstatedSection({ unstated }: Contract): string {
  const lines = AXES.flatMap(({ id }) => {
    const reason = unstated[id];
    return reason === undefined ? [] : [`- \`${id}\`: ${reason}`];
  });
  if (lines.length === 0) return '';
  return `## Not stated\n\nThese axes have no rule, for the reason given:\n\n${lines.join('\n')}`;
}
